/** Dead styles. The compiler reports the unused rules of a component; these are the style sheets that several share. */

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../src");
const STYLE = /<style>[^]*?<\/style>/g;
const files = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(ts|js|svelte|css)$/.test(file) && file !== "wire.ts")
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), "utf8") }));
const sheets = files.filter(({ file }) => file.endsWith(".css"));

test("each class of a shared style sheet is in some markup", () => {
  const said = files
    .filter((one) => !sheets.includes(one))
    .map(({ text }) => text.replace(STYLE, ""))
    .join("\n");
  const words = new Set(said.match(/[A-Za-z][\w-]*/g));
  /** The beginnings of classes that end with a value, such as `tab-${tab}`. */
  const begun = [...said.matchAll(/([a-z]+-)(?=\$?\{)/g)].map(([, start = ""]) => start);
  const unused = sheets.flatMap(({ file, text }) =>
    [...text.replace(/\/\*[^]*?\*\/|\{[^{};]*:[^{}]*\}/g, "{}").matchAll(/\.([A-Za-z][\w-]*)/g)]
      .map(([, name = ""]) => name)
      .filter((name) => !words.has(name) && !begun.some((start) => name.startsWith(start)))
      .map((name) => `${file}: ${name}`),
  );
  expect(sheets.length).toBeGreaterThan(8);
  expect([...new Set(unused)]).toEqual([]);
});

test("each variable of the styles is used", () => {
  const all = files.map(({ text }) => text).join("\n");
  const used = new Set(all.match(/(?<=var\(|["'`])--[\w-]+/g));
  const set = sheets.flatMap(({ text }) => text.match(/^\s*--[\w-]+(?=:)/gm) ?? []);
  expect(set.length).toBeGreaterThan(60);
  expect([...new Set(set.map((name) => name.trim()))].filter((name) => !used.has(name))).toEqual(
    [],
  );
});

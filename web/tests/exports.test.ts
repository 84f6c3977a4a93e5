/** Dead code of the page: an export that no other file names is not needed, or need not be exported. */

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const EXPORT =
  /^export (?:async |abstract )*(?:const|let|function\*?|class|type|interface) ([\w$]+)/gm;
const MEMBER =
  /^ {2}(?:(?:static|async|get|set|readonly|protected|private|override|abstract) )*#?([a-zA-Z_$][\w$]*)[(<=:!? ]/gm;
const files = ["src", "tests", "../tests"].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|mjs|svelte)$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(ROOT, folder, file), "utf8") })),
);

const users = new Map<string, Set<string>>();
const count = new Map<string, number>();
for (const { file, text } of files)
  for (const [word] of text.matchAll(/[\w$]+/g)) {
    users.set(word, (users.get(word) ?? new Set()).add(file));
    count.set(word, (count.get(word) ?? 0) + 1);
  }

test("what a file exports, another one uses", () => {
  const unused = files.flatMap(({ file, text }) =>
    [...text.matchAll(EXPORT)]
      .map(([, name = ""]) => name)
      .filter((name) => file !== "wire.ts" && users.get(name)?.size === 1)
      .map((name) => `${file}: ${name}`),
  );
  expect(files.length).toBeGreaterThan(400);
  expect(unused).toEqual([]);
});

test("what a class has, something uses", () => {
  const members = files
    .filter(({ file, text }) => file.endsWith(".ts") && /^(export )?(abstract )?class /m.test(text))
    .flatMap(({ file, text }) =>
      [...text.matchAll(MEMBER)].map(([, name = ""]) => ({ file, name })),
    );
  expect(members.length).toBeGreaterThan(400);
  expect(members.filter(({ name }) => count.get(name) === 1)).toEqual([]);
});

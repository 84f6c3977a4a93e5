import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";

const SOURCE = new URL("../src/", import.meta.url);
const files = readdirSync(SOURCE, { recursive: true }).map(String);
const read = (file: string): string => readFileSync(new URL(file, SOURCE), "utf8");
const words = new Set(
  files
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .flatMap((file) => read(file).match(/[a-z_][\w-]*/gi) ?? []),
);

/** Class names that are composed of a word and a value. */
const MADE = /^(tab|pile)-/;

test("each class of the shared styles is one that the page has", () => {
  const unused = files
    .filter((file) => file.endsWith(".css"))
    .flatMap((file) => {
      const plain = read(file).replaceAll(/\/\*[^]*?\*\/|url\([^)]*\)/g, "");
      return (plain.match(/\.[a-z_][\w-]*/gi) ?? []).map((name) => name.slice(1));
    })
    .filter((name) => !words.has(name) && !MADE.test(name));
  expect(unused).toEqual([]);
});

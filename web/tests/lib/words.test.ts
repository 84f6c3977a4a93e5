import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { FluentResource } from "@fluent/bundle";
import { LANGUAGES } from "../../src/lib/languages";
import { makeWords, percent, percentLeft } from "../../src/lib/words.svelte";
import type { Catalogue } from "../../src/wire";

const text = (language: string) =>
  readFileSync(new URL(`../../locales/${language}.ftl`, import.meta.url), "utf8");
const engine = (path: string) =>
  readFileSync(new URL(`../../../src/sandtable/${path}`, import.meta.url), "utf8");
const ids = (language: string) =>
  new FluentResource(text(language)).body.map(({ id }) => id).sort();

/** Return the catalogue as the server would send it. */
const catalogue = (language: string): Catalogue => ({
  language,
  texts: [
    `words/locales/${language}.ftl`,
    `undaunted/locales/${language}.ftl`,
    `undaunted/normandy/locales/${language}.ftl`,
  ].map(engine),
  arguments: JSON.parse(engine("words/arguments.json")) as Catalogue["arguments"],
});

describe("the texts of the page", () => {
  test("say the same things in every language", () => {
    for (const language of LANGUAGES) expect(ids(language)).toEqual(ids("en"));
  });

  test("have every line read: none is lost to a slip of the pen", () => {
    for (const language of LANGUAGES) {
      const written = text(language).match(/^[a-z][\w-]* =/gm) ?? [];
      expect(ids(language)).toHaveLength(written.length);
      expect(new Set(ids(language)).size).toBe(written.length);
    }
  });

  test("begin with web-", () => {
    for (const id of ids("en")) expect(id).toMatch(/^web-/);
  });
});

describe("two shares of a whole", () => {
  test("shown together are 100 percent", () => {
    for (let share = 0; share <= 1; share += 0.0025) {
      const [first, second] = [percent(share), percentLeft(share)].map((one) => parseInt(one, 10));
      expect([share, (first ?? 0) + (second ?? 0)]).toEqual([share, 100]);
    }
  });
});

describe("words", () => {
  test("of the page may use the game's names in all their forms", () => {
    const say = (language: string) => {
      const { words } = makeWords(language, text(language), catalogue(language));
      return words.say("web-waiting", { side: "de" });
    };
    expect(LANGUAGES.map(say)).toEqual([
      "Waiting for the Germans.",
      "Most a németek választanak.",
      "Kolej: Niemcy.",
      "Aguardando os alemães.",
    ]);
  });

  test("need no title for what is said everywhere", () => {
    const { words } = makeWords("en", text("en"), null);
    expect(words.say("web-round", { round: 3 })).toBe("Round 3");
  });

  test("do not end a line with a Polish word of one letter", () => {
    const { words } = makeWords(
      "pl",
      "web-x = Zapisz i w ten sposób (a nie tu) { $n } z nich",
      null,
    );
    expect(words.say("web-x", { n: 2 })).toBe(
      "Zapisz i\u00a0w\u00a0ten sposób (a\u00a0nie tu) 2 z\u00a0nich",
    );
    const english = makeWords("en", "web-x = Save a copy", null).words;
    expect(english.say("web-x")).toBe("Save a copy");
  });

  test("count as the language counts", () => {
    const { words } = makeWords("pl", text("pl"), catalogue("pl"));
    const said = [1, 2, 5].map((count) => words.say("web-playable-left", { count }));
    expect(said).toEqual([
      "Do zagrania została 1 karta.",
      "Do zagrania zostały 2 karty.",
      "Do zagrania zostało 5 kart.",
    ]);
  });
});

test("every text the page asks for is there", () => {
  const known = new Set(ids("en"));
  const sources = import.meta.glob<string>("../../src/**/*.{ts,svelte}", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const asked = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/["'](web-[a-z0-9-]+[a-z0-9])["']/g)].map(([, key]) => key),
  );
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((key) => key !== undefined && !known.has(key))).toEqual([]);
});

import { describe, expect, test } from "vitest";
import { LANGUAGES, addressOf, languageName } from "../../src/lib/languages";

describe("languages", () => {
  test("are the files of web/locales, English first", () => {
    expect(LANGUAGES).toEqual(["en", "hu", "pl", "pt-BR"]);
    for (const language of LANGUAGES) expect(addressOf(language)).toBeTruthy();
    expect(addressOf("xx")).toBeUndefined();
  });

  test("are called by their own names", () => {
    expect(LANGUAGES.map(languageName)).toEqual([
      "English",
      "Magyar",
      "Polski",
      "Português (Brasil)",
    ]);
  });
});

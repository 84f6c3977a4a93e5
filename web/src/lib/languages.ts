/** The languages of the page: one for each file of `web/locales`, English first. */

/** Where the texts of each language are: they are no script, and only one language is needed. */
const LOCALES = import.meta.glob<string>("../../locales/*.ftl", {
  query: "?url",
  import: "default",
  eager: true,
});

const languageOf = (path: string): string => path.replace(/^.*\/|\.ftl$/g, "");

const ADDRESSES = new Map(
  Object.entries(LOCALES).map(([path, address]) => [languageOf(path), address]),
);

export const LANGUAGES: readonly string[] = [
  "en",
  ...[...ADDRESSES.keys()].filter((language) => language !== "en").sort(),
];

/** The file with the page's texts in a language. */
export const addressOf = (language: string): string | undefined => ADDRESSES.get(language);

/** A language in its own words, so that one finds the way back. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

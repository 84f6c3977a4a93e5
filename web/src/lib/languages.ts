/** The languages of the page: one for each file in `web/locales`, English first. */

/**
 * The addresses of the text files. They are assets, not modules, because only one language is
 * needed.
 */
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

/** Return the address of the file with the page's texts in a language. */
export const addressOf = (language: string): string | undefined => ADDRESSES.get(language);

/** Return the name of a language in that language, so that its speakers recognise it. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

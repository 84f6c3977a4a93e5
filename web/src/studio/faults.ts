/** Texts of errors. */

import { capital, hasWords, sentence, t } from "../lib/words.svelte";
import type { TextFault } from "../wire";

export function faultText({ key, args, message }: TextFault): string {
  const word = `fault-${key}`;
  if (!hasWords(word)) return capital(message);
  try {
    return sentence(word, args);
  } catch {
    // If a name has no grammatical forms, the English message is used.
    return capital(message);
  }
}

/** Format a time of day in the page's language. */
export const clockTime = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    hour: "2-digit",
    minute: "2-digit",
  }).format(at);

/** Format the number of errors. */
export const faultCount = (count: number): string => t("web-studio-faults", { count });

/** Faults in words. */

import { capital, hasWords, sentence, t } from "../lib/words.svelte";
import type { TextFault } from "../wire";

export function faultText({ key, args, message }: TextFault): string {
  const word = `fault-${key}`;
  if (!hasWords(word)) return capital(message);
  try {
    return sentence(word, args);
  } catch {
    // Without a form for a name the English message still tells.
    return capital(message);
  }
}

/** The time of day, as the page's language writes it. */
export const clockTime = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    hour: "2-digit",
    minute: "2-digit",
  }).format(at);

/** How many faults, in words. */
export const faultCount = (count: number): string => t("web-studio-faults", { count });

/** Names of keys, as the list of shortcuts shows them. */

/** Whether a shortcut is a single letter, with Shift at most. These can be switched off. */
export const isLetter = (keys: string): boolean =>
  keys.split(/, | /).every((key) => /^(Shift\+)?[A-Z]$/.test(key));

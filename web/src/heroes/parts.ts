/** Where the parts of this table are that lessons point at, as selectors. */
export const PARTS: Readonly<Record<string, string>> = {
  turns: ".bar .turns",
  tokens: ".token",
  orders: ".ordtrack",
  army: ".plates",
  hand: ".tray .cards",
  verbs: ".verbs",
  sum: ".askbox .sight",
  chance: ".askbox .chance",
};

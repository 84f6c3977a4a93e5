/** Selectors of the parts of this table that lessons point at. */
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

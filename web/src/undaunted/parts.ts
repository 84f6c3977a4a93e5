/** Selectors of the parts of this table that lessons point at. */
export const PARTS: Readonly<Record<string, string>> = {
  score: ".bar .score",
  round: ".bar .roundbox",
  holder: ".init",
  cards: ".hand .card:not(.off)",
  initiative: ".hand .card:not(.off) .ini",
  actions: ".hand .card:not(.off) .acts",
  piles: ".mine",
  foe: ".rail.l .foe",
  supply: ".rail.l .supply:last-of-type",
  sum: ".pop .bd, .step .bd",
};

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { aims, spokenEvent } from "../../src/heroes/goals";
import { purposeOf } from "../../src/heroes/speech";
import type { HeroesGame } from "../../src/heroes/game.svelte";
import { openTitle, setLanguage, startWords } from "../../src/lib/words.svelte";
import type { ScenarioInfo, SkirmishInfo, TrackEvent } from "../../src/wire";

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");

/** Simulates the server: the texts of the page, and those of Heroes. */
function answer(address: string): Response {
  const language = /(pt-BR|pl|hu|en)/.exec(address.replace(/^.*(locales|words)/, ""))?.[1] ?? "en";
  if (address.endsWith(".ftl")) return new Response(read(`web/locales/${language}.ftl`));
  const table = [
    read("src/sandtable/words/arguments.json"),
    read("src/sandtable/heroes/locales/arguments.json"),
  ].map((text) => JSON.parse(text) as Record<string, object>);
  const parts = ["words", "heroes", "heroes/normandie"].map((part) =>
    read(`src/sandtable/${part}/locales/${language}.ftl`),
  );
  const merged = Object.fromEntries(
    ["kinds", "owners", "optional", "moves"].map((key) => [
      key,
      { ...table[0]?.[key], ...table[1]?.[key] },
    ]),
  );
  return Response.json({ language, texts: parts, arguments: merged });
}

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  vi.stubGlobal("fetch", (address: string | URL | Request) =>
    Promise.resolve(answer(address instanceof Request ? address.url : String(address))),
  );
  await startWords();
  await openTitle("heroes-of-normandie");
});

const event = (kind: string, change: Partial<TrackEvent> = {}): TrackEvent => ({
  turn: 2,
  side: "us",
  kind,
  at: "turn",
  number: 0,
  card: "",
  item: "",
  ...change,
});

describe("H20: events on the turn track are told in words", () => {
  test("with the names of cards, which are given by their ids", () => {
    expect(spokenEvent(event("card", { card: "howitzer_m101" }))).toBe(
      "Event: US: the card “M101 Howitzer”",
    );
  });

  test("with their number, and with the moment where it is not the start of the turn", () => {
    expect(spokenEvent(event("cards", { number: 2, side: "de", at: "supply" }))).toBe(
      "Event: German: draw 2 cards (at the start of the Supply Phase)",
    );
    expect(spokenEvent(event("bonus", { at: "end" }))).toBe(
      "Event: US: a bonus tactic (at the end of the Supply Phase)",
    );
    expect(spokenEvent(event("special_order"))).toBe("Event: US: a special order");
    expect(spokenEvent(event("orders", { number: 1, side: "both" }))).toBe(
      "Event: both armies: 1 more order",
    );
    expect(spokenEvent(event("arrival"))).toBe("Event: US: units arrive");
    const files = { side: "both", item: "papers" };
    expect(spokenEvent(event("item", files))).toBe("new on the map: the files");
  });

  test("in every language", async () => {
    for (const language of ["pl", "hu", "pt-BR", "en"] as const) {
      await setLanguage(language);
      for (const kind of ["arrival", "cards", "bonus", "special_order", "orders"]) {
        expect(spokenEvent(event(kind, { number: 2 }))).not.toContain("web-");
      }
      expect(spokenEvent(event("card", { card: "p47_thunderbolt" }))).toContain("P47");
    }
  });
});

const BLOCKHOUSE = { name: "target", id: "house_2x2", called: "blockhouse" };
const plan = {
  overlays: [BLOCKHOUSE],
  armies: [
    {
      id: "us",
      aims: [
        { kind: "demolish", objectives: [], item: "", unit: "", structure: "target", number: 0 },
      ],
    },
  ],
  items: [
    { name: "dynamite", blows_up: "target", fires: "", reach: 0 },
    { name: "detonator", blows_up: "", fires: "dynamite", reach: 7 },
    { name: "papers", blows_up: "", fires: "", reach: 0 },
  ],
} as unknown as SkirmishInfo;

describe("H19: a structure to destroy", () => {
  test("is called by the name it has in the scenario", () => {
    expect(aims({ skirmish: plan } as ScenarioInfo, "us")).toEqual(["destroy the blockhouse"]);
  });

  test("and the items that destroy it say what they are for", () => {
    const game = { plan } as unknown as HeroesGame;
    expect(purposeOf(game, "dynamite")).toContain("Target: the blockhouse.");
    expect(purposeOf(game, "detonator")).toContain("within 7 squares");
    expect(purposeOf(game, "detonator")).toContain("sets off the dynamite");
    expect(purposeOf(game, "papers")).toBe("");
  });
});

/**
 * The texts in the language of the page. Everything here is reactive: changing the language or
 * opening another title updates every text on the screen.
 */

import { Words, type ArgumentTable, type Arguments } from "../words.mjs";
import type { EventFields } from "../table/events";
import type { Ask, Catalogue, TitleNames } from "../wire";
import { api } from "./api";
import { begun } from "./preloaded";
import { breathe } from "./scheduling";
import { addressOf } from "./languages";
import { splitMove } from "./moves";
import { renew } from "./renewal.svelte";
import { settings } from "./settings.svelte";

const NO_ARGUMENTS: ArgumentTable = { kinds: {}, owners: {}, optional: {}, moves: {} };

const texts = new Map<string, Promise<string>>();
const catalogues = new Map<string, Promise<Catalogue>>();

/** The texts in use, with their argument table and title. */
interface Current {
  words: Words;
  table: ArgumentTable;
  title: string | null;
}

let current = $state.raw<Current | null>(null);
let wished: { language: string; title: string | null } = { language: "en", title: null };

/** Load something once. After a failure it may be loaded again. */
function once<T>(kept: Map<string, Promise<T>>, key: string, read: () => Promise<T>): Promise<T> {
  let found = kept.get(key);
  if (found === undefined) {
    found = read();
    kept.set(key, found);
    found.catch(() => kept.delete(key));
  }
  return found;
}

const interfaceText = (language: string): Promise<string> =>
  once(texts, language, async () => {
    const address = addressOf(language);
    if (address === undefined) throw new Error(`no translations for ${language}`);
    const answer = await (begun(address) ?? fetch(address));
    if (answer.status === 404) void renew();
    if (!answer.ok) throw new Error(`cannot load translations for ${language}`);
    return answer.text();
  });

/** Loads the texts of a title in a language. */
type ReadCatalogue = (title: string, language: string) => Promise<Catalogue>;

const catalogue: ReadCatalogue = (title, language) =>
  once(catalogues, `${title} ${language}`, () => api.catalogue(title, language));

/** In Polish a line does not end with a word of one letter: join it to the next one. */
const HANGING = /[\s(„](?:[aiouwz] )+(?=\S)/gi;
const joined = (language: string, text: string): string =>
  language === "pl"
    ? text.replace(HANGING, (found) => found.slice(0, 1) + found.slice(1).replaceAll(" ", "\u00a0"))
    : text;

/** Combine the texts. The interface's texts come last and may use the game's terms. */
export function makeWords(
  language: string,
  text: string,
  game: Catalogue | null,
): { words: Words; table: ArgumentTable } {
  const given = (game?.arguments ?? NO_ARGUMENTS) as ArgumentTable;
  const table = { ...given, kinds: { ...given.kinds } };
  const texts = [...(game?.texts ?? []), text].map((one) => joined(language, one));
  return { words: new Words(language, texts, table), table };
}

async function load(): Promise<void> {
  const { language, title } = wished;
  const [text, game] = await Promise.all([
    interfaceText(language),
    title === null ? null : catalogue(title, language),
  ]);
  // A later call may have changed the language or the title.
  if (wished.language !== language || wished.title !== title) return;
  current = { ...makeWords(language, text, game), title };
  document.documentElement.lang = language;
}

/** Load the page's own texts. Await this before rendering anything. */
export async function startWords(): Promise<void> {
  wished = { language: settings.language, title: null };
  await load();
}

/** Load the texts of a title in the language of the page; `read` may have a copy of them. */
export async function openTitle(title: string, read?: ReadCatalogue): Promise<void> {
  if (wished.title === title && current?.title === title) return;
  wished = { ...wished, title };
  const { language } = wished;
  if (read !== undefined)
    await once(catalogues, `${title} ${language}`, () => read(title, language));
  await load();
}

/** The names of all titles, for pages that list them. */
let names = $state.raw<Readonly<Record<string, string>>>({});
let named = false;

/** Load the names of all titles. */
export async function nameTitles(
  read: (language: string) => Promise<TitleNames> = api.names,
): Promise<void> {
  named = true;
  const { language } = wished;
  const told = await read(language);
  if (wished.language === language) names = told.names;
}

/** Return the name of a title, or an empty string before it is loaded. */
export function titleName(title: string): string {
  return names[title] ?? "";
}

/** The texts of titles in lists, besides the open one. */
let others = $state.raw<ReadonlyMap<string, Words>>(new Map());
const listed = new Set<string>();

async function loadOthers(): Promise<void> {
  if (listed.size === 0) return;
  const { language } = wished;
  const text = await interfaceText(language);
  const made = new Map<string, Words>();
  for (const title of listed) {
    const game = await catalogue(title, language);
    await breathe();
    made.set(title, makeWords(language, text, game).words);
  }
  if (wished.language === language) others = made;
}

/** Load the texts of these titles for lists, independently of the open one. */
export async function listTitles(titles: readonly string[]): Promise<void> {
  const fresh = titles.filter((title) => !listed.has(title));
  for (const title of fresh) listed.add(title);
  if (fresh.length > 0) await loadOthers();
}

/** Return the texts of a title in a list, or null before they are loaded. */
export function wordsOf(title: string): Words | null {
  return others.get(title) ?? null;
}

export async function setLanguage(language: string): Promise<void> {
  wished = { ...wished, language };
  await Promise.all([load(), loadOthers(), named ? nameTitles() : null]);
  settings.language = language;
}

/** Whether the texts of this title are loaded. */
export function speaks(title: string): boolean {
  return current?.title === title;
}

function words(): Words {
  if (current === null) throw new Error("translations not loaded yet");
  return current.words;
}

/** Return a text of the interface or the catalogue by its key. */
export function t(key: string, args: Arguments = {}): string {
  if (current === null) return "";
  const { kinds } = current.table;
  for (const [name, value] of Object.entries(args)) {
    // Arguments of the interface are plain text. Only the catalogue has names with forms.
    if (typeof value === "string" && !(name in kinds)) kinds[name] = "text";
  }
  return current.words.say(key, args);
}

/** Whether a key has a text. */
export const hasWords = (key: string): boolean => current?.words.has(key) ?? false;

/** Return a text as a whole sentence, capitalised: it may start with a name in lower case. */
export function sentence(key: string, args: Arguments = {}): string {
  return capital(t(key, args));
}

/** Capitalise a text. */
export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(language()) + text.slice(1);
}

/** Arguments that contain squares. The server uses lower case, the map upper case. */
const SQUARES: ReadonlySet<string> = new Set([
  "cell",
  "target_cell",
  "second_cell",
  "start",
  "crossing",
]);
const onTheMap = (name: string, value: unknown): unknown =>
  SQUARES.has(name) && typeof value === "string" ? value.toUpperCase() : value;

/** Return the sentence for an event, without its number and the state after it. */
export function sayEvent(event: EventFields): string {
  const { n: _, now: _now, ...said }: Record<string, unknown> = { ...event };
  const named = Object.fromEntries(
    Object.entries(said).map(([name, value]) => [name, onTheMap(name, value)]),
  );
  return words().event(named as { kind: string } & Arguments);
}

export function sayPrompt(ask: Ask): string {
  return words().prompt(ask);
}

/** Return the label of a move such as "at de.rifleman_a", for a button. */
export function sayOption(move: string, ask?: Ask): string {
  const { kind, arg } = splitMove(move);
  const [name = ""] = current?.table.moves[kind] ?? [];
  return words().option({ kind, arg: String(onTheMap(name, arg)) }, ask);
}

/** Return the label of a step of a line, with the arguments of its question. */
export function sayStep({ move, args }: { move: string; args: Record<string, unknown> }): string {
  return words().option(splitMove(move), { args: args as Arguments });
}

export function sayRefusal(key: string): string {
  return words().refusal({ key });
}

export const card = (id: string): string => words().card(id);
export const side = (id: string): string => words().side(id);
export const tile = (code: string): string => words().tile(code);
export const action = (verb: string): string => words().action(verb);
export const pile = (name: string): string => words().pile(name);
export const ending = (name: string): string => words().ending(name);
/** Generated battles share one set of texts, and built armies do not change a scenario's texts. */
const told = (id: string): string =>
  /^(battle|random|made)-/.exec(id)?.[1] ?? id.split(/[~+]/)[0] ?? id;
/** Return the name of a scenario, with the handicap that its id contains. */
const withHandicap = (all: Words, id: string): string => {
  const [, helped, grade] = /\+([a-z]+)([1-3])(?=~|$)/.exec(id) ?? [];
  const name = all.scenario(told(id));
  return helped === undefined ? name : `${name} (${"●".repeat(Number(grade))} ${all.side(helped)})`;
};
export const scenario = (id: string): string => withHandicap(words(), id);
export const history = (id: string): string => words().history(told(id));
export const brief = (id: string): string => words().brief(told(id));
/**
 * Return the name of a scenario in a list, or an empty string before its title's texts are loaded.
 */
export function scenarioOf(title: string, id: string): string {
  const all = wordsOf(title);
  return all === null ? "" : withHandicap(all, id);
}

/** Return the current language of the page. */
export function language(): string {
  return current?.words.language ?? "en";
}

/** Return a name, followed by the count if it is greater than 1. */
export const times = (name: string, count: number): string =>
  count > 1 ? `${name} ×${count}` : name;

/** Format a share as a whole percentage in the current language. */
export function percent(share: number): string {
  return percentage(share, 0);
}

/** Format the rest of a share, so that both displayed percentages add up to 100. */
export function percentLeft(share: number): string {
  // Use the displayed rounding: Math.round sometimes rounds half a per cent differently.
  const shown = parseInt(share.toLocaleString("en", { style: "percent" }), 10);
  return percent((100 - shown) / 100);
}

/** Format a share as a percentage with a number of decimals. */
export function percentage(share: number, digits: number): string {
  const style: Intl.NumberFormatOptions = {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  };
  return new Intl.NumberFormat(language(), style).format(share);
}

/** Format a number with a number of decimals. */
export function decimal(value: number, digits = 1): string {
  const style = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  // Adding 0 turns -0 into 0.
  return new Intl.NumberFormat(language(), style).format(Number(value.toFixed(digits)) + 0);
}

/** Format a number with its sign, including a plus. */
export function signed(value: number, digits = 1): string {
  const sign = Number(value.toFixed(digits)) > 0 ? "+" : "";
  return sign + decimal(value, digits).replace("-", "−");
}

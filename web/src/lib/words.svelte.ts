/**
 * The language of the page. Everything here is reactive: switching the language or opening another
 * title changes every sentence on the screen at once.
 */

import { Words } from "../words.mjs";
import type { ArgumentTable, Arguments } from "../words.mjs";
import type { EventFields } from "../table/events";
import type { Ask, Catalogue } from "../wire";
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

/** The words in use, with the table they were made with. */
interface Current {
  words: Words;
  table: ArgumentTable;
  title: string | null;
}

let current = $state.raw<Current | null>(null);
let wished: { language: string; title: string | null } = { language: "en", title: null };

/** Reads something once; when that fails it may be tried again. */
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

const catalogue = (title: string, language: string): Promise<Catalogue> =>
  once(catalogues, `${title} ${language}`, () => api.catalogue(title, language));

/** Puts the words together. The interface's texts come last and may use the game's names. */
export function makeWords(
  language: string,
  text: string,
  game: Catalogue | null,
): { words: Words; table: ArgumentTable } {
  const given = (game?.arguments ?? NO_ARGUMENTS) as ArgumentTable;
  const table = { ...given, kinds: { ...given.kinds } };
  return { words: new Words(language, [...(game?.texts ?? []), text], table), table };
}

async function load(): Promise<void> {
  const { language, title } = wished;
  const [text, game] = await Promise.all([
    interfaceText(language),
    title === null ? null : catalogue(title, language),
  ]);
  // A later wish may have overtaken this one.
  if (wished.language !== language || wished.title !== title) return;
  current = { ...makeWords(language, text, game), title };
  document.documentElement.lang = language;
}

/** Loads the page's own texts; to be awaited before anything is shown. */
export async function startWords(): Promise<void> {
  wished = { language: settings.language, title: null };
  await load();
}

/** Loads a title's words in the language of the page. */
export async function openTitle(title: string): Promise<void> {
  if (wished.title === title && current?.title === title) return;
  wished = { ...wished, title };
  await load();
}

/** What the titles are called, for a shelf that shows them all. */
let names = $state.raw<Readonly<Record<string, string>>>({});
let named = false;

/** Makes the names of all titles known. */
export async function nameTitles(): Promise<void> {
  named = true;
  const { language } = wished;
  const told = await api.names(language);
  if (wished.language === language) names = told.names;
}

/** The name of a title; empty while it is not known. */
export function titleName(title: string): string {
  return names[title] ?? "";
}

/** The words of other titles than the open one, for lists that name games of several. */
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

/** Makes the names of these titles known, whichever of them is open. */
export async function listTitles(titles: readonly string[]): Promise<void> {
  const fresh = titles.filter((title) => !listed.has(title));
  for (const title of fresh) listed.add(title);
  if (fresh.length > 0) await loadOthers();
}

/** The words of a title on a list; null while they are not there. */
export function wordsOf(title: string): Words | null {
  return others.get(title) ?? null;
}

export async function setLanguage(language: string): Promise<void> {
  wished = { ...wished, language };
  await Promise.all([load(), loadOthers(), named ? nameTitles() : null]);
  settings.language = language;
}

/** Whether the words of this title are there. */
export function speaks(title: string): boolean {
  return current?.title === title;
}

function words(): Words {
  if (current === null) throw new Error("translations not loaded yet");
  return current.words;
}

/** A text of the interface or the catalogue by its key. */
export function t(key: string, args: Arguments = {}): string {
  if (current === null) return "";
  const { kinds } = current.table;
  for (const [name, value] of Object.entries(args)) {
    // The interface's own arguments are plain text; only the catalogue names things with forms.
    if (typeof value === "string" && !(name in kinds)) kinds[name] = "text";
  }
  return current.words.say(key, args);
}

/** Whether there are words for a key. */
export const hasWords = (key: string): boolean => current?.words.has(key) ?? false;

/** The same as a whole sentence: it may begin with a name that is not capitalised by itself. */
export function sentence(key: string, args: Arguments = {}): string {
  return capital(t(key, args));
}

/** A name at the beginning of a sentence. */
export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(language()) + text.slice(1);
}

/** Arguments that name squares: the wire has small letters, the map large ones. */
const SQUARES: ReadonlySet<string> = new Set([
  "cell",
  "target_cell",
  "second_cell",
  "start",
  "crossing",
]);
const onTheMap = (name: string, value: unknown): unknown =>
  SQUARES.has(name) && typeof value === "string" ? value.toUpperCase() : value;

/** An event as a sentence; its number and how things lie after it are not said. */
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

/** A move such as "at de.rifleman_a", as one would write it on a button. */
export function sayOption(move: string, ask?: Ask): string {
  const { kind, arg } = splitMove(move);
  const [name = ""] = current?.table.moves[kind] ?? [];
  return words().option({ kind, arg: String(onTheMap(name, arg)) }, ask);
}

/** A step of a line, said with what is known of the question it answers. */
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
/** A battle that was made on the spot has the words of all such battles, and armies that were built change none. */
const told = (id: string): string =>
  /^(battle|random|made)-/.exec(id)?.[1] ?? id.split(/[~+]/)[0] ?? id;
/** The name of a scenario with the handicap that its id names. */
const withHandicap = (all: Words, id: string): string => {
  const [, helped, grade] = /\+([a-z]+)([1-3])(?=~|$)/.exec(id) ?? [];
  const name = all.scenario(told(id));
  return helped === undefined ? name : `${name} (${"●".repeat(Number(grade))} ${all.side(helped)})`;
};
export const scenario = (id: string): string => withHandicap(words(), id);
export const history = (id: string): string => words().history(told(id));
export const brief = (id: string): string => words().brief(told(id));
/** The name of a scenario of a title on a list; empty while its words are not there. */
export function scenarioOf(title: string, id: string): string {
  const all = wordsOf(title);
  return all === null ? "" : withHandicap(all, id);
}

/** The language the page speaks now. */
export function language(): string {
  return current?.words.language ?? "en";
}

/** A name, with how many there are where there are several. */
export const times = (name: string, count: number): string =>
  count > 1 ? `${name} ×${count}` : name;

/** A share as a whole percentage, written as the language writes it. */
export function percent(share: number): string {
  return percentage(share, 0);
}

/** What is left of the whole, so that both shares shown together are 100. */
export function percentLeft(share: number): string {
  // Rounded as it is shown: half a percent is not always the same to Math.round.
  const shown = parseInt(share.toLocaleString("en", { style: "percent" }), 10);
  return percent((100 - shown) / 100);
}

/** A share as a percentage with a number of decimals. */
export function percentage(share: number, digits: number): string {
  const style: Intl.NumberFormatOptions = {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  };
  return new Intl.NumberFormat(language(), style).format(share);
}

/** A number with a number of decimals. */
export function decimal(value: number, digits = 1): string {
  const style = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  // A little below nought is written as nought.
  return new Intl.NumberFormat(language(), style).format(Number(value.toFixed(digits)) + 0);
}

/** The same with its sign, plus included. */
export function signed(value: number, digits = 1): string {
  const sign = Number(value.toFixed(digits)) > 0 ? "+" : "";
  return sign + decimal(value, digits).replace("-", "−");
}

/**
 * Checks the dice of a finished game with hashes: the number revealed at the end must be the sealed
 * one, and every roll and draw must follow from it and the players' shares. The check knows no
 * rules: the record says what could be drawn.
 */

import type { Dice } from "../wire";

/** This browser's own evidence: the first seal it saw, and the shares it sent. */
export interface Kept {
  promise?: string;
  shares: readonly string[];
}

export type Verdict =
  | { fair: true; checked: number; given: number; witnessed: boolean }
  | { fair: false; fault: "damaged" | "secret" | "promise" | "share" }
  | { fair: false; fault: "edited"; line: number }
  | { fair: false; fault: "outcome"; number: number; said: string; due: string };

/** Return the seal, the shares and the secret number of a record. */
export function diceOf(text: string): Dice | null {
  const proof = read(text);
  if (proof === null) return null;
  return { promise: proof.promise, nonces: Object.fromEntries(proof.nonces), key: proof.secret };
}

interface Proof {
  title: string;
  promise: string;
  secret: string;
  given: number;
  nonces: [string, string][];
  /** The outcomes with their numbers in the table's log, from which they are computed. */
  outcomes: [number, string][];
  odds: Map<number, [string, number][]>;
}

const HEX = /^(?:[0-9a-f]{2})+$/;

/** Returns the number of sides of a title's dice, or null for an unknown title. */
type SidesOf = (title: string) => Promise<number | null>;

export async function checkRecord(
  text: string,
  sidesOf: SidesOf,
  kept: Kept = { shares: [] },
): Promise<Verdict> {
  const proof = read(text);
  if (proof === null) return { fair: false, fault: "damaged" };
  const { promise, secret, nonces } = proof;
  const sides = await sidesOf(proof.title);
  if (sides === null) return { fair: false, fault: "damaged" };
  if (hex(await crypto.subtle.digest("SHA-256", bytes(secret))) !== promise)
    return { fair: false, fault: "secret" };
  if (kept.promise !== undefined && kept.promise !== promise)
    return { fair: false, fault: "promise" };
  if (kept.shares.length > 0 && !nonces.some(([, nonce]) => kept.shares.includes(nonce)))
    return { fair: false, fault: "share" };
  const shares = nonces.map(([side, nonce]) => `${side}=${nonce}`).sort();
  const key = await signer(await (await signer(bytes(secret)))(shares.join(",")));
  let checked = 0;
  for (const [number, said] of proof.outcomes) {
    if (number < proof.given) continue;
    const due = await outcome(proof, sides, key, number, said);
    if (due === null) return { fair: false, fault: "damaged" };
    if (due !== said) return { fair: false, fault: "outcome", number, said, due };
    checked += 1;
  }
  const line = await firstEdited(text.split("\n"));
  if (line > 0) return { fair: false, fault: "edited", line };
  const given = proof.outcomes.length - checked;
  return { fair: true, checked, given, witnessed: kept.promise !== undefined };
}

/**
 * Return the outcome that the key gives for an entry of the log, or null if the record lacks the
 * odds.
 */
async function outcome(
  proof: Proof,
  sides: number,
  key: Signer,
  number: number,
  said: string,
): Promise<string | null> {
  const words = said.split(" ");
  if (words[0] === "roll") {
    const way = await wayOf(key, number, sides ** (words.length - 1));
    return ["roll", ...faces(way, sides, words.length - 1)].join(" ");
  }
  const odds = proof.odds.get(number);
  if (odds === undefined) return null;
  let way = await wayOf(
    key,
    number,
    odds.reduce((sum, [, weight]) => sum + weight, 0),
  );
  const drawn = odds.find(([, weight]) => (way -= weight) < 0);
  return drawn === undefined ? null : [...words.slice(0, -1), drawn[0]].join(" ");
}

/**
 * Ten-sided dice are the digits of the number; six-sided dice are taken from it one after another.
 */
function faces(way: number, sides: number, dice: number): number[] {
  if (sides === 10) return [...String(way).padStart(dice, "0")].map(Number);
  return Array.from({ length: dice }, (_, index) => (Math.floor(way / sides ** index) % sides) + 1);
}

/** Return which of the equally likely ways an entry of the log takes. */
async function wayOf(key: Signer, number: number, ways: number): Promise<number> {
  const limit = (2n ** 64n / BigInt(ways)) * BigInt(ways);
  for (let attempt = 0; ; attempt += 1) {
    const digest = await key(`${number}/${attempt}`);
    const value = new DataView(digest.buffer).getBigUint64(0);
    // A value beyond the last whole multiple would favour the lower ways.
    if (value < limit) return Number(value % BigInt(ways));
  }
}

const MARKED = "sandtable record 2";
const MARK = / (~[0-9a-f]{4})$/;
const PROOF = /^# (?:promise|nonce|secret|given|aside|odds) /;

/**
 * Return the first line with a wrong mark, counted from 1; 0 if all are right or the record has no
 * marks.
 */
async function firstEdited(lines: readonly string[]): Promise<number> {
  if (lines[0] !== MARKED) return 0;
  const sha = async (data: Bytes) => new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  let digest = await sha(new TextEncoder().encode(MARKED));
  for (const [index, line] of lines.entries()) {
    if (index === 0 || line === "" || (line.startsWith("#") && !PROOF.test(line))) continue;
    if (line.startsWith("= ")) {
      if (!line.endsWith(`, chain ${hex(digest.buffer).slice(0, 16)}`)) return index + 1;
      continue;
    }
    digest = await sha(
      Uint8Array.of(...digest, ...new TextEncoder().encode(line.replace(MARK, ""))),
    );
    if (MARK.exec(line)?.[1] !== `~${hex(digest.buffer).slice(0, 4)}`) return index + 1;
  }
  return 0;
}

type Bytes = Uint8Array<ArrayBuffer>;
type Signer = (message: string) => Promise<Bytes>;

async function signer(key: Bytes): Promise<Signer> {
  const made = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  return async (message) =>
    new Uint8Array(await crypto.subtle.sign("HMAC", made, new TextEncoder().encode(message)));
}

function read(text: string): Proof | null {
  const written = text.split("\n");
  const lines = written[0] === MARKED ? written.map((line) => line.replace(MARK, "")) : written;
  const title = lines.find((line) => line.startsWith("title "))?.split(" ")[1] ?? "";
  const remarks = lines
    .filter((line) => line.startsWith("# "))
    .map((line) => line.split(" ").slice(1));
  const part = (name: string) => remarks.find(([what]) => what === name)?.[1] ?? "";
  const [promise, secret, given] = [
    part("promise"),
    part("secret"),
    Number(part("given") || Number.NaN),
  ];
  if (!HEX.test(secret) || promise === "" || !Number.isInteger(given)) return null;
  const aside = new Map<number, string>();
  const odds: Proof["odds"] = new Map();
  const nonces: [string, string][] = [];
  for (const [what, first = "", second = "", ...rest] of remarks) {
    if (what === "nonce") nonces.push([first, second]);
    // An entry other than an outcome only uses its number.
    else if (what === "aside") {
      aside.set(Number(first), rest[0] === "outcome" ? rest.slice(1).join(" ") : "");
      // The rules were changed here: outcomes that were undone for it were drawn under the old
      // ones.
      if (rest[0] === "rules") supersede(aside, Number(rest[2]), Number(first));
    } else if (what === "odds") odds.set(Number(first), [second, ...rest].map(weighted));
  }
  const outcomes = numbered(lines, aside);
  return outcomes === null ? null : { title, promise, secret, given, nonces, outcomes, odds };
}

/** Ignore the outcomes of replaced entries, which only use their numbers. */
function supersede(aside: Map<number, string>, first: number, end: number): void {
  for (const number of aside.keys()) if (number >= first && number < end) aside.set(number, "");
}

function weighted(text: string): [string, number] {
  const [name = "", weight = ""] = text.split("*");
  return [name, Number(weight)];
}

/**
 * Return the outcomes with their numbers in the log, from the lines of the record and the entries
 * set aside.
 */
function numbered(
  lines: readonly string[],
  aside: ReadonlyMap<number, string>,
): Proof["outcomes"] | null {
  const first = lines.indexOf("") + 1;
  const last = lines.findIndex((line) => line.startsWith("= "));
  if (first === 0 || last < 0) return null;
  const standing = lines.slice(first, last).filter((line) => line !== "" && !line.startsWith("#"));
  const outcomes: Proof["outcomes"] = [];
  let next = 0;
  for (let number = 0; number < standing.length + aside.size; number += 1) {
    const beside = aside.get(number);
    const line = beside === undefined ? standing[next++] : `chance: ${beside}`;
    if (line === undefined) return null;
    if (line.startsWith("chance: ") && line !== "chance: ")
      outcomes.push([number, line.slice("chance: ".length)]);
  }
  return outcomes;
}

function bytes(text: string): Bytes {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hex(of: ArrayBuffer): string {
  return Array.from(new Uint8Array(of), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

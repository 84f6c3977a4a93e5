/** Types of words.mjs, which is plain JavaScript so that it runs in Node without a build. */

export type Argument = string | number | boolean | readonly (string | number)[];
export type Arguments = Record<string, Argument>;

/** The kinds of the arguments of messages. A Catalogue contains this table. */
export interface ArgumentTable {
  kinds: Record<string, string>;
  owners: Record<string, string>;
  optional: Record<string, string[]>;
  moves: Record<string, string[]>;
}

export class Words {
  readonly language: string;
  constructor(language: string, texts: readonly string[], table: ArgumentTable);
  event(event: { kind: string } & Arguments): string;
  prompt(decision: { prompt: string; args: Arguments }): string;
  option(move: { kind: string; arg: string }, decision?: { args: Arguments }): string;
  refusal(refusal: { key: string }): string;
  has(key: string): boolean;
  say(key: string, args?: Arguments): string;
  card(id: string): string;
  side(name: string): string;
  tile(code: string): string;
  action(verb: string): string;
  pile(name: string): string;
  ending(ending: string): string;
  scenario(id: string): string;
  history(id: string): string;
  brief(id: string): string;
}

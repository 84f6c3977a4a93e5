/** A server and a storage for drafts, in memory. */

import { ApiError } from "../../src/lib/api";
import type { Remote } from "../../src/studio/draft.svelte";
import type { Kept, Shelf } from "../../src/studio/keep";
import type { Checked, Draft } from "../../src/wire";

export const START = `# A remark that only the first text has.
title = "undaunted-normandy"
initiative = "us"
stagger = "rows"
map = """
   2B    16B
17B   13B   5B
"""

[objectives]
13B = 2

[us]
aim = { points = 2 }
counters = { 17B = ["rifleman_a"] }

[us.cards]
rifleman_a = [1, 4]
`;

export function draftOf(text = START): Draft {
  return {
    id: "abcdefghijklmnop",
    title: "undaunted-normandy",
    name: "Mill",
    text,
    texts: {},
    parent: "",
    revision: 1,
    created: 0,
    changed: 0,
    deleted: null,
  };
}

export class MemoryShelf implements Shelf {
  readonly kept = new Map<string, Kept>();
  get = async (id: string) => structuredClone(this.kept.get(id));
  put = async (kept: Kept) => void this.kept.set(kept.id, structuredClone(kept));
  remove = async (id: string) => void this.kept.delete(id);
  all = async () => [...this.kept.values()];
}

const refusal = (status: number, error: string) =>
  new ApiError(status, { error, message: error, rule: "" });

/** Stores one draft as the server does: it refuses a save based on another revision. */
export class MemoryServer implements Remote {
  stored: Draft;
  online = true;
  /** Whether the next answer to a save is lost after the save. */
  loses = false;
  saves = 0;

  constructor(draft: Draft) {
    this.stored = structuredClone(draft);
  }

  #reach(): void {
    if (!this.online) throw refusal(0, "offline");
  }

  read = async (): Promise<Draft> => {
    this.#reach();
    return structuredClone(this.stored);
  };

  save: Remote["save"] = async (_, { revision, name, text, texts }) => {
    this.#reach();
    if (revision !== this.stored.revision) throw refusal(409, "changed-elsewhere");
    this.saves++;
    this.stored = { ...this.stored, name, text, texts: { ...texts }, revision: revision + 1 };
    if (this.loses) {
      this.loses = false;
      throw refusal(0, "offline");
    }
    return structuredClone(this.stored);
  };

  check = async (): Promise<Checked> => {
    this.#reach();
    return { faults: [], scenario: "made-0", layout: null };
  };
}

/**
 * Browser storage for drafts: their state, including unsaved changes, and their steps. Beside them
 * is what is needed to draw them without a connection.
 */

import { ApiError } from "../lib/api";
import type { Step, Whole } from "./draft.svelte";

export interface Kept {
  id: string;
  title: string;
  /** What it was copied from. */
  parent?: string;
  /** The server's revision on which this state is based. */
  revision: number;
  whole: Whole;
  steps: Step[];
  /** Number of applied steps. The remaining ones were undone. */
  done: number;
  /** Whether the server has this state. */
  saved: boolean;
  at: number;
}

/** A storage for drafts. */
export interface Shelf {
  get(id: string): Promise<Kept | undefined>;
  put(kept: Kept): Promise<void>;
  remove(id: string): Promise<void>;
  all(): Promise<Kept[]>;
}

/** A database with one store. */
class Cabinet {
  #name: string;
  #store: string;
  #database: Promise<IDBDatabase> | undefined;

  constructor(name: string, store: string) {
    this.#name = name;
    this.#store = store;
  }

  #open(): Promise<IDBDatabase> {
    return new Promise((done, failed) => {
      const asked = indexedDB.open(this.#name, 1);
      asked.onupgradeneeded = () => asked.result.createObjectStore(this.#store, { keyPath: "id" });
      asked.onsuccess = () => done(asked.result);
      asked.onerror = () => failed(asked.error);
    });
  }

  async ask<T>(
    mode: IDBTransactionMode,
    what: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> {
    this.#database ??= this.#open();
    const store = (await this.#database).transaction(this.#store, mode).objectStore(this.#store);
    return new Promise((done, failed) => {
      const asked = what(store);
      asked.onsuccess = () => done(asked.result);
      asked.onerror = () => failed(asked.error);
    });
  }
}

const drafts = new Cabinet("sandtable-studio", "drafts");
const kit = new Cabinet("sandtable-studio-kit", "kit");

/** The browser's IndexedDB. A private window may block it; then only the server stores drafts. */
export const browserShelf: Shelf = {
  get: (id) => drafts.ask<Kept | undefined>("readonly", (store) => store.get(id)),
  put: async (kept) => void (await drafts.ask("readwrite", (store) => store.put(kept))),
  remove: async (id) => void (await drafts.ask("readwrite", (store) => store.delete(id))),
  all: () => drafts.ask<Kept[]>("readonly", (store) => store.getAll()),
};

/** Whether a request failed because the server cannot be reached. */
export const isOffline = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 0;

/** Load something that all drafts of a title need, or use the copy in this browser. */
export async function lasting<T>(id: string, read: () => Promise<T>): Promise<T> {
  try {
    const value = await read();
    kit.ask("readwrite", (store) => store.put({ id, value })).catch(() => {});
    return value;
  } catch (error) {
    if (!isOffline(error)) throw error;
    const stored = await kit
      .ask<{ value: T } | undefined>("readonly", (store) => store.get(id))
      .catch(() => undefined);
    if (stored === undefined) throw error;
    return stored.value;
  }
}

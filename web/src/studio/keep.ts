/** Browser storage for drafts: their state, including unsaved changes, and their steps. */

import type { Step, Whole } from "./draft.svelte";

export interface Kept {
  id: string;
  title: string;
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

const NAME = "sandtable-studio";
const STORE = "drafts";

function opened(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: "id" });
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error);
  });
}

let database: Promise<IDBDatabase> | undefined;

async function ask<T>(
  mode: IDBTransactionMode,
  what: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  database ??= opened();
  const store = (await database).transaction(STORE, mode).objectStore(STORE);
  return new Promise((done, failed) => {
    const asked = what(store);
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error);
  });
}

/** The browser's IndexedDB. A private window may block it; then only the server stores drafts. */
export const browserShelf: Shelf = {
  get: (id) => ask<Kept | undefined>("readonly", (store) => store.get(id)),
  put: async (kept) => void (await ask("readwrite", (store) => store.put(kept))),
  remove: async (id) => void (await ask("readwrite", (store) => store.delete(id))),
  all: () => ask<Kept[]>("readonly", (store) => store.getAll()),
};

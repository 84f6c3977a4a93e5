/** The part of Undaunted that is needed before its code is loaded. */

import type { Entry } from "../systems";
import { LIDS } from "./draw/lids";

export const entry: Entry = {
  period: "round",
  sides: 10,
  lids: LIDS,
  system: () => import("./system"),
  Table: () => import("./Table.svelte"),
  sheet: () => import("./sheet"),
  studio: () => import("./studio"),
};

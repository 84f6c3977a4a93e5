/** The parts of the Balance tab besides measurements: one line for each. */

import type { Component, Snippet } from "svelte";
import type { EditorProps } from "./system";

export type BalancePart = "measure" | "even" | "handicaps";

export interface PartProps extends EditorProps {
  /** The switch between the parts, for the head of each. */
  chooser: Snippet;
}

type Load = () => Promise<{ default: Component<PartProps> }>;

export const BALANCE_PARTS: Partial<Record<Exclude<BalancePart, "measure">, Load>> = {
  even: () => import("./Even.svelte"),
  handicaps: () => import("./Handicaps.svelte"),
};

/** The opponent when playing a draft: the last choice, stored in this browser. */

import { nonce } from "../lib/api";
import { offeredAgents } from "../lobby/choice";
import type { StartTable, TitleInfo } from "../wire";
import { keepPlayed } from "./played";
import { studio } from "./server";

export interface Wish {
  opponent: StartTable["opponent"];
  agent: string;
  side: string;
}

const LAST = "sandtable.studio.play";
/** Agent of the first game: a strong one. */
const FIRST = "sergeant";

type Offered = Pick<TitleInfo, "agents" | "seats">;

export function remembered(title: Offered): Wish {
  const agents = offeredAgents(title.agents);
  const agent = agents.includes(FIRST) ? FIRST : (agents.at(-2) ?? agents[0] ?? "");
  const wish: Wish = { opponent: "agent", agent, side: title.seats[0] ?? "" };
  try {
    const kept = JSON.parse(localStorage.getItem(LAST) ?? "{}") as Partial<Wish>;
    if (kept.opponent !== undefined) wish.opponent = kept.opponent;
    if (kept.agent !== undefined && title.agents.includes(kept.agent)) wish.agent = kept.agent;
    if (kept.side !== undefined && title.seats.includes(kept.side)) wish.side = kept.side;
  } catch {
    // Without storage every game starts with the default opponent.
  }
  return wish;
}

export function remember(wish: Wish): void {
  try {
    localStorage.setItem(LAST, JSON.stringify(wish));
  } catch {
    // See above.
  }
}

/** Return the request to the server. */
export function askedOf({ opponent, agent, side }: Wish): StartTable {
  const asked: StartTable = { opponent, side, nonce: nonce() };
  if (opponent === "agent") asked.agent = agent;
  return asked;
}

/** Open a table for a draft, and remember the draft for the way back. */
export async function playDraft(draft: string, asked: StartTable) {
  const seated = await studio.play(draft, asked);
  keepPlayed({ table: seated.table, draft, at: Date.now() });
  return seated;
}

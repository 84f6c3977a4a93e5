/**
 * The line to a table. It comes back by itself when it breaks or goes silent, and says again what
 * the server has not confirmed: a key makes a request count once, however often it is sent.
 */

import type { ClientMessage, Explored, Frame, Rejected, ServerMessage } from "../wire";
import { said, settled } from "./unsent";

/** A listener of a table. */
export interface Listener {
  frame(frame: Frame): void;
  explored(answer: Explored): void;
  /** It is done; the new length of the table's log. */
  accepted(key: string, log: number): void;
  rejected(answer: Rejected): void;
  /** "gone": there is no such table. */
  state(state: "open" | "offline" | "gone"): void;
}

type Keyed = Extract<ClientMessage, { key: string }>;

const UNKNOWN_TABLE = 4404;
/** The server is restarted and will be back in a moment. */
const RESTARTED = 1012;
const A_MOMENT = 4_000;
/** How often the line is checked, in milliseconds, like all of these. */
const CHECK_EVERY = 500;
/** After this much silence the server is asked for a sign of life. */
const PING_AFTER = 3_000;
/**
 * How long an answer, or the opening of a line, may take before the player is told. So silence is
 * shown within PING_AFTER, this and twice CHECK_EVERY: eight seconds.
 */
const PATIENCE = 4_000;
/**
 * A slow line gets more time after each replacement, or a large frame would never arrive. The player
 * is told no later for that.
 */
const MOST_PATIENCE = 32_000;
const LONGEST_PAUSE = 15_000;

export class TableSocket {
  #address: string;
  #listener: Listener;
  #socket: WebSocket | null = null;
  #seat: string | null = null;
  #unconfirmed = new Map<string, Keyed>();
  #failures = 0;
  /** While a restarted server comes back no one need know. */
  #discreet: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  /** Since when an answer, or the opening of the line, is awaited; null where nothing is. */
  #asked: number | null = null;
  #patience = PATIENCE;
  /** An answer is late, and the player knows. */
  #late = false;
  /** The last question about the tree that has no answer yet. */
  #exploring: Extract<ClientMessage, { type: "explore" }> | null = null;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval>;

  constructor(table: string, listener: Listener) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.#address = `${scheme}//${location.host}/api/tables/${table}/socket`;
    this.#listener = listener;
    this.#beat = setInterval(() => this.#check(), CHECK_EVERY);
    addEventListener("online", this.#hurry);
    this.#open();
  }

  /**
   * Sits down at a seat. All events are sent again: each seat sees others. `seen` is how long the
   * log was when its player last looked.
   */
  sit(seat: string | null, seen: number | null = null): void {
    this.#seat = seat;
    this.#send({ type: "hello", seat, events: 0, seen });
  }

  /** Sends a request until it is confirmed or refused. */
  request(message: Keyed): void {
    this.#unconfirmed.set(message.key, message);
    said(message.key);
    this.#send(message);
  }

  explore(decision: number, line: readonly string[]): void {
    this.#exploring = { type: "explore", decision, line: [...line] };
    this.#send(this.#exploring);
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#beat);
    clearTimeout(this.#timer);
    clearTimeout(this.#discreet);
    removeEventListener("online", this.#hurry);
    this.#socket?.close();
    for (const key of this.#unconfirmed.keys()) settled(key);
  }

  #open(): void {
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#asked = Date.now();
    socket.addEventListener("open", () => {
      if (this.#socket !== socket) return;
      this.#heard = Date.now();
      this.#asked = null;
      // An undo may have happened meanwhile, so what is held proves nothing: all events, please.
      this.#send({ type: "hello", seat: this.#seat, events: 0 });
      for (const message of this.#unconfirmed.values()) this.#send(message);
      if (this.#exploring !== null) this.#send(this.#exploring);
    });
    socket.addEventListener("message", ({ data }) => {
      // A line that was given up may still deliver something late; the new one says it all again.
      if (this.#socket === socket) this.#receive(JSON.parse(String(data)) as ServerMessage);
    });
    socket.addEventListener("close", ({ code }) => {
      if (this.#closed || this.#socket !== socket) return;
      if (code === UNKNOWN_TABLE) {
        this.#listener.state("gone");
        return;
      }
      if (code === RESTARTED) this.#waitForRestart();
      else if (this.#discreet === undefined) this.#listener.state("offline");
      this.#retry();
    });
  }

  #waitForRestart(): void {
    clearTimeout(this.#discreet);
    this.#discreet = setTimeout(() => {
      this.#discreet = undefined;
      this.#listener.state("offline");
    }, A_MOMENT);
  }

  #retry(): void {
    const restarts = this.#discreet !== undefined;
    const pause = restarts ? 250 : Math.min(LONGEST_PAUSE, 500 * 2 ** this.#failures++);
    // Not all browsers of a restarted server should come back at the same moment.
    this.#timer = setTimeout(() => this.#open(), pause * (0.75 + Math.random() / 2));
  }

  #hurry = (): void => {
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    this.#failures = 0;
    this.#open();
  };

  #check(): void {
    const now = Date.now();
    const state = this.#socket?.readyState;
    if (state !== WebSocket.CONNECTING && state !== WebSocket.OPEN) return;
    const waited = this.#asked === null ? 0 : now - this.#asked;
    if (waited > this.#patience) this.#replace();
    else if (waited > PATIENCE) this.#tellLate();
    else if (state === WebSocket.OPEN && now - this.#heard >= PING_AFTER)
      this.#send({ type: "ping" });
  }

  #tellLate(): void {
    if (this.#late || this.#discreet !== undefined) return;
    this.#late = true;
    this.#listener.state("offline");
  }

  /**
   * The line is silent. A browser may need minutes to report that as closed, so the line is given up
   * and another opened without waiting.
   */
  #replace(): void {
    const silent = this.#socket;
    this.#socket = null;
    this.#asked = null;
    this.#late = false;
    this.#patience = Math.min(MOST_PATIENCE, 2 * this.#patience);
    silent?.close();
    if (this.#discreet === undefined) this.#listener.state("offline");
    this.#retry();
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#asked ??= Date.now();
    this.#socket.send(JSON.stringify(message));
  }

  #confirmed(key: string): void {
    this.#unconfirmed.delete(key);
    settled(key);
  }

  #receive(message: ServerMessage): void {
    this.#heard = Date.now();
    if (this.#asked !== null && this.#heard - this.#asked <= PATIENCE) this.#patience = PATIENCE;
    this.#asked = null;
    if (this.#late) {
      this.#late = false;
      this.#listener.state("open");
    }
    switch (message.type) {
      case "frame":
        this.#failures = 0;
        clearTimeout(this.#discreet);
        this.#discreet = undefined;
        this.#listener.state("open");
        this.#listener.frame(message);
        break;
      case "explored":
        this.#exploring = null;
        this.#listener.explored(message);
        break;
      case "accepted":
        this.#confirmed(message.key);
        this.#listener.accepted(message.key, message.log);
        break;
      case "rejected":
        if (message.key === "") this.#exploring = null;
        this.#confirmed(message.key);
        this.#listener.rejected(message);
        break;
      case "pong":
        break;
    }
  }
}

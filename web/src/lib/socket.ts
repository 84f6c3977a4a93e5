/**
 * The WebSocket connection to a table. It reconnects when it breaks or falls silent, and repeats
 * requests that the server has not confirmed. A key ensures that the server carries out a request
 * only once.
 */

import type { ClientMessage, Explored, Frame, Rejected, ServerMessage } from "../wire";
import { said, settled } from "./unsent";

/** Callbacks for the messages of a table. */
interface Listener {
  frame(frame: Frame): void;
  explored(answer: Explored): void;
  /** A request was carried out. `log` is the new length of the table's log. */
  accepted(key: string, log: number): void;
  rejected(answer: Rejected): void;
  /** "gone": the table does not exist. */
  state(state: "open" | "offline" | "gone"): void;
}

type Keyed = Extract<ClientMessage, { key: string }>;

const UNKNOWN_TABLE = 4404;
/** Close code of a server that restarts and will be back in a moment. */
const RESTARTED = 1012;
const A_MOMENT = 4_000;
/** Interval of connection checks in milliseconds. The other times are in milliseconds too. */
const CHECK_EVERY = 500;
/** Silence after which a ping is sent. */
const PING_AFTER = 3_000;
/**
 * Time allowed for an answer, or for opening a connection, before the player is told. A silent
 * connection is reported within PING_AFTER + PATIENCE + 2 * CHECK_EVERY: eight seconds.
 */
const PATIENCE = 4_000;
/**
 * Maximum time before a slow connection is replaced. The time grows with each replacement, or a
 * large frame would never arrive. The player is told after PATIENCE in any case.
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
  /** While this timer runs, the server restarts and the player does not notice. */
  #discreet: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;
  /** Time since which an answer or the opening of the connection is awaited, or null. */
  #asked: number | null = null;
  #patience = PATIENCE;
  /** Whether an answer is late and the player was told. */
  #late = false;
  /** The last "explore" request without an answer. */
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
   * Take a seat. The server sends all events again, because each seat sees different ones. `seen`
   * is the length of the log when the player last looked.
   */
  sit(seat: string | null, seen: number | null = null): void {
    this.#seat = seat;
    this.#send({ type: "hello", seat, events: 0, seen });
  }

  /** Send a request, and repeat it until it is confirmed or refused. */
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
      // A move may have been undone since the last frame, so request all events.
      this.#send({ type: "hello", seat: this.#seat, events: 0 });
      for (const message of this.#unconfirmed.values()) this.#send(message);
      if (this.#exploring !== null) this.#send(this.#exploring);
    });
    socket.addEventListener("message", ({ data }) => {
      // Ignore late messages of a connection that was replaced. The new one repeats them.
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
    // Random delay, so that not all browsers reconnect at the same moment.
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
   * Replace a silent connection. A browser may need minutes to report it as closed, so open another
   * one immediately.
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

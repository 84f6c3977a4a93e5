import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableSocket } from "../../src/lib/socket";
import type { ServerMessage } from "../../src/wire";

/** A WebSocket whose other end is the test. */
class Line extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  /**
   * Whether it is never told that the connection is closed, as behind a proxy that drops
   * everything.
   */
  deaf = false;
  static all: Line[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];

  constructor(readonly address: string) {
    super();
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  open(): void {
    this.readyState = Line.OPEN;
    this.dispatchEvent(new Event("open"));
  }
  say(message: ServerMessage): void {
    this.dispatchEvent(Object.assign(new Event("message"), { data: JSON.stringify(message) }));
  }
  close(code = 1006): void {
    this.readyState = this.deaf ? 2 : 3;
    if (this.deaf) return;
    this.dispatchEvent(Object.assign(new Event("close"), { code }));
  }
}

const listener = {
  frame: vi.fn(),
  explored: vi.fn(),
  accepted: vi.fn(),
  rejected: vi.fn(),
  state: vi.fn(),
};
let socket: TableSocket;
const line = (number: number): Line => {
  const found = Line.all[number];
  if (found === undefined) throw new Error(`there is no line ${number}`);
  return found;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  Line.all = [];
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", { protocol: "https:", host: "example.org" });
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
  socket = new TableSocket("abc", listener);
});

afterEach(() => {
  socket.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("it says hello first, as a spectator until it knows its seat", () => {
  expect(line(0).address).toBe("wss://example.org/api/tables/abc/socket");
  line(0).open();
  expect(line(0).sent).toEqual([{ type: "hello", seat: null, events: 0 }]);
  socket.sit("us");
  expect(line(0).sent.at(-1)).toEqual({ type: "hello", seat: "us", events: 0, seen: null });
});

test("it comes back by itself, to the same seat, and says again what was not confirmed", () => {
  line(0).open();
  socket.sit("us");
  socket.request({ type: "commit", decision: 8, choose: ["bid scout_a"], key: "key-one-1" });
  line(0).close();
  expect(listener.state).toHaveBeenLastCalledWith("offline");
  vi.advanceTimersByTime(1000);
  line(1).open();
  expect(line(1).sent).toEqual([
    { type: "hello", seat: "us", events: 0 },
    { type: "commit", decision: 8, choose: ["bid scout_a"], key: "key-one-1" },
  ]);
});

test("it does not repeat what was confirmed or refused", () => {
  line(0).open();
  socket.request({ type: "undo", key: "key-one-1" });
  socket.request({ type: "resign", key: "key-two-2" });
  line(0).say({ type: "accepted", key: "key-one-1", log: 9 });
  line(0).say({ type: "rejected", key: "key-two-2", error: "stale", message: "", rule: "" });
  line(0).close();
  vi.advanceTimersByTime(1000);
  line(1).open();
  expect(line(1).sent).toHaveLength(1);
  expect(listener.accepted).toHaveBeenCalledWith("key-one-1", 9);
  expect(listener.rejected).toHaveBeenCalledOnce();
});

test("it waits longer after each failure, and not for a table that does not exist", () => {
  line(0).close();
  vi.advanceTimersByTime(700);
  line(1).close();
  vi.advanceTimersByTime(700);
  expect(Line.all).toHaveLength(2);
  vi.advanceTimersByTime(600);
  line(2).close(4404);
  expect(listener.state).toHaveBeenLastCalledWith("gone");
  vi.advanceTimersByTime(60_000);
  expect(Line.all).toHaveLength(3);
});

test("a restart is not worth a word, unless it takes too long", () => {
  line(0).open();
  line(0).close(1012);
  vi.advanceTimersByTime(320);
  line(1).close(1006);
  vi.advanceTimersByTime(320);
  line(2).open();
  expect(listener.state).not.toHaveBeenCalled();
  line(2).say({ type: "pong" });
  vi.advanceTimersByTime(4000);
  expect(listener.state).toHaveBeenCalledExactlyOnceWith("offline");
});

// B1: the browser may report a dead connection only after minutes.
test("a line that has gone silent is reported within ten seconds and replaced", () => {
  line(0).open();
  line(0).say({ type: "pong" });
  line(0).deaf = true;
  socket.request({ type: "undo", key: "key-one-1" });
  line(0).say({ type: "accepted", key: "key-one-1", log: 9 });
  vi.advanceTimersByTime(3_500);
  expect(line(0).sent.at(-1)).toEqual({ type: "ping" });
  socket.request({ type: "resign", key: "key-two-2" });
  socket.explore(3, ["play scout_a"]);
  vi.advanceTimersByTime(5_500);
  expect(listener.state).toHaveBeenLastCalledWith("offline");
  vi.advanceTimersByTime(1_000);
  line(1).open();
  expect(line(1).sent).toEqual([
    { type: "hello", seat: null, events: 0 },
    { type: "resign", key: "key-two-2" },
    { type: "explore", decision: 3, line: ["play scout_a"] },
  ]);
  // A late message of the old connection is repeated on the new one.
  line(0).say({ type: "rejected", key: "key-two-2", error: "stale", message: "", rule: "" });
  expect(listener.rejected).not.toHaveBeenCalled();
});

test("silence is shown within ten seconds after a slow line got more time, too", () => {
  line(0).open();
  line(0).say({ type: "pong" });
  vi.advanceTimersByTime(8_000);
  expect(listener.state).toHaveBeenLastCalledWith("offline");
  vi.advanceTimersByTime(1_000);
  line(1).open();
  vi.advanceTimersByTime(5_000);
  line(1).say({ type: "frame" } as ServerMessage);
  expect(listener.state).toHaveBeenLastCalledWith("open");
  // The answer took five seconds, so the connection keeps the longer time before it is replaced.
  vi.advanceTimersByTime(8_000);
  expect(listener.state).toHaveBeenLastCalledWith("offline");
  expect(Line.all).toHaveLength(2);
  line(1).say({ type: "pong" });
  expect(listener.state).toHaveBeenLastCalledWith("open");
});

test("a line that never opens is given up, and the next one gets more time", () => {
  line(0).deaf = true;
  vi.advanceTimersByTime(5_500);
  expect(Line.all).toHaveLength(2);
  line(1).deaf = true;
  vi.advanceTimersByTime(7_000);
  expect(Line.all).toHaveLength(2);
  vi.advanceTimersByTime(5_000);
  expect(Line.all).toHaveLength(3);
});

test("a line that answers stays, however long nothing happens", () => {
  line(0).open();
  for (let seconds = 0; seconds < 120; seconds++) {
    const { length } = line(0).sent;
    vi.advanceTimersByTime(1_000);
    if (line(0).sent.length > length) line(0).say({ type: "pong" });
  }
  expect(Line.all).toHaveLength(1);
  expect(listener.state).not.toHaveBeenCalled();
});

test("a tab whose clock is slowed down waits for an answer before it gives up", () => {
  line(0).open();
  line(0).say({ type: "pong" });
  // The browser runs the timers of a hidden page only once a minute.
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersByTime(500);
  expect(line(0).sent.at(-1)).toEqual({ type: "ping" });
  line(0).say({ type: "pong" });
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersByTime(500);
  expect(Line.all).toHaveLength(1);
});

import { render } from "svelte/server";
import { describe, expect, it, vi } from "vitest";
import type { Game } from "../../src/table/game.svelte";
import { spentBy } from "../../src/table/thought";
import ThoughtBar from "../../src/table/ThoughtBar.svelte";
import { waitsForComputer } from "../../src/table/waiting";

// No texts are loaded: messages are replaced by their keys and arguments.
vi.mock("../../src/lib/words.svelte", () => ({
  t: (key: string, args: object = {}) => [key, ...Object.values(args)].join(" "),
  sayEvent: () => "",
}));

const at = (ms: number, spent: number) => spentBy(1000 + ms, { spent, limit: 14 }, 1000);

describe("the time of the computer's turn", () => {
  it("goes on by the own clock between two frames", () => {
    expect(at(0, 2.5)).toBe(2.5);
    expect(at(1500, 2.5)).toBe(4);
  });

  it("is never more than there is, and never runs backwards", () => {
    expect(at(60_000, 2.5)).toBe(14);
    expect(at(0, 20)).toBe(14);
    expect(at(-500, 2.5)).toBe(2.5);
  });
});

describe("the bar", () => {
  it("is a progress bar that says how far it is", () => {
    const { body } = render(ThoughtBar, { props: { spent: 3.7, limit: 14 } });
    const [bar = ""] = /<progress[^>]*>/.exec(body) ?? [];
    expect(bar).toContain('value="3.7"');
    expect(bar).toContain('max="14"');
    expect(bar).toContain('aria-label="web-thinking-time"');
    expect(bar).toContain('aria-valuetext="web-thinking-spent 3 14"');
  });
});

describe("a player waits for the computer", () => {
  const game = (changes: object, thinking: string | null = "de", kind = "agent") =>
    ({
      view: {},
      frame: { thinking, players: [{ kind }] },
      over: false,
      sending: null,
      yours: false,
      ...changes,
    }) as unknown as Game;

  it("while it thinks", () => {
    expect(waitsForComputer(game({}))).toBe(true);
    expect(waitsForComputer(game({}, null))).toBe(false);
  });

  it("but not while the player is asked, sends an answer, or has finished", () => {
    for (const changes of [{ yours: true }, { sending: "commit" }, { over: true }]) {
      expect(waitsForComputer(game(changes))).toBe(false);
    }
  });

  it("and not before a friend has come", () => {
    expect(waitsForComputer(game({}, "de", "open"))).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import { orderNow } from "../../src/heroes/orders";
import type { GameEvent } from "../../src/table/events";

const began: GameEvent = { n: 0, kind: "activation_began" };
const shown = (n: number, number: number): GameEvent => ({ n, kind: "order_shown", number });

describe("the order that is on", () => {
  it("is none while orders are laid", () => {
    expect(orderNow({ phase: "orders", slot: 1 }, [], "orders")).toBe(0);
  });

  it("is the next one before any is turned up", () => {
    const before = [shown(0, 4), { ...began, n: 1 }];
    expect(orderNow({ phase: "activation", slot: 1 }, before, "")).toBe(1);
  });

  it("is the one that was turned up, although the slot has gone on", () => {
    expect(orderNow({ phase: "activation", slot: 3 }, [began, shown(1, 2)], "activate")).toBe(2);
  });

  it("is the next one where one may act before it", () => {
    expect(orderNow({ phase: "activation", slot: 3 }, [began, shown(1, 2)], "gap")).toBe(3);
  });

  it("is the slot for a special order", () => {
    expect(orderNow({ phase: "activation", slot: 2 }, [began, shown(1, 0)], "activate")).toBe(2);
  });
});

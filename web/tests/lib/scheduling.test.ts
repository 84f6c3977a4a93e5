import { describe, expect, it } from "vitest";
import { begun } from "../../src/lib/preloaded";
import { breathe, inTurn } from "../../src/lib/scheduling";

describe("long work in small parts", () => {
  it("is done one after another, whatever fails (B11)", async () => {
    const done: string[] = [];
    const work =
      (name: string, fails = false) =>
      async () => {
        done.push(`${name} begins`);
        await breathe();
        done.push(`${name} ends`);
        if (fails) throw new Error(name);
        return name;
      };
    const first = inTurn(work("a", true));
    const second = inTurn(work("b"));
    await expect(first).rejects.toThrow("a");
    await expect(second).resolves.toBe("b");
    expect(done).toEqual(["a begins", "a ends", "b begins", "b ends"]);
  });
});

describe("a request the page has started", () => {
  it("is taken once, and is none where no page has started any", () => {
    expect(begun("/api/me")).toBeUndefined();
    const answer = Promise.resolve(new Response("{}"));
    Object.assign(globalThis, { window: { sandtableBegun: new Map([["/api/me", answer]]) } });
    try {
      expect(begun("/api/me")).toBe(answer);
      expect(begun("/api/me")).toBeUndefined();
    } finally {
      Reflect.deleteProperty(globalThis, "window");
    }
  });
});

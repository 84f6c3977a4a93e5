import { describe, expect, test } from "vitest";
import { commandOf } from "../../src/table/keys";

const OWN = { h: "hunker" } as const;

describe("keys", () => {
  test("digits pick something", () => {
    expect(commandOf("3", OWN)).toEqual({ do: "digit", number: 3 });
    expect(commandOf("3", null)).toEqual({ do: "digit", number: 3 });
  });

  test("a table has letters of its own beside those of all tables", () => {
    expect(commandOf("H", OWN)).toEqual({ do: "hunker" });
    expect(commandOf("E", OWN)).toEqual({ do: "end" });
    expect(commandOf("h", {})).toBeNull();
  });

  test("letters can be switched off, signs cannot", () => {
    expect(commandOf("e", null)).toBeNull();
    expect(commandOf("Escape", null)).toEqual({ do: "back" });
    expect(commandOf("0", null)).toEqual({ do: "zoom-fit" });
  });
});

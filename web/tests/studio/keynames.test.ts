import { expect, it } from "vitest";
import { isLetter } from "../../src/studio/keynames";

it("tells single letters, which can be switched off, from other keys", () => {
  for (const keys of ["G", "V T O C S M D", "L, Shift+L", "Shift+H, Shift+V, Shift+R"])
    expect(isLetter(keys), keys).toBe(true);
  for (const keys of [
    "Enter",
    "Esc",
    "Del",
    "Ctrl+Z, Ctrl+Shift+Z",
    "Alt+1–4",
    "0–9",
    "?",
    "+ − 0",
  ])
    expect(isLetter(keys), keys).toBe(false);
});

import { describe, expect, it } from "vitest";
import { countedDown, timeLeft } from "../../src/lib/timeleft";

describe("what is left", () => {
  it("is shown in minutes and seconds at the end", () => {
    expect(timeLeft(59.9)).toBe("0:59");
    expect(timeLeft(605)).toBe("10:05");
    expect(timeLeft(-3)).toBe("0:00");
  });

  it("runs only for who has to choose", () => {
    expect(countedDown(60, true, 1000, 11_000)).toBe(50);
    expect(countedDown(60, false, 1000, 11_000)).toBe(60);
  });
});

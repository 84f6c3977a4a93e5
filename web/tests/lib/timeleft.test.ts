import { describe, expect, it, vi } from "vitest";
import { countedDown, timeLeft } from "../../src/lib/timeleft";

vi.mock("../../src/lib/words.svelte", () => ({
  t: (key: string, values: Record<string, unknown>) => `${key} ${JSON.stringify(values)}`,
}));

describe("what is left", () => {
  it("is shown in days and started hours while there are days", () => {
    const day = 24 * 3600;
    expect(timeLeft(3 * day)).toBe('web-clock-left-days {"days":3,"hours":0}');
    expect(timeLeft(3 * day - 1)).toBe('web-clock-left-days {"days":3,"hours":0}');
    expect(timeLeft(3 * day - 3600)).toBe('web-clock-left-days {"days":2,"hours":23}');
    expect(timeLeft(day + 1)).toBe('web-clock-left-days {"days":1,"hours":1}');
    expect(timeLeft(day)).toBe('web-clock-left-hours {"hours":24,"minutes":0}');
  });

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

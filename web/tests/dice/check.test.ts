import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkRecord as check, diceOf } from "../../src/dice/check";
import type { Kept } from "../../src/dice/check";

const SIDES: Readonly<Record<string, number>> = {
  "undaunted-normandy": 10,
  "heroes-of-normandie": 6,
};
const checkRecord = (text: string, kept?: Kept) =>
  check(text, (title) => Promise.resolve(SIDES[title] ?? null), kept);

const real = (name: string) => readFileSync(new URL(`${name}.record`, import.meta.url), "utf8");
const undaunted = real("undaunted");
const heroes = real("heroes");
const outcomes = (text: string) =>
  text.match(/^(?:chance: |# aside \d+ - outcome )/gm)?.length ?? 0;

describe("the dice of a real game", () => {
  it.each([
    ["Undaunted, with much taken back", undaunted],
    ["Heroes, with two dice at once", heroes],
  ])("are found fair: %s", async (_, text) => {
    expect(text).toMatch(/roll \d/);
    expect(await checkRecord(text)).toEqual({
      fair: true,
      checked: outcomes(text),
      given: 0,
      witnessed: false,
    });
  });

  it("are measured by what this browser saw at the start", async () => {
    const dice = diceOf(undaunted);
    const shares = [dice?.nonces.us ?? ""];
    expect(await checkRecord(undaunted, { promise: dice?.promise ?? "", shares })).toMatchObject({
      fair: true,
      witnessed: true,
    });
    expect(await checkRecord(undaunted, { promise: "0".repeat(64), shares })).toEqual({
      fair: false,
      fault: "promise",
    });
    expect(await checkRecord(undaunted, { shares: ["0".repeat(32)] })).toEqual({
      fair: false,
      fault: "share",
    });
  });

  it("tell what was taken over from another game", async () => {
    const text = undaunted.replace("# given 0", "# given 4");
    expect(await checkRecord(text)).toMatchObject({
      fair: true,
      checked: outcomes(text) - 4,
      given: 4,
    });
  });
});

describe("a game of a title that this page does not know", () => {
  it("is not called fair: no one here can say how many sides its dice have", async () => {
    const other = undaunted.replace("title undaunted-normandy", "title chess");
    expect(await checkRecord(other)).toEqual({ fair: false, fault: "damaged" });
  });
});

describe("a game that went over to other rules", () => {
  it("leaves out what was drawn by the old ones and taken back", async () => {
    const number = /^# aside (\d+) - outcome draw/m.exec(undaunted)?.[1] ?? "";
    const untold = undaunted.replace(new RegExp(`^# odds ${number} .*\n`, "m"), "");
    expect(await checkRecord(untold)).toEqual({ fair: false, fault: "damaged" });
    const standing = untold.match(/^(?:us|de|chance): |^\* /gm)?.length ?? 0;
    const end = standing + (untold.match(/^# aside /gm)?.length ?? 0);
    expect(await checkRecord(`${untold}# aside ${end} - rules 2 ${number}\n`)).toMatchObject({
      fair: true,
    });
  });
});

describe("a forged record", () => {
  const turned = (face: string) => String((Number(face) + 1) % 10);

  it("is caught at a roll", async () => {
    const text = undaunted.replace(
      /^chance: roll (\d)/m,
      (_, face: string) => `chance: roll ${turned(face)}`,
    );
    const said = /^chance: (roll .*)$/m.exec(text)?.[1];
    const due = /^chance: (roll .*)$/m.exec(undaunted)?.[1];
    expect(await checkRecord(text)).toMatchObject({ fair: false, fault: "outcome", said, due });
  });

  it("is caught at a draw", async () => {
    const text = undaunted.replace(
      /^chance: draw us (\w+)/m,
      (_, card: string) => `chance: draw us ${card === "fog_of_war" ? "scout_a" : "fog_of_war"}`,
    );
    expect(await checkRecord(text)).toMatchObject({ fair: false, fault: "outcome", number: 0 });
  });

  it("is caught with another secret, another share, or none", async () => {
    const zeros = (text: string, pattern: RegExp) =>
      text.replace(pattern, (line) => line.replace(/[0-9a-f]{4}$/, "0000"));
    expect(await checkRecord(zeros(undaunted, /^# secret .*$/m))).toEqual({
      fair: false,
      fault: "secret",
    });
    expect(await checkRecord(zeros(undaunted, /^# promise .*$/m))).toEqual({
      fair: false,
      fault: "secret",
    });
    expect(await checkRecord(zeros(undaunted, /^# nonce us .*$/m))).toMatchObject({
      fair: false,
      fault: "outcome",
    });
    expect(await checkRecord(undaunted.replace(/^# nonce us .*\n/m, ""))).toMatchObject({
      fair: false,
      fault: "outcome",
    });
  });

  it("is caught where an entry is left out, since the others have other numbers then", async () => {
    expect(await checkRecord(undaunted.replace(/^# aside \d+ .*\n/m, ""))).toMatchObject({
      fair: false,
    });
  });

  it.each(["promise", "secret", "given", "odds"])(
    "proves nothing without the line of its %s",
    async (part) => {
      const text = undaunted.replace(new RegExp(`^# ${part} .*\n`, "m"), "");
      expect(await checkRecord(text)).toEqual({ fair: false, fault: "damaged" });
    },
  );

  it("is nothing where it is not a record at all", async () => {
    expect(await checkRecord("")).toEqual({ fair: false, fault: "damaged" });
    expect(diceOf("hello")).toBeNull();
  });
});

describe("a record whose lines carry marks", () => {
  const marked = real("marked");
  const lines = marked.split("\n");

  it("is found fair", async () => {
    expect(await checkRecord(marked)).toMatchObject({
      fair: true,
      checked: outcomes(marked),
      given: 0,
    });
  });

  it("is caught at the first line that was changed, though no outcome is another", async () => {
    const choice = lines.findIndex((line) => line.startsWith("us: "));
    for (const [index, line] of [
      [choice, (lines[choice] ?? "").replace("us: ", "de: ")],
      [choice, (lines[choice] ?? "").slice(0, -6)],
      [3, "scenario mortain ~0000"],
      [
        lines.findIndex((one) => one.startsWith("= ")),
        "= us objectives, 4 entries, position 0, chain 0",
      ],
    ] as const) {
      const text = lines.with(index, line).join("\n");
      expect(await checkRecord(text)).toEqual({ fair: false, fault: "edited", line: index + 1 });
    }
  });

  it("may have remarks of its readers", async () => {
    expect(await checkRecord(lines.toSpliced(7, 0, "# a good draw").join("\n"))).toMatchObject({
      fair: true,
    });
  });
});

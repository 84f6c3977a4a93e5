import { describe, expect, it } from "vitest";
import { chapters, paragraphs, pieces, searchRules, splitRule } from "../../src/reference/rules";

const rules = [
  { id: "UN-6", title: "Support", text: "" },
  { id: "UN-6.3", title: "Elfojtás", text: "A jelző lapra fordul." },
  { id: "UN-6.4", title: "Control", text: "Turn your control marker." },
  { id: "UN-10.1", title: "Wzgórze", text: "Łączność i góra." },
];

describe("rules", () => {
  it("fall into chapters; a heading names its chapter", () => {
    expect(splitRule("UN-6.4")).toEqual({ chapter: "UN-6", place: "4" });
    expect(splitRule("UN-6")).toEqual({ chapter: "UN-6", place: "" });
    const found = chapters(rules);
    expect(found.map((one) => [one.id, one.title])).toEqual([
      ["UN-6", "Support"],
      ["UN-10", "UN-10"],
    ]);
    expect(found[0]?.rules.map((rule) => rule.id)).toEqual(["UN-6.3", "UN-6.4"]);
  });

  it("keep the chapters of two series apart", () => {
    const actions = { id: "UA-6", title: "The example round", text: "" };
    const found = chapters([actions, { id: "UA-6.1", title: "Italians", text: "" }, ...rules]);
    expect(found.map((one) => one.title)).toEqual(["The example round", "Support", "UN-10"]);
  });

  it("are found by number, by words, and without accents", () => {
    const ids = (query: string) => searchRules(rules, query).map((rule) => rule.id);
    expect(ids("6.4")).toEqual(["UN-6.4"]);
    expect(ids("MARKER turn")).toEqual(["UN-6.4"]);
    expect(ids("elfojtas")).toEqual(["UN-6.3"]);
    expect(ids("lacznosc gora")).toEqual(["UN-10.1"]);
    expect(ids("nothing like it")).toEqual([]);
    expect(ids("  ")).toHaveLength(4);
  });

  it("are told in paragraphs and lists", () => {
    expect(paragraphs("One line\nand its end.\n\n- first\n- second\n  part\n\nLast.")).toEqual([
      { kind: "text", text: "One line and its end." },
      { kind: "list", items: ["first", "second part"] },
      { kind: "text", text: "Last." },
    ]);
  });

  it("are told in tables too", () => {
    expect(
      paragraphs(
        "As follows:\n\n| Cards | Actions |\n|---|---|\n| Scout | Scout, Recon |\n| Sniper | Stalk |",
      ),
    ).toEqual([
      { kind: "text", text: "As follows:" },
      {
        kind: "table",
        head: ["Cards", "Actions"],
        rows: [
          ["Scout", "Scout, Recon"],
          ["Sniper", "Stalk"],
        ],
      },
    ]);
  });

  it("may stress a word and refer to another rule", () => {
    expect(pieces("*Ruling.* It is 2 * 3 (UN-10.1).")).toEqual([
      { kind: "stressed", text: "Ruling." },
      { kind: "plain", text: " It is 2 * 3 (" },
      { kind: "rule", text: "UN-10.1" },
      { kind: "plain", text: ")." },
    ]);
  });
});

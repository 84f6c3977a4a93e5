import { describe, expect, it } from "vitest";
import { NOTHING, addressName, dateOf, nameIn, paragraphs, toldIn } from "../../src/published/told";
import type { VersionSummary } from "../../src/wire";

describe("what is told", () => {
  it("is in the reader's language, or in the first one that is there", () => {
    const texts = { en: { ...NOTHING, name: "Mill" }, pl: NOTHING, hu: { ...NOTHING, brief: "!" } };
    expect(toldIn(texts, "hu").language).toBe("hu");
    expect(toldIn(texts, "pl")).toEqual({ texts: { ...NOTHING, name: "Mill" }, language: "en" });
    expect(toldIn({}, "pl")).toEqual({ texts: NOTHING, language: "" });
  });
  it("has dates as users wrote them", () => {
    expect(dateOf("1944-06-15", "en")).toBe("15 June 1944");
    expect(dateOf("dawn of 1944", "en")).toBe("dawn of 1944");
    expect(dateOf("1944-99", "en")).toBe("1944-99");
    expect(paragraphs("a\n\nb\n \nc")).toEqual(["a", "b", "c"]);
  });
  it("names a scenario of a list in the reader's language, else as its author does", () => {
    const one = { name: "mill", called: "The Mill", names: { hu: "A malom" } } as unknown;
    expect(nameIn(one as VersionSummary, "hu")).toBe("A malom");
    expect(nameIn(one as VersionSummary, "pl")).toBe("The Mill");
  });
  it("gives a name for the address", () => {
    expect(addressName("Le Mesnil-Rouxelin")).toBe("le-mesnil-rouxelin");
    expect(addressName("Młyn o świcie!")).toBe("mlyn-o-swicie");
    expect(addressName("Őrség a gáton")).toBe("orseg-a-gaton");
    expect(addressName("<b>x</b>")).toBe("b-x-b");
  });
});

import { expect, test } from "vitest";
import { parse } from "../../src/lib/router";

const at = (path: string) => parse(new URL(path, "http://localhost"));

test("addresses lead to screens", () => {
  expect(at("/")).toEqual({ screen: "lobby" });
  expect(at("/table/abc")).toEqual({ screen: "table", table: "abc" });
  expect(at("/replay/abc?entry=12")).toEqual({ screen: "replay", table: "abc", entry: 12 });
  expect(at("/replay/abc")).toEqual({ screen: "replay", table: "abc", entry: null });
  expect(at("/report/abc")).toEqual({ screen: "report", table: "abc" });
  expect(at("/campaign/abc")).toEqual({ screen: "campaign", campaign: "abc" });
  expect(at("/rules/undaunted-normandy")).toEqual({ screen: "rules", title: "undaunted-normandy" });
  expect(at("/rules")).toEqual({ screen: "rules", title: "" });
  const example = { screen: "example", title: "undaunted-normandy", example: "example-round" };
  expect(at("/example/undaunted-normandy/example-round")).toEqual(example);
  expect(at("/example/undaunted-normandy")).toEqual({ screen: "unknown" });
  expect(at("/account")).toEqual({ screen: "account" });
  expect(at("/reset#secret")).toEqual({ screen: "link", purpose: "reset", token: "secret" });
  expect(at("/nowhere")).toEqual({ screen: "unknown" });
  expect(at("/table/abc/def")).toEqual({ screen: "unknown" });
});

// B6: the page stayed blank.
test("an address that no link has leads nowhere", () => {
  for (const path of [
    "/table/%00%ff",
    "/table/%E0%A4%A",
    "/replay/a%20b",
    "/rules/%2e%2e%2f",
    `/table/${"a".repeat(200)}`,
  ])
    expect(at(path)).toEqual({ screen: "unknown" });
});

test("an invitation stays in the fragment", () => {
  expect(at("/join/abc#secret")).toEqual({ screen: "join", table: "abc", invitation: "secret" });
});

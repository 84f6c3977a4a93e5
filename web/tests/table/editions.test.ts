import { describe, expect, test } from "vitest";
import { scenarioUnder } from "../../src/table/editions";
import type { ScenarioInfo, TitleInfo } from "../../src/wire";

const scenario = (id: string, place: string) => ({ id, place }) as ScenarioInfo;
const title = {
  scenarios: [scenario("jebel-sherif", "today"), scenario("barce", "today")],
  older: [{ rules: 3, scenario: scenario("jebel-sherif", "before") }],
} as unknown as TitleInfo;

// U6: a game that started under older rules is drawn on the map of those rules.
describe("a scenario under a version of the rules", () => {
  test("is as it was where it was laid out otherwise", () => {
    expect(scenarioUnder(title, "jebel-sherif", 3)?.place).toBe("before");
  });

  test("is today's where nothing has changed, or no one says", () => {
    expect(scenarioUnder(title, "jebel-sherif")?.place).toBe("today");
    expect(scenarioUnder(title, "jebel-sherif", 4)?.place).toBe("today");
    expect(scenarioUnder(title, "barce", 3)?.place).toBe("today");
  });

  test("is unknown where the title has none of this name", () => {
    expect(scenarioUnder(title, "nowhere", 3)).toBeUndefined();
  });
});

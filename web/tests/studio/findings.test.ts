/** When a battle is called even: as the server judges a measurement. */

import { expect, it } from "vitest";
import { isEven } from "../../src/studio/findings";
import { python } from "./engine";

it("agrees with the verdict of the server", () => {
  const shares = [0.4, 0.44, 0.47, 0.5, 0.53, 0.56].flatMap((share) =>
    [0, 0.01, 0.03, 0.05].map((error) => ({ share, low: share - error, high: share + error })),
  );
  const told = python(
    `
import json, sys
from sandtable.measuring.interval import Interval, verdict
print(json.dumps([verdict(one["share"], Interval(one["low"], one["high"])) for one in json.load(sys.stdin)]))
`,
    JSON.stringify(shares),
  ) as string[];
  expect(shares.map(isEven)).toEqual(told.map((verdict) => verdict === "even"));
});

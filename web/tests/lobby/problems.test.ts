import { describe, expect, it } from "vitest";
import { ApiError } from "../../src/lib/api";
import { problemKey } from "../../src/lobby/problems";

const refused = (status: number, error = "") =>
  new ApiError(status, { error, message: "", rule: "" });

describe("a problem", () => {
  it("has words for what the player can do about it", () => {
    expect(problemKey(refused(0))).toBe("web-lobby-error-offline");
    expect(problemKey(refused(404))).toBe("web-lobby-error-unknown");
    expect(problemKey(refused(409, "stale"))).toBe("web-lobby-error-taken");
    expect(problemKey(refused(409, "not-over"))).toBe("web-lobby-error-not-over");
    expect(problemKey(refused(409, "old-rules"))).toBe("web-problem-old-rules");
    expect(problemKey(refused(429))).toBe("web-lobby-error-busy");
    expect(problemKey(refused(500))).toBe("web-lobby-error-server");
    expect(problemKey(new Error("something else"))).toBe("web-lobby-error-server");
  });
});

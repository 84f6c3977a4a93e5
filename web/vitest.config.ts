import { readFileSync, readdirSync } from "node:fs";
import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import page from "./vite.config.ts";

/** The test files that replace modules, globals or the clock. */
const alone = readdirSync("tests", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".test.ts"))
  .map((file) => `tests/${file}`)
  .filter((file) => /\bvi\.(mock|stub|useFake)/.test(readFileSync(file, "utf8")));

/** Most test files share their modules, which halves the time of all. */
const shared = { include: ["tests/**/*.test.ts"], exclude: alone, isolate: false };

export default mergeConfig(
  page,
  defineConfig({
    test: {
      projects: [
        { extends: true, test: { name: "shared", ...shared } },
        { extends: true, test: { name: "alone", include: alone } },
      ],
    },
  }),
);

import { existsSync, readdirSync } from "node:fs";
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** The systems. Each has its own folder under src with a table and an entry. */
const SYSTEMS = readdirSync("src").filter((folder) =>
  ["system.ts", "Table.svelte"].every((file) => existsSync(`src/${folder}/${file}`)),
);

/** Forbids double casts, which the compiler allows. They are not needed: the API's types are generated. */
const CAST = {
  selector: "TSAsExpression > TSAsExpression > TSUnknownKeyword",
  message: "A cast by way of unknown hides a wrong type. Narrow it, or correct the type.",
};

/** Only a system's own folder may import its modules, and only those folders may name a system. */
const rooms = [[], ...SYSTEMS.map((own) => [own])].map((own) => {
  const others = SYSTEMS.filter((system) => !own.includes(system));
  const names = others.join("|");
  return {
    files: own.length > 0 ? own.map((system) => `src/${system}/**`) : ["src/**"],
    ignores: ["src/systems.ts", ...(own.length > 0 ? [] : SYSTEMS.map((one) => `src/${one}/**`))],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: `/(${names})/`,
              message: "Ask src/systems.ts for what a system brings along.",
            },
          ],
        },
      ],
      "no-restricted-syntax": [
        "error",
        CAST,
        ...[
          `ImportExpression > Literal[value=/\\u002f(${names})\\u002f/]`,
          `Literal[value=/^(${names})\\b/]`,
          `Property > Identifier.key[name=/^(${names})$/]`,
        ].map((selector) => ({
          selector,
          message: "Only src/systems.ts names systems and titles.",
        })),
      ],
    },
  };
});

export default ts.config(
  { ignores: ["dist", "node_modules", "src/wire.ts"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // `== null` also means undefined, and says so.
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": ["error", { allow: ["error"] }],
      "no-eval": "error",
      "prefer-const": "off",
      "svelte/prefer-const": ["error", { excludedRunes: ["$props", "$derived", "$state"] }],
      // Drawings are SVG texts from our own code and numbers; texts of players never go through {@html}.
      "svelte/no-at-html-tags": "off",
      // Maps and sets here are made once and never change after they are shown.
      "svelte/prefer-svelte-reactivity": "off",
      // svelte-check decides which of these comments are needed.
      "svelte/no-unused-svelte-ignore": "off",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
    },
  },
  { files: ["src/**"], rules: { "no-restricted-syntax": ["error", CAST] } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ["scripts/**", "*.ts", "*.js"],
    rules: { "no-console": "off" },
  },
  ...rooms,
);

import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

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
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ["scripts/**", "*.ts", "*.js"],
    rules: { "no-console": "off" },
  },
);

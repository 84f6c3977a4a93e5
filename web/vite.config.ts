import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { fonts, packed, together, wholeShell } from "./build.ts";

const server = process.env.SANDTABLE_SERVER ?? "http://127.0.0.1:8000";

const files = together();

export default defineConfig({
  base: "/",
  plugins: [svelte(), fonts(), files.plugin, wholeShell(), packed()],
  build: {
    outDir: "dist",
    target: "es2022",
    // Fonts and pictures stay separate files, because the content security policy forbids them
    // inside style sheets.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: files.groups } } },
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
  },
  preview: {
    proxy: { "/api": { target: server, ws: true } },
  },
});

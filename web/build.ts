/** How the page is put together beyond what Vite does: one small file to begin with, and packed parts. */

import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const EARLY = here("src/early.js");
/** The systems: each folder with an entry. */
const SYSTEMS = readdirSync(here("src")).filter((folder) =>
  existsSync(here(`src/${folder}/entry.ts`)),
);
/** What each screen will need, by the first part of its address and the system of its title. */
const SCREENS: Readonly<Record<string, string>> = {
  "": "/lobby/Lobby.svelte",
  table: "/table/Table.svelte",
  ...Object.fromEntries(
    SYSTEMS.flatMap((system) => [
      [` ${system}`, `/${system}/system.ts`],
      [`table ${system}`, `/${system}/Table.svelte`],
    ]),
  ),
};
const PACKED = /\.(js|css|ftl|svg|json|webmanifest)$/;
/** A smaller file gains nothing. */
const SMALLEST = 400;

const isChunk = (part: Bundle[string] | undefined): part is Chunk => part?.type === "chunk";

/** A part of the page with all that it imports: scripts and style sheets. */
function needed(bundle: Bundle, end: string): string[] {
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = bundle[name];
    if (!isChunk(chunk) || files.has(name)) return;
    files.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    chunk.imports.forEach(visit);
  };
  const found = Object.values(bundle).find(
    (part) => isChunk(part) && part.facadeModuleId?.endsWith(end),
  );
  if (found === undefined) throw new Error(`the page has no part ${end}`);
  visit(found.fileName);
  return [...files].map((file) => `/${file}`);
}

/** The script that runs first, told what the page is made of. */
function early(bundle: Bundle, page: string): string {
  const linked = (file: string): boolean => !page.includes(`"${file}"`);
  const parts = Object.entries(SCREENS).map(([screen, end]) => [
    screen,
    needed(bundle, end).filter(linked),
  ]);
  const texts = Object.values(bundle)
    .filter(({ fileName }) => fileName.endsWith(".ftl"))
    .map(({ fileName }) => [
      /\/([a-z]{2}(-[A-Z]{2})?)-[\w-]+\.ftl$/.exec(fileName)?.[1],
      `/${fileName}`,
    ]);
  return readFileSync(EARLY, "utf8")
    .replace(/^\s*\/\/.*\n/gm, "")
    .replace(
      "/* PARTS */ const parts = {}",
      () => `const parts = ${JSON.stringify(Object.fromEntries(parts))}`,
    )
    .replace(
      "/* TEXTS */ const texts = {}",
      () => `const texts = ${JSON.stringify(Object.fromEntries(texts))}`,
    );
}

/** Puts the first script and the first style sheets into the page, so that it need not wait for them. */
export function wholeShell(): Plugin {
  return {
    name: "whole-shell",
    transformIndexHtml: {
      order: "pre",
      handler: (page) =>
        page.replace(
          "<script data-early></script>",
          () => `<script data-early>${readFileSync(EARLY, "utf8")}</script>`,
        ),
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") throw new Error("the page is missing");
        let text = String(page.source);
        text = text.replace(
          /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g,
          (_all, file: string) => {
            const style = bundle[file];
            if (style?.type !== "asset") throw new Error(`${file} is missing`);
            return `\n    <style>${String(style.source).trim()}</style>`;
          },
        );
        text = text.replace(
          /<script data-early>[\s\S]*?<\/script>/,
          () => `<script>${early(bundle, text)}</script>`,
        );
        page.source = text;
      },
    },
  };
}

/** Packs every part once, as well as can be, so that the server need not. */
export function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => PACKED.test(file))) {
        const file = join(dir ?? "", name);
        const whole = readFileSync(file);
        if (whole.length < SMALLEST) continue;
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
        };
        writeFileSync(`${file}.br`, brotliCompressSync(whole, { params }));
        writeFileSync(`${file}.gz`, gzipSync(whole, { level: 9 }));
      }
    },
  };
}

/** The build of the page beyond Vite's defaults: one small first file, and compressed parts. */

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
/**
 * The module that each screen needs, by the first part of its address and the system of its title.
 */
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
/**
 * Names for modules that every screen needs, and for modules of screens that no visit starts with.
 */
const MAIN = "main";
const LATER = "later";
const PACKED = /\.(js|css|ftl|svg|json|webmanifest)$/;
/** Minimum size in bytes of a file to compress. */
const SMALLEST = 400;

const isChunk = (part: Bundle[string] | undefined): part is Chunk => part?.type === "chunk";

/** Return the file for a module, by the screens that need it, or null to let the bundler decide. */
function fileOf(id: string, screens: ReadonlySet<string>): string | null {
  const lobbies = SYSTEMS.filter((system) => screens.has(` ${system}`));
  const tables = SYSTEMS.filter((system) => screens.has(`table ${system}`));
  const [system, ...others] = new Set([...lobbies, ...tables]);
  const early = screens.has("") || screens.has("table");
  const later = screens.has(LATER);
  if (screens.has(MAIN)) return "main";
  if (tables.length === 0 && !screens.has("table")) {
    if (screens.has("")) return later || lobbies.length > 0 ? "lobby-shared" : "lobby";
    if (others.length > 0) return "lobby-shared";
    return system === undefined ? null : `${system}-lobby`;
  }
  if (lobbies.length === 0 && !early) {
    if (later) return id.includes(`/src/${system}/`) ? `${system}-map` : "table-shared";
    return others.length > 0 ? "tables" : `${system}-table`;
  }
  if (!early && others.length === 0) return `${system}-map`;
  return lobbies.length + tables.length === 0 && !screens.has("") ? "table" : "main";
}

/**
 * Order of the files from most shared to least, so that no module is in a file of a module that
 * imports it.
 */
const ORDER = [/^main$/, /^lobby-shared$/, /-map$/, /^table-shared$/, /^tables$/, /./];

/**
 * Combine the modules that the same first screens need into one file. On a slow connection each
 * file costs a round trip, six at a time. By default the bundler creates a file for every module
 * shared by two screens, which is forty files for a table. Modules that other screens need as well
 * stay separate, so that those do not load a whole lobby for its bar.
 */
export function together(): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  /** The screens that need each module. */
  const users = new Map<string, Set<string>>();
  const file = (id: string): string | null => fileOf(id, users.get(id) ?? new Set());
  const plugin: Plugin = {
    name: "together",
    apply: "build",
    buildEnd() {
      users.clear();
      const visit = (id: string, screen: string): void => {
        const known = users.get(id) ?? new Set();
        if (known.has(screen)) return;
        users.set(id, known.add(screen));
        for (const next of this.getModuleInfo(id)?.importedIds ?? []) visit(next, screen);
      };
      const first = new Map(
        Object.entries(SCREENS).map(([screen, end]) => [here(`src${end}`), screen]),
      );
      const later = ["App.svelte", ...SYSTEMS.map((system) => `${system}/entry.ts`)]
        .flatMap((path) => this.getModuleInfo(here(`src/${path}`))?.dynamicallyImportedIds ?? [])
        .filter((id) => !first.has(id));
      visit(here("src/main.ts"), MAIN);
      for (const [id, screen] of first) visit(id, screen);
      for (const id of later) visit(id, LATER);
    },
  };
  const groups = ORDER.map((names, index) => ({
    debugName: String(names),
    priority: ORDER.length - index,
    test: (id: string) => names.test(file(id) ?? ""),
    name: file,
  }));
  return { plugin, groups };
}

/** Return a module's file with everything it imports: scripts and style sheets. */
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

/** Return the script that runs first, with the lists of the page's files filled in. */
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

/** Inline the first script and the first style sheets into the page, to save requests. */
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
            // The disabled link tells the loader of later parts that these styles are already
            // there.
            const there = `<link rel="stylesheet" href="/${file}" disabled />`;
            return `\n    <style>${String(style.source).trim()}</style>\n    ${there}`;
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

/** Compress every file at build time with the best quality, so that the server need not. */
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

/**
 * Open fonts (SIL OFL): only the two subsets that the four languages need, and one file for both
 * semibold and bold where they hardly differ. Each file is 22 kB, which delays the first screen on
 * a slow connection.
 */
const SUBSETS: Readonly<Record<string, string>> = {
  "latin-ext":
    "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, " +
    "U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, " +
    "U+2C60-2C7F, U+A720-A7FF",
  latin:
    "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, " +
    "U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD",
};
/** Each font's files, by weight and style, with the weights that they are used for. */
const FACES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Besley: { "400-normal": "400", "400-italic": "400", "600-normal": "600 700" },
  Barlow: { "400-normal": "400", "500-normal": "500", "600-normal": "600", "700-normal": "700" },
  "Barlow Condensed": { "500-normal": "500", "600-normal": "600 700" },
};

function fontFace(family: string, file: string, weights: string, subset: string): string {
  const font = family.toLowerCase().replace(" ", "-");
  const url = `@fontsource/${font}/files/${font}-${subset}-${file}.woff2`;
  return `@font-face {
    font-family: "${family}";
    font-style: ${file.split("-")[1]};
    font-weight: ${weights};
    font-display: swap;
    src: url("${url}") format("woff2");
    unicode-range: ${SUBSETS[subset]};
  }`;
}

/** Provide the style sheet with the fonts. */
export function fonts(): Plugin {
  const sheet = here("fonts.css");
  const rules = Object.entries(FACES).flatMap(([family, files]) =>
    Object.entries(files).flatMap(([file, weights]) =>
      Object.keys(SUBSETS).map((subset) => fontFace(family, file, weights, subset)),
    ),
  );
  return {
    name: "fonts",
    resolveId: (id) => (id === "virtual:fonts.css" ? sheet : null),
    load: (id) => (id === sheet ? rules.join("\n") : null),
  };
}

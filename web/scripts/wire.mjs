/**
 * Writes src/wire.ts from the server's OpenAPI description.
 *
 * usage: node scripts/wire.mjs [openapi.json]; by default the description comes from the server in
 * ../.venv
 */

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const ASK =
  "import json; from sandtable.server.edge.openapi import openapi; print(json.dumps(openapi()))";
const told = process.argv[2]
  ? readFileSync(process.argv[2], "utf8")
  : execFileSync(here("../../.venv/bin/python"), ["-c", ASK], {
      encoding: "utf8",
      maxBuffer: 2 ** 24,
    });
const { components } = JSON.parse(told);

const HEADER =
  "/** Everything that goes over the wire. Made from the server's types by `npm run wire`. */\n";
/** The messages of each direction, distinguished by their field `type`. */
const SERVER = ["Frame", "Accepted", "Rejected", "Explored", "Pong"];
const CLIENT = [
  "Hello",
  "Commit",
  "Explore",
  "TakeBack",
  "MakeOffer",
  "Answer",
  "Resign",
  "Rematch",
  "Ping",
];

for (const [name, schema] of Object.entries(components.schemas)) {
  schema.title = name;
  for (const part of schema.allOf ?? []) part.additionalProperties = false;
  // A union of other schemas has no properties of its own.
  if (schema.properties === undefined) continue;
  schema.additionalProperties = false;
  schema.description = schema.description?.replaceAll("``", "`").replaceAll(/\n {4}/g, "\n");
  for (const property of Object.values(schema.properties)) {
    // A default value adds nothing to an optional field.
    delete property.default;
    if (property.enum?.length === 1) property.const = property.enum[0];
  }
}

const names = Object.keys(components.schemas);
const root = {
  title: "Wire",
  type: "object",
  additionalProperties: false,
  properties: Object.fromEntries(
    names.map((name) => [name, { $ref: `#/components/schemas/${name}` }]),
  ),
  components,
};
const whole = await compile(root, "Wire", {
  bannerComment: "",
  ignoreMinAndMaxItems: true,
  style: { printWidth: 110, singleQuote: false },
});
const types = whole.replace(/export interface Wire \{[\s\S]*?\n\}\n/, "");
const union = (name, members) => `\nexport type ${name} = ${members.join(" | ")};\n`;
await writeFile(
  here("../src/wire.ts"),
  `${HEADER}\n${types}${union("ServerMessage", SERVER)}${union("ClientMessage", CLIENT)}`,
);

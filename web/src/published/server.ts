/** Calls to the server's API for published scenarios and files. */

import { json, seated } from "../lib/api";
import { once } from "../lib/once";
import type {
  CopyVersion,
  Draft,
  Imported,
  ImportFile,
  Like,
  Received,
  ReportVersion,
  StartTable,
  Version,
  VersionSummary,
} from "../wire";

const versions = "/api/studio/versions";

/** Return the API path of a version. */
const at = (name: string, number: string): string => `${versions}/${name}/${number}`;

export type Filters = Readonly<Record<string, string>>;

export const published = {
  list(filters: Filters): Promise<VersionSummary[]> {
    const asked = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ""));
    return json<VersionSummary[]>(`${versions}?${asked.toString()}`);
  },
  latest: (name: string) => json<Version>(`${versions}/${name}`),
  version: (name: string, number: string) => json<Version>(at(name, number)),
  play: (name: string, number: string, body: StartTable) =>
    seated(`${at(name, number)}/table`, body),
  /**
   * Create a draft from a version. A repeated request after a lost answer does not create a second
   * one.
   */
  fork(name: string, number: string): Promise<Draft> {
    const path = `${at(name, number)}/fork`;
    return once(path, (nonce) => json<Draft>(path, "POST", { nonce } satisfies CopyVersion));
  },
  show: (name: string, number: string, visibility: "all" | "link" | "withdrawn") =>
    json<Version>(`${at(name, number)}/visibility`, "POST", { visibility }),
  like: (name: string, number: string, body: Like) =>
    json<Version>(`${at(name, number)}/like`, "POST", body),
  report: (name: string, number: string, body: ReportVersion) =>
    json<Received>(`${at(name, number)}/report`, "POST", body),
  /**
   * Create a draft from a file. A repeated request after a lost answer does not create a second
   * one.
   */
  async bring(file: File): Promise<Imported> {
    const bytes = new Uint8Array(await file.arrayBuffer());
    let letters = "";
    for (const byte of bytes) letters += String.fromCharCode(byte);
    const body: ImportFile = { name: file.name, data: btoa(letters) };
    return once(`file ${file.name} ${body.data}`, (nonce) =>
      json<Imported>("/api/studio/files", "POST", { ...body, nonce }),
    );
  },
};

/**
 * Return the part of a version's address after its name: the number, with the key if it has one.
 */
export const numberOf = ({ address }: Pick<VersionSummary, "address">): string =>
  address.split("/").at(-1) ?? "";

export const versionFile = (name: string, number: string, kind: "file" | "toml"): string =>
  `${at(name, number)}/${kind}`;
export const draftFile = (draft: string, kind: "file" | "toml"): string =>
  `/api/studio/drafts/${draft}/${kind}`;

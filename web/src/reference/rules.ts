/** The rules by chapter, and the search. */

import type { RuleText } from "../wire";

interface Chapter {
  /** The part before the dot: the UN-6 of UN-6.4. Two series may each have a chapter 6. */
  id: string;
  title: string;
  rules: RuleText[];
}

/** Split "UN-6.4" into chapter "UN-6" and place "4". A chapter's own heading has no place. */
export function splitRule(id: string): { chapter: string; place: string } {
  const [chapter = "", place = ""] = id.split(".");
  return { chapter, place };
}

/** Group the rules by chapter, in their order. A chapter without a heading is named by its id. */
export function chapters(rules: readonly RuleText[]): Chapter[] {
  const found = new Map<string, Chapter>();
  for (const rule of rules) {
    const { chapter: id, place } = splitRule(rule.id);
    let chapter = found.get(id);
    if (chapter === undefined) {
      chapter = { id, title: id, rules: [] };
      found.set(id, chapter);
    }
    if (place === "") chapter.title = rule.title;
    else chapter.rules.push(rule);
  }
  return [...found.values()];
}

/** Normalise case and accents, so that "elfojtas" finds "Elfojtás" and "gora" finds "góra". */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ł", "l");
}

/** Return the rules that contain every word of the query. A number finds a rule by its id. */
export function searchRules(rules: readonly RuleText[], query: string): RuleText[] {
  const words = plain(query)
    .split(/\s+/)
    .filter((word) => word !== "");
  if (words.length === 0) return [...rules];
  return rules.filter((rule) => {
    const text = plain(`${rule.id} ${rule.title} ${rule.text}`);
    return words.every((word) => text.includes(word));
  });
}

/** A paragraph of a text. Lines that start with a dash are a list, lines between bars a table. */
type Paragraph =
  | { kind: "text"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "table"; head: string[]; rows: string[][] };

export function paragraphs(text: string): Paragraph[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part): Paragraph => {
      const lines = part.split("\n").map((line) => line.trim());
      if (lines.length > 1 && lines.every((line) => /^\|.*\|$/.test(line))) {
        // The second line only separates the heading.
        const [head = [], ...rows] = lines.filter((_, index) => index !== 1).map(cells);
        return { kind: "table", head, rows };
      }
      const items = part.split(/\n(?=[-•] )/);
      return items.every((item) => /^[-•] /.test(item))
        ? { kind: "list", items: items.map((item) => unwrap(item.slice(2))) }
        : { kind: "text", text: unwrap(part) };
    });
}

const cells = (line: string): string[] =>
  line
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.trim());

const unwrap = (text: string): string => text.replace(/\s*\n\s*/g, " ");

export interface Piece {
  kind: "plain" | "stressed" | "rule";
  text: string;
}

/**
 * Split a text into pieces: text between asterisks is emphasised, and a rule's number is a
 * reference.
 */
export function pieces(text: string): Piece[] {
  return text
    .split(/(\*[^*\s](?:[^*]*[^*\s])?\*|\b[A-Z]{2}-\d+\.\d+)/)
    .filter((piece) => piece !== "")
    .map((piece): Piece => {
      if (piece.length > 2 && piece.startsWith("*") && piece.endsWith("*")) {
        return { kind: "stressed", text: piece.slice(1, -1) };
      }
      return { kind: /^[A-Z]{2}-\d+\.\d+$/.test(piece) ? "rule" : "plain", text: piece };
    });
}

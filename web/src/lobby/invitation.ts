/**
 * Invitations. The code is the fragment of the link, so that it never reaches a server on its way;
 * the server gives it out once, so this browser keeps it until the friend has sat down.
 */

const KEY = "sandtable.invitations";

export function invitationLink(origin: string, table: string, code: string): string {
  return `${origin}/join/${table}#${code}`;
}

/** Whether a fragment can be a code at all. */
export function isCode(text: string): boolean {
  return /^[A-Za-z0-9_-]{16,64}$/.test(text);
}

export function keepInvitation(table: string, code: string): void {
  write({ ...read(), [table]: code });
}

export function keptInvitation(table: string): string | undefined {
  return read()[table];
}

/** Forgets the invitations of all tables but these, which still wait for someone. */
export function keepOnly(waiting: readonly string[]): void {
  const kept = read();
  const left = Object.fromEntries(
    Object.entries(kept).filter(([table]) => waiting.includes(table)),
  );
  if (Object.keys(left).length < Object.keys(kept).length) write(left);
}

function read(): Record<string, string> {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof parsed !== "object" || parsed === null) return {};
    return Object.fromEntries(
      Object.entries(parsed).filter(
        (entry): entry is [string, string] => typeof entry[1] === "string",
      ),
    );
  } catch {
    // A private window may refuse storage; then the link is shown once only.
    return {};
  }
}

function write(kept: Record<string, string>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // See read().
  }
}

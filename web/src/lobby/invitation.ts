/**
 * Invitations. The code is in the fragment of the link, so that browsers never send it to a server.
 * The server sends each code only once, so this browser stores it until the friend has joined.
 */

const KEY = "sandtable.invitations";

export function invitationLink(origin: string, table: string, code: string): string {
  return `${origin}/join/${table}#${code}`;
}

/** Whether a fragment has the form of a code. */
export function isCode(text: string): boolean {
  return /^[A-Za-z0-9_-]{16,64}$/.test(text);
}

export function keepInvitation(table: string, code: string): void {
  write({ ...read(), [table]: code });
}

export function keptInvitation(table: string): string | undefined {
  return read()[table];
}

/** Delete the invitations of all tables except these, which still wait for a player. */
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
    // A private window may block storage. Then the link is shown only once.
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

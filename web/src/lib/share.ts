/** Hands an address on: by what the device offers for that, else by the clipboard. */

export type Shared = "shared" | "copied" | "no";

/** Whether the device has a way of its own to share. */
export function canShare(): boolean {
  return typeof navigator !== "undefined" && typeof navigator.share === "function";
}

/** Shares an address; "no" where it could only be copied by hand, or the person thought better of it. */
export async function share(url: string, title: string): Promise<Shared> {
  if (canShare()) {
    try {
      await navigator.share({ title, url });
      return "shared";
    } catch (error) {
      // The player closed the share dialog: do nothing.
      if (error instanceof DOMException && error.name === "AbortError") return "no";
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "no";
  }
}

/** Sharing an address, with the device's share dialog or the clipboard. */

export type Shared = "shared" | "copied" | "no";

/** Whether the device has a share dialog. */
export function canShare(): boolean {
  return typeof navigator !== "undefined" && typeof navigator.share === "function";
}

/** Share an address. "no": the player cancelled, or neither way is available. */
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

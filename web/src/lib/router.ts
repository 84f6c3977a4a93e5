/** Addresses of the page. `route()` is reactive. */

import { createSubscriber } from "svelte/reactivity";

export type Route =
  | { screen: "lobby" }
  | { screen: "table"; table: string }
  | { screen: "replay"; table: string; entry: number | null }
  | { screen: "report"; table: string }
  | { screen: "join"; table: string; invitation: string }
  | { screen: "campaign"; campaign: string }
  /** Without a title, the rules of the game that was chosen last. */
  | { screen: "rules"; title: string }
  | { screen: "example"; title: string; example: string }
  | { screen: "account" }
  | { screen: "studio" }
  | { screen: "draft"; draft: string }
  | { screen: "version"; name: string; number: string }
  | { screen: "sheet"; of: "version"; name: string; number: string }
  | { screen: "sheet"; of: "draft"; draft: string }
  | { screen: "link"; purpose: "reset" | "confirm"; token: string }
  | { screen: "unknown" };

/** Names of tables, titles and so on. No other name is sent to the server. */
const NAME = /^[\w-]{1,80}$/;

/** Return the route for an address. */
export function parse(address: URL): Route {
  const [screen, ...names] = address.pathname.split("/").filter((part) => part !== "");
  if (names.some((name) => !NAME.test(name))) return { screen: "unknown" };
  const [id, ...rest] = names;
  if (screen === undefined) return { screen: "lobby" };
  if (id === undefined) {
    if (screen === "account" || screen === "studio") return { screen };
    if (screen === "rules") return { screen, title: "" };
    // The token is in the fragment for the same reason as an invitation's code.
    if (screen === "reset" || screen === "confirm")
      return { screen: "link", purpose: screen, token: address.hash.slice(1) };
  }
  const [more] = rest;
  if (screen === "example" && id !== undefined && more !== undefined && rest.length === 1)
    return { screen, title: id, example: more };
  if (screen === "s" && id !== undefined) return versionRoute(id, rest);
  if (screen === "studio" && id !== undefined && more === "sheet" && rest.length === 1)
    return { screen: "sheet", of: "draft", draft: id };
  if (id === undefined || more !== undefined) return { screen: "unknown" };
  const name = id;
  switch (screen) {
    case "table":
    case "report":
      return { screen, table: name };
    case "replay": {
      const entry = Number.parseInt(address.searchParams.get("entry") ?? "", 10);
      return { screen, table: name, entry: Number.isNaN(entry) ? null : entry };
    }
    case "join":
      // The code is in the fragment, so that it never appears in a server log.
      return { screen, table: name, invitation: address.hash.slice(1) };
    case "campaign":
      return { screen, campaign: name };
    case "rules":
      return { screen, title: name };
    case "studio":
      return { screen: "draft", draft: name };
    default:
      return { screen: "unknown" };
  }
}

/** Routes of published scenarios: the latest version, one version, or its sheet. */
function versionRoute(name: string, [number = "", sheet, ...rest]: string[]): Route {
  if (rest.length > 0 || (sheet !== undefined && sheet !== "sheet")) return { screen: "unknown" };
  if (sheet === "sheet") return { screen: "sheet", of: "version", name, number };
  return { screen: "version", name, number };
}

let changed: () => void = () => {};

const subscribe = createSubscriber((update) => {
  changed = update;
  addEventListener("popstate", update);
  return () => {
    changed = () => {};
    removeEventListener("popstate", update);
  };
});

export function route(): Route {
  subscribe();
  return parse(new URL(location.href));
}

/** Go to an address of the page, such as "/table/abc". */
export function go(path: string): void {
  history.pushState(null, "", path);
  scrollTo(0, 0);
  changed();
}

/** Go to an address without adding an entry to the browser's history. */
export function replace(path: string): void {
  history.replaceState(null, "", path);
  changed();
}

/** Handle a plain left click on an internal link without reloading the page. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (link === null || event.button !== 0 || modified || event.defaultPrevented) return;
  if (link.target !== "" || link.hasAttribute("download") || link.origin !== location.origin)
    return;
  const address = new URL(link.href);
  if (address.pathname.startsWith("/api/") || parse(address).screen === "unknown") return;
  // The browser handles links within the same screen.
  if (address.pathname === location.pathname && address.hash !== "") return;
  event.preventDefault();
  go(address.pathname + address.search + address.hash);
}

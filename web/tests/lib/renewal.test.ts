import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

const reload = vi.fn();
const kept = new Map<string, string>();
let script = "/assets/index-old.js";
let answer: () => Promise<{ ok: boolean }>;
let refused = false;

/** Simulate the page after a reload: everything is lost except the tab's storage. */
async function page(): Promise<{
  renewal: typeof import("../../src/lib/renewal.svelte");
  unsent: typeof import("../../src/lib/unsent");
}> {
  vi.resetModules();
  return {
    renewal: await import("../../src/lib/renewal.svelte"),
    unsent: await import("../../src/lib/unsent"),
  };
}

// The first import may take a while.
beforeAll(async () => void (await page()), 60_000);

beforeEach(() => {
  reload.mockReset();
  kept.clear();
  script = "/assets/index-old.js";
  answer = () => Promise.resolve({ ok: true });
  refused = false;
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("document", { querySelector: () => ({ src: script }) });
  vi.stubGlobal("fetch", () => answer());
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (refused) throw new Error("refused");
      kept.set(key, value);
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("what the builder says is heard", async () => {
  const heard = new EventTarget();
  vi.stubGlobal("addEventListener", heard.addEventListener.bind(heard));
  const { renewal } = await page();
  renewal.watchForRenewal();
  heard.dispatchEvent(new Event("vite:preloadError"));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test("an old page is reloaded, and again after the next update", async () => {
  const old = await page();
  await old.renewal.renew();
  expect(reload).toHaveBeenCalledTimes(1);
  // Further missing parts of the same page have no effect.
  await old.renewal.renew();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(old.renewal.missing()).toBeNull();

  script = "/assets/index-new.js";
  await (await page()).renewal.renew();
  expect(reload).toHaveBeenCalledTimes(2);
});

test("where a reload does not help, the player is told and may try again", async () => {
  await (await page()).renewal.renew();
  const { renewal } = await page();
  await renewal.renew();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(renewal.missing()).toBe("stuck");
  renewal.dismiss();
  expect(renewal.missing()).toBeNull();
  await renewal.renew();
  expect(renewal.missing()).toBe("stuck");
  await renewal.loadAnew();
  expect(reload).toHaveBeenCalledTimes(2);
});

test("two servers with different pages do not reload a tab endlessly", async () => {
  for (let count = 0; count < 6; count++) {
    script = `/assets/index-${count % 2}.js`;
    await (await page()).renewal.renew();
  }
  expect(reload).toHaveBeenCalledTimes(2);
});

test("what was said and not confirmed is not lost", async () => {
  const { renewal, unsent } = await page();
  unsent.said("one");
  unsent.said("two");
  const done = renewal.renew();
  await vi.waitFor(() => expect(renewal.missing()).toBe("waiting"));
  unsent.settled("one");
  expect(reload).not.toHaveBeenCalled();
  unsent.settled("two");
  await done;
  expect(reload).toHaveBeenCalledOnce();
});

test("without a server the page that is there stays", async () => {
  const { renewal } = await page();
  answer = () => Promise.reject(new TypeError("no network"));
  await renewal.renew();
  expect(renewal.missing()).toBe("offline");
  answer = () => Promise.resolve({ ok: false });
  await renewal.loadAnew();
  expect(renewal.missing()).toBe("offline");
  expect(reload).not.toHaveBeenCalled();
  answer = () => Promise.resolve({ ok: true });
  await renewal.loadAnew();
  expect(reload).toHaveBeenCalledOnce();
});

test("without storage, only the player reloads the page", async () => {
  refused = true;
  const { renewal } = await page();
  await renewal.renew();
  expect(renewal.missing()).toBe("stuck");
  expect(reload).not.toHaveBeenCalled();
  await renewal.loadAnew();
  expect(reload).toHaveBeenCalledOnce();
});

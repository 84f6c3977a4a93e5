"""Checks of the texts on a screen."""

from collections.abc import Iterator, Sequence

from playwright.sync_api import Page, expect

from web.guests import Guest
from web.screens import LANGUAGES

DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

UNTRANSLATED = r"""() => {
  const key = /\b(?:web|term|event|prompt|move|why|error|action|card|pile|ending)-[a-z][\w-]*|\{ ?\$|\bundefined\b|\bNaN\b|\[object/;
  const said = [document.title, document.body.innerText];
  for (const one of document.querySelectorAll("[aria-label], [title], [placeholder], [aria-valuetext]")) {
    for (const name of ["aria-label", "title", "placeholder", "aria-valuetext"]) said.push(one.getAttribute(name) ?? "");
  }
  return said.flatMap((text) => text.split("\n")).filter((text) => key.test(text));
}"""

OVERFLOWING = r"""() => {
  const boxes = "button, .btn, label, legend, summary, select, h1, h2, h3, dt, dd, output, kbd, a, article, figcaption, .lab, .chip, .pill, .step, .pop, [role=dialog], dialog";
  const told = (one, why) => `${why}: ${one.tagName.toLowerCase()}.${one.getAttribute("class") ?? ""} “${(one.innerText ?? "").trim().slice(0, 60)}”`;
  const found = [];
  const fixed = document.documentElement.scrollHeight <= innerHeight;
  for (const one of document.querySelectorAll(boxes)) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest(".vh") || one.closest("svg")) continue;
    const style = getComputedStyle(one);
    const box = one.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) continue;
    const scrolls = /auto|scroll/.test(style.overflowX);
    // Card titles are the one thing that may end in an ellipsis.
    const shortened = style.textOverflow === "ellipsis" && one.closest("article") !== null;
    if (style.display !== "inline" && !scrolls && !shortened && one.scrollWidth > one.clientWidth + 1) {
      found.push(told(one, `${one.scrollWidth} > ${one.clientWidth}`));
    }
    if (!one.matches("button, .btn, label, .chip, .pill, kbd")) continue;
    // Where the page does not scroll, nothing may lie outside of it but in a part that does.
    const scroller = (part) => part !== null && (/auto|scroll/.test(getComputedStyle(part).overflow) || scroller(part.parentElement));
    const out = Math.max(box.bottom - innerHeight, box.right - innerWidth, -box.left, -box.top);
    if (fixed && out > 1 && !scroller(one)) found.push(told(one, `lies ${out.toFixed(0)} outside`));
    // Words may not stick out of the button they are on, nor be cut off at its foot.
    const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const word = walker.currentNode;
      const parent = word.parentElement;
      if (word.data.trim() === "" || parent.closest(".vh, svg") || parent.clientWidth === 1) continue;
      if (!parent.checkVisibility() || getComputedStyle(parent).textOverflow === "ellipsis") continue;
      const range = document.createRange();
      range.selectNodeContents(word);
      const text = range.getBoundingClientRect();
      if (text.width <= 1) continue;
      const out = Math.max(box.left - text.left, text.right - box.right, text.bottom - box.bottom - 2, box.top - text.top - 2);
      if (out > 1) found.push(told(one, `sticks out by ${out.toFixed(1)}`));
    }
  }
  // A panel or a dialog may cover the whole map, but nothing some of its buttons.
  const zoom = [...document.querySelectorAll(".boardctl button")].filter((one) => one.checkVisibility());
  const under = zoom.filter((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest("button") !== one;
  });
  if (under.length < zoom.length) found.push(...under.map((one) => told(one, "lies under something")));
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) found.push(`the page is ${wide} too wide`);
  return [...new Set(found)];
}"""

CUT_OFF = r"""() => {
  const found = [];
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 1) found.push(`the page is ${wide} too wide`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const word = walker.currentNode;
    const parent = word.parentElement;
    // A map is larger than its window, and moves.
    if (word.data.trim() === "" || parent.closest(".vh, script, style, option, .board svg")) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(word);
    const text = range.getBoundingClientRect();
    if (text.width <= 2 || text.height <= 2) continue;
    let [left, right, shown] = [0, innerWidth, false];
    for (let one = parent; one !== document.documentElement && !shown; one = one.parentElement) {
      const { overflowX, textOverflow, position } = getComputedStyle(one);
      const box = one.getBoundingClientRect();
      if (overflowX !== "visible" && !(one instanceof SVGElement)) {
        // What scrolls, ends in an ellipsis, or is only an icon by now is not cut off.
        shown = textOverflow === "ellipsis" || box.width < 20;
        shown ||= /auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth + 1;
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      }
      if (position === "fixed") break;
    }
    const out = Math.max(text.right - right, left - text.left);
    if (!shown && out > 1.5) found.push(`${out.toFixed(0)} cut off: “${word.data.trim().slice(0, 60)}”`);
  }
  return [...new Set(found)];
}"""


def untranslated(page: Page) -> list[str]:
    """Return lines with a key in place of a text."""
    found: list[str] = page.evaluate(UNTRANSLATED)
    return found


def overflowing(page: Page) -> list[str]:
    """Return labels that do not fit into their boxes."""
    found: list[str] = page.evaluate(OVERFLOWING)
    return found


def cut_off(page: Page) -> list[str]:
    """Return texts that are cut off by the page's edge or by an element that hides its overflow."""
    found: list[str] = page.evaluate(CUT_OFF)
    return found


def through_sizes(page: Page, sizes: Sequence[tuple[int, int]]) -> Iterator[str]:
    """Show the page in windows of several sizes, ending with the first; yield each size."""
    for width, height in (*sizes[1:], sizes[0]):
        if page.viewport_size != {"width": width, "height": height}:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
        yield f"{width} x {height}"


def in_all_languages(guest: Guest) -> None:
    """Check a screen that has the language bar in all languages."""
    for language in LANGUAGES:
        guest.page.get_by_test_id(f"language-{language}").click()
        expect(guest.page.locator("html")).to_have_attribute("lang", language)
        assert untranslated(guest.page) == []
        assert overflowing(guest.page) == []
    guest.page.get_by_test_id("language-en").click()

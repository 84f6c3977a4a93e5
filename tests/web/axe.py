"""Accessibility checks of a page with axe."""

from functools import cache

from playwright.sync_api import Page

from web.served import WEB

SOURCE = WEB / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")

RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"], preload: false });
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map((node) => [impact, `${id}: ${node.target.join(" ")} ${node.any.concat(node.all).map((one) => one.message).join("; ")}`]),
  );
}"""


@cache
def source() -> str:
    return SOURCE.read_text(encoding="utf-8")


def grave_faults(page: Page) -> list[str]:
    """Return the serious and critical problems that axe finds on the page in its present state."""
    # Evaluating the script is not loading it, so the page's content policy stays in force.
    if not page.evaluate("'axe' in window"):
        page.evaluate(source())
    found: list[tuple[str, str]] = page.evaluate(RUN)
    return [fault for impact, fault in found if impact in GRAVE]

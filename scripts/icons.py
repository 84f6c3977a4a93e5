"""Draw the icons of the installed page from web/public/favicon.svg, with Chromium."""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from web.served import chromium  # noqa: E402

PUBLIC = ROOT / "web" / "public"
ICONS = {
    "icon-192": (192, 0.94, ""),
    "icon-512": (512, 0.94, ""),
    "icon-maskable-512": (512, 0.62, "#e6dec8"),
}
"""Size, share of the width that the emblem fills, and background of each icon."""


def main() -> None:
    sign = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for name, (size, share, ground) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            style = f"margin:0;height:{size}px;display:grid;place-items:center;background:{ground}"
            page.set_content(f"<body style='{style}'><div style='width:{share:.0%}'>{sign}</div>")
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()

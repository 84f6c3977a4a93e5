"""Measure how a slow phone loads the lobby and a table, with Lighthouse.

Lighthouse must be installed in scripts/lighthouse; the browser is Debian's Chromium. Run it on an
otherwise idle machine. The reports go to build/lighthouse, and the median of several runs counts.
The script fails if a page is too slow or its accessibility score is below 100.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from web.served import chromium, serving  # noqa: E402
from web.wire_player import WirePlayer  # noqa: E402

TOOL = ROOT / "scripts" / "lighthouse" / "node_modules" / ".bin" / "lighthouse"
FOLDER = ROOT / "build" / "lighthouse"
FLAGS = "--headless --no-sandbox --disable-gpu --disable-background-networking"
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
LEAST = {"performance": 90, "accessibility": 100}
TIMES = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time")
SECONDS = 180


def look(address: str, name: str, cookies: str) -> dict[str, Any]:
    """Run Lighthouse once; return the scores, and the times in milliseconds."""
    file = FOLDER / f"{name}.json"
    command = [str(TOOL), address, "--quiet", "--output=json", f"--output-path={file}"]
    command += [f"--only-categories={','.join(CATEGORIES)}", f"--chrome-flags={FLAGS}"]
    if cookies:
        command += [f"--extra-headers={json.dumps({'Cookie': cookies})}"]
    environment = {**os.environ, "CHROME_PATH": chromium()}
    subprocess.run(command, env=environment, check=True, timeout=SECONDS)
    found = json.loads(file.read_text(encoding="utf-8"))
    scores = {one: 100 * found["categories"][one]["score"] for one in CATEGORIES}
    return scores | {time: found["audits"][time]["numericValue"] for time in TIMES}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3, help="number of measurements per page")
    options = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    failed = False
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address:
        player = WirePlayer(address)
        table = player.open_table("agent")["table"]
        cookies = "; ".join(f"{one['name']}={one['value']}" for one in player.cookies)
        for name, path, who in (("lobby", "/", ""), ("table", f"/table/{table}", cookies)):
            runs = [look(address + path, f"{name}-{n}", who) for n in range(options.runs)]
            told = {one: statistics.median(run[one] for run in runs) for one in runs[0]}
            print(name, " ".join(f"{one}={value:.0f}" for one, value in told.items()))
            failed |= any(round(told[one]) < least for one, least in LEAST.items())
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())

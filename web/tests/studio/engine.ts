/** Data from the engine in ../.venv about texts: their errors, and how a game of each ends. */

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/**
 * Checks texts as the studio does and as `sandtable check` does, and plays a random game of each
 * valid one.
 */
const CHECK = `
import contextlib, io, json, sys, tempfile
from pathlib import Path
import sandtable
from sandtable.cli import check_file
from sandtable.core import Rng
from sandtable.core.playout import play_out
from sandtable.server.studio.check_worker import Question, answer
from sandtable.words import Words
title, texts = json.load(sys.stdin)
game = sandtable.load(title)
words = Words(game, "en")
found = {"valid": 0, "crashed": [], "keys": [], "differs": [], "stuck": []}
file = Path(tempfile.mkdtemp()) / "draft.toml"
for number, text in enumerate(texts):
    try:
        faults = answer(Question(title, text)).faults
        file.write_text(text)
        with contextlib.redirect_stdout(io.StringIO()) as out, contextlib.redirect_stderr(io.StringIO()):
            check_file(file, title, "en")
        told = [f"{file}:{one.line}: {one.path + ': ' if one.path else ''}" for one in faults]
        lines = out.getvalue()
        at = 0
        for fault, start in zip(game.faults(text), told, strict=True):
            line = start + words.fault(fault) + "\\n"
            if not lines.startswith(line, at):
                found["differs"].append(line + text)
            at += len(line)
        if faults:
            found["keys"] += [[one.key, one.path, one.message] for one in faults]
            if at != len(lines):
                found["differs"].append(lines + text)
            continue
        if not lines.startswith("no errors found"):
            found["differs"].append(lines + text)
        found["valid"] += 1
        state = game.start(game.add(text), Rng(number))
        play_out(state, Rng(number), 200_000)
        if not state.over:
            found["stuck"].append(text)
    except Exception as error:
        found["crashed"].append(f"{error!r}: {text}")
print(json.dumps(found))
`;

export const python = (program: string, input = ""): unknown =>
  JSON.parse(
    execFileSync(
      fileURLToPath(new URL("../../../.venv/bin/python", import.meta.url)),
      ["-c", program],
      { encoding: "utf8", maxBuffer: 2 ** 28, input },
    ),
  );

export interface Checked {
  valid: number;
  crashed: string[];
  /** Key, path and message of each error. */
  keys: [string, string, string][];
  /** Texts for which the studio and `sandtable check` disagree. */
  differs: string[];
  /** Games that did not end. */
  stuck: string[];
}

export const checked = (title: string, texts: readonly string[]): Checked =>
  python(CHECK, JSON.stringify([title, texts])) as Checked;

"""Plays exchanges against a command: python3 run.py FOLDER[/NAME]... -- COMMAND [WORD]...

Prints a line for each and ends with 0 if none failed. SECONDS=10 is how long a message or a run may take.
"""
import json
import os
import pathlib
import signal
import sys
import tempfile

from session import play_session
from turns import play_turns

folder = pathlib.Path(__file__).resolve().parent.parent / "exchanges"
seconds = float(os.environ.get("SECONDS", "10"))
groups = []  # The process group of the command that runs now. It outlives neither its exchange nor us.


def stop():
    while groups:
        try:
            os.killpg(groups.pop(), signal.SIGKILL)
        except ProcessLookupError:
            pass  # Nothing of it is left.


def main(given):
    split = given.index("--") if "--" in given else len(given)
    wanted = [word.rstrip("/") for word in given[:split]]
    command = [os.path.abspath(word) if os.path.exists(word) else word for word in given[split + 1 :]]
    names = sorted(path.relative_to(folder).with_suffix("").as_posix() for path in folder.rglob("*.json"))
    chosen = [name for name in names if any(name == word or name.startswith(word + "/") for word in wanted)]
    if not command or not chosen:
        print("usage: python3 run.py FOLDER[/NAME]... -- COMMAND [WORD]...\nexchanges:", *names, file=sys.stderr)
        return 2
    tally = {"ok": 0, "FAIL": 0, "skip": 0}
    for name in chosen:
        exchange = json.loads((folder / f"{name}.json").read_text(encoding="utf8"))
        play = play_session if "steps" in exchange else play_turns
        with tempfile.TemporaryDirectory(prefix="exchange-") as cwd:
            try:
                word, says = play(exchange, command, seconds, cwd, lambda pid: (stop(), groups.append(pid)))
            except OSError as error:
                word, says = "FAIL", str(error)
            stop()
        tally[word] += 1
        print(f"{word} {name}  {says}".strip(), flush=True)
    print(f"{tally['ok']} passed, {tally['FAIL']} failed, {tally['skip']} skipped")
    return 1 if tally["FAIL"] > 0 or tally["ok"] == 0 else 0


for sign in (signal.SIGINT, signal.SIGTERM):
    signal.signal(sign, lambda *_: sys.exit(130))
try:
    sys.exit(main(sys.argv[1:]))
finally:
    stop()

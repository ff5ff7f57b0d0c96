# Generated from the catalog. Do not edit: change the fact and generate again.
"""Runs a command once a turn, all turns of an exchange in one folder."""
import pathlib
import subprocess

from matching import faults, match
from values import parsed


def play_turns(exchange, command, seconds, cwd, started):
    """Says how an exchange went, and of one that went wrong in which turn and why."""
    for number, turn in enumerate(exchange["turns"], 1):
        for path, content in turn.get("files", {}).items():
            file = pathlib.Path(cwd, path)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(content, encoding="utf8")
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "cwd": cwd}
        child = subprocess.Popen(command + turn["args"], start_new_session=True, encoding="utf8", **pipes)
        started(child.pid)
        try:
            stdout, _ = child.communicate(turn["stdin"], timeout=seconds)
        except subprocess.TimeoutExpired:
            return "FAIL", f"turn {number}: it did not end in {seconds:g} s"
        if child.returncode != turn["exit"]:
            return "FAIL", f"turn {number}: the exit code is {child.returncode}, not {turn['exit']}"
        lines = [line for line in stdout.split("\n") if line]
        for index, example in enumerate(turn["stdout"]):
            read = (lambda line: line) if isinstance(example, str) else parsed
            judge = lambda line, names: faults(example, read(line), turn, names, f"/{index}")
            found, line = match(lines, {}, judge)
            if found:
                return "FAIL", f"turn {number}: line {index + 1}: " + "; ".join(found[:3])
            lines = lines[lines.index(line) + 1 :]
    return "ok", ""

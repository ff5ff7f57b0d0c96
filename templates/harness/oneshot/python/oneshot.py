#!/usr/bin/env python3
"""One prompt in, one answer out, one process a turn. `answer` is what you replace by your own harness."""
import argparse
import hashlib
import json
import os
import sys
import urllib.error
import urllib.request
from pathlib import Path

# What the next turn in this folder needs. The home is kept between turns, and may be written where the folder may not.
STATE = Path.home() / ".oneshot" / f"{hashlib.sha256(os.fsencode(os.getcwd())).hexdigest()}.json"


class Failure(Exception):
    """The turn failed, and this is why."""


def answer(messages, schema):
    """Answers a conversation; with a schema, by the JSON text of a value that fits it."""
    base = os.environ.get("OPENAI_BASE_URL")
    if base is None:
        raise Failure("OPENAI_BASE_URL is not set, so there is no model to ask")
    body = {"model": os.environ.get("OPENAI_MODEL", "default"), "messages": messages}
    if schema is not None:
        body["response_format"] = {"type": "json_schema", "json_schema": {"name": "output", "schema": schema}}
    key = os.environ.get("OPENAI_API_KEY", "")
    headers = {"content-type": "application/json", "authorization": f"Bearer {key}"}
    request = urllib.request.Request(f"{base}/chat/completions", json.dumps(body).encode(), headers)
    try:
        with urllib.request.urlopen(request) as response:
            return json.load(response)["choices"][0]["message"]["content"]
    except urllib.error.HTTPError as error:
        raise Failure(f"the model answered with {error.code}") from error
    except urllib.error.URLError as error:
        raise Failure(f"the model cannot be reached: {error.reason}") from error


def value_of(content):
    try:
        return json.loads(content)
    except ValueError as error:
        raise Failure("a schema asks for JSON, and the model gave none") from error


def keep(messages):
    """Keeps the conversation. The file has all of it or all of the one before, whenever the process ends."""
    STATE.parent.mkdir(exist_ok=True)
    new = STATE.with_suffix(".new")
    new.write_text(json.dumps(messages), "utf8")
    new.replace(STATE)


def turn(flags, line):
    prompt = Path(flags.prompt_path).read_text("utf8") if flags.prompt_path else sys.stdin.read()
    before = json.loads(STATE.read_text("utf8")) if flags.resume and STATE.exists() else []
    schema = json.loads(Path(flags.output_schema).read_text("utf8")) if flags.output_schema else None
    messages = [*before, {"role": "user", "content": prompt}]
    content = answer(messages, schema)
    line({"type": "message", "text": content})
    if schema is not None:
        line({"type": "output", "value": value_of(content)})
    keep([*messages, {"role": "assistant", "content": content}])
    line({"type": "end", "outcome": "succeeded"})


def main():
    options = argparse.ArgumentParser(prog="oneshot")
    options.add_argument("--output-mode", choices=["text", "stream_json"], default="text")
    options.add_argument("--prompt-path")
    options.add_argument("--resume", action="store_true")
    options.add_argument("--output-schema")
    flags = options.parse_args()

    def line(value):
        if flags.output_mode == "stream_json":
            print(json.dumps(value), flush=True)
        elif value["type"] == "message":
            print(value["text"], flush=True)

    try:
        turn(flags, line)
    except (Failure, OSError, ValueError) as error:
        # Why it failed is for people; that it failed is for the platform, which trusts the exit code.
        print(f"oneshot: {error}", file=sys.stderr)
        line({"type": "end", "outcome": "failed"})
        sys.exit(1)


if __name__ == "__main__":
    for stream in (sys.stdin, sys.stdout):
        stream.reconfigure(encoding="utf8")
    main()

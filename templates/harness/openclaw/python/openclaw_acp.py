#!/usr/bin/env python3
"""OpenClaw as an agent of the Agent Client Protocol on standard input and output: a gateway of its own, which listens on the
loopback alone and ends with this process, and the bridge to it. Logs go to standard error.
"""
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import ExitStack
from pathlib import Path

# How many seconds the gateway may take to start, and to stop before it is killed.
START = 120
STOP = 1


class Failure(Exception):
    """It does not go on, and this is why."""


def configuration_of(port, base, model):
    """What OpenClaw is told: where it listens, and the one model it may ask. Secrets stay in the environment."""
    models = [{"id": model, "name": model, "input": ["text"], "contextWindow": 128_000, "maxTokens": 8_192}]
    platform = {"baseUrl": base, "apiKey": "${OPENAI_API_KEY}", "api": "openai-responses", "models": models}
    auth = {"mode": "token", "token": "${OPENCLAW_GATEWAY_TOKEN}"}
    defaults = {"workspace": os.getcwd(), "skipBootstrap": True, "model": {"primary": f"platform/{model}"}}
    return {
        "gateway": {"mode": "local", "bind": "loopback", "port": port, "auth": auth},
        "models": {"mode": "replace", "providers": {"platform": platform}},
        "agents": {"defaults": defaults},
    }


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as server:
        return server.getsockname()[1]


def start(args, env, **streams):
    """Starts a part of OpenClaw. It stays in our process group: whoever ends that ends all of it."""
    try:
        return subprocess.Popen(["openclaw", *args], env=env, **streams)
    except OSError as error:
        raise Failure(f"openclaw cannot be started: {error.strerror}") from error


def stop(process):
    process.terminate()
    try:
        process.wait(STOP)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def is_ready(port):
    # Nothing between us and the loopback: a proxy would not find it.
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(f"http://127.0.0.1:{port}/readyz"):
            return True
    except OSError:
        return False


def wait_until_ready(gateway, port):
    until = time.monotonic() + START
    while not is_ready(port):
        look_after(gateway)
        if time.monotonic() > until:
            raise Failure(f"the gateway was not ready after {START} seconds")
        time.sleep(0.1)


def look_after(gateway):
    if gateway.poll() is not None:
        raise Failure(f"the gateway has ended: {gateway.returncode}")


def run(stack):
    base = os.environ.get("OPENAI_BASE_URL")
    if base is None:
        raise Failure("OPENAI_BASE_URL is not set, so there is no model to ask")
    port = free_port()
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="openclaw-", ignore_cleanup_errors=True)))
    path = folder / "openclaw.json"
    path.write_text(json.dumps(configuration_of(port, base, os.environ.get("OPENAI_MODEL", "default"))), "utf8")
    env = {
        "OPENAI_API_KEY": "none",
        **os.environ,
        "OPENCLAW_STATE_DIR": str(folder),
        "OPENCLAW_CONFIG_PATH": str(path),
        "OPENCLAW_GATEWAY_TOKEN": secrets.token_hex(32),
        "OPENCLAW_DISABLE_BONJOUR": "1",
        "OPENCLAW_HIDE_BANNER": "1",
        "OPENCLAW_SUPPRESS_NOTES": "1",
        "OPENCLAW_NO_RESPAWN": "1",
    }
    args = ["gateway", "--port", str(port), "--bind", "loopback"]
    gateway = start(args, env, stdin=subprocess.DEVNULL, stdout=sys.stderr)
    stack.callback(stop, gateway)
    wait_until_ready(gateway, port)
    bridge = start(["acp"], env)
    stack.callback(stop, bridge)
    while True:
        try:
            return 0 if bridge.wait(0.1) == 0 else 1
        except subprocess.TimeoutExpired:
            look_after(gateway)


def end_by(number, _):
    raise Failure(f"ended by {signal.Signals(number).name}")


def main():
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, end_by)
    try:
        with ExitStack() as stack:
            return run(stack)
    except Failure as error:
        print(f"openclaw-acp: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())

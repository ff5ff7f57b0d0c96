"""Runs the command with a program in OpenClaw's place, which needs no model: python3 test_openclaw_acp.py"""
import json
import os
import subprocess
import sys
import tempfile
import threading
import unittest
from pathlib import Path

COMMAND = Path(__file__).resolve().parent / "openclaw_acp.py"

# As a gateway it is ready after a while; as a bridge it says what it was told, and ends with its input.
STAND_IN = f"""#!{sys.executable}
import itertools, json, os, sys
from http.server import BaseHTTPRequestHandler, HTTPServer
path, token = os.environ["OPENCLAW_CONFIG_PATH"], os.environ["OPENCLAW_GATEWAY_TOKEN"]
asked = itertools.count()

class Gateway(BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200 if next(asked) > 1 else 503)
        self.end_headers()
    def log_message(self, *_):
        pass

if sys.argv[1] == "gateway":
    if "FALLS" in os.environ:
        sys.exit(3)
    with open("gateway.json", "w") as file:
        json.dump({{"pid": os.getpid(), "args": sys.argv[2:], "token": token}}, file)
    HTTPServer(("127.0.0.1", int(sys.argv[3])), Gateway).serve_forever()
else:
    told = {{"args": sys.argv[1:], "token": token, "path": path, "configuration": open(path).read()}}
    print(json.dumps(told), flush=True)
    sys.stdin.read()
"""


class Openclaw(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        program = self.folder / "openclaw"
        program.write_text(STAND_IN, "utf8")
        program.chmod(0o755)

    def start(self, **more):
        inherited = {name: value for name, value in os.environ.items() if name != "OPENAI_BASE_URL"}
        env = {**inherited, "PATH": f"{self.folder}{os.pathsep}{os.environ['PATH']}", **more}
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "encoding": "utf8"}
        process = subprocess.Popen([sys.executable, str(COMMAND)], cwd=self.folder, env=env, **pipes)
        late = threading.Timer(20, process.terminate)
        late.start()
        self.addCleanup(late.cancel)
        return process

    def test_starts_a_gateway_of_its_own_and_the_bridge_to_it_and_ends_both(self):
        process = self.start(OPENAI_BASE_URL="http://127.0.0.1:9/v1", OPENAI_API_KEY="a secret")
        bridge = json.loads(process.stdout.readline())
        gateway = json.loads((self.folder / "gateway.json").read_text("utf8"))
        told = json.loads(bridge["configuration"])
        self.assertEqual(gateway["args"], ["--port", str(told["gateway"]["port"]), "--bind", "loopback"])
        self.assertEqual(told["gateway"]["bind"], "loopback")
        self.assertEqual(bridge["args"], ["acp"])
        self.assertRegex(bridge["token"], "^[0-9a-f]{64}$")
        self.assertEqual(gateway["token"], bridge["token"])
        self.assertEqual(told["models"]["providers"]["platform"]["baseUrl"], "http://127.0.0.1:9/v1")
        self.assertEqual(told["agents"]["defaults"]["model"]["primary"], "platform/default")
        for secret in ("a secret", bridge["token"]):
            self.assertNotIn(secret, bridge["configuration"])
        process.communicate()
        self.assertEqual(process.returncode, 0)
        with self.assertRaises(ProcessLookupError):
            os.kill(gateway["pid"], 0)
        self.assertFalse(Path(bridge["path"]).exists())

    def test_says_so_where_the_gateway_ends(self):
        process = self.start(OPENAI_BASE_URL="http://127.0.0.1:9/v1", FALLS="1")
        _, error = process.communicate()
        self.assertEqual((error, process.returncode), ("openclaw-acp: the gateway has ended: 3\n", 1))

    def test_asks_for_a_model_before_it_starts_anything(self):
        process = self.start()
        _, error = process.communicate()
        self.assertIn("OPENAI_BASE_URL is not set", error)
        self.assertEqual(process.returncode, 1)


if __name__ == "__main__":
    unittest.main()

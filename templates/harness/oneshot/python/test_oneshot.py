"""Runs the command against a model that is served here: python3 test_oneshot.py"""
import json
import os
import subprocess
import sys
import tempfile
import threading
import unittest
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

COMMAND = Path(__file__).resolve().parent / "oneshot.py"


class Model(BaseHTTPRequestHandler):
    """Repeats what it was told, one prompt a word; as a value where a value is wanted. Fails where it is told to."""

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["content-length"])))
        told = [each["content"].strip() for each in body["messages"] if each["role"] == "user"]
        content = json.dumps({"told": told}) if "response_format" in body else " ".join(told)
        self.send_response(500 if "fail" in told else 200)
        self.end_headers()
        self.wfile.write(json.dumps({"choices": [{"message": {"role": "assistant", "content": content}}]}).encode())

    def log_message(self, *_):
        pass


class Oneshot(unittest.TestCase):
    def setUp(self):
        server = HTTPServer(("127.0.0.1", 0), Model)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        folder = tempfile.TemporaryDirectory()
        for end in (server.server_close, server.shutdown, folder.cleanup):
            self.addCleanup(end)
        self.folder = Path(folder.name)
        self.base = f"http://127.0.0.1:{server.server_port}/v1"

    def run_with(self, *args, prompt=""):
        env = {**os.environ, "HOME": str(self.folder), "OPENAI_BASE_URL": self.base}
        command = [sys.executable, str(COMMAND), *args]
        streams = {"input": prompt, "capture_output": True, "encoding": "utf8"}
        return subprocess.run(command, cwd=self.folder, env=env, timeout=20, **streams)

    def lines(self, *args):
        return [json.loads(line) for line in self.run_with(*args).stdout.splitlines()]

    def by_path(self, prompt):
        (self.folder / "prompt.md").write_text(prompt, "utf8")
        return ["--output-mode", "stream_json", "--prompt-path", "prompt.md"]

    def test_takes_the_prompt_by_standard_input_and_answers_in_text(self):
        ended = self.run_with(prompt="hello\n")
        self.assertEqual((ended.stdout, ended.stderr, ended.returncode), ("hello\n", "", 0))

    def test_takes_the_prompt_by_path_and_goes_on_from_the_turn_before(self):
        self.lines(*self.by_path("one"))
        end = {"type": "end", "outcome": "succeeded"}
        self.assertEqual(self.lines(*self.by_path("two"), "--resume"), [{"type": "message", "text": "one two"}, end])
        self.assertEqual(self.lines(*self.by_path("three")), [{"type": "message", "text": "three"}, end])

    def test_gives_a_value_where_a_schema_is_given(self):
        (self.folder / "schema.json").write_text('{"type":"object","required":["told"]}', "utf8")
        _, output, _ = self.lines(*self.by_path("a"), "--output-schema", "schema.json")
        self.assertEqual(output, {"type": "output", "value": {"told": ["a"]}})

    def test_fails_where_the_model_fails_and_forgets_the_turn(self):
        self.lines(*self.by_path("kept"))
        failed = self.run_with(*self.by_path("fail"), "--resume")
        self.assertEqual((failed.stderr, failed.returncode), ("oneshot: the model answered with 500\n", 1))
        self.assertEqual(json.loads(failed.stdout), {"type": "end", "outcome": "failed"})
        self.assertEqual(self.lines(*self.by_path("on"), "--resume")[0]["text"], "kept on")


if __name__ == "__main__":
    unittest.main()

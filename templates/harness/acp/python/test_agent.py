"""Talks to the agent, whose model is served here: python3 test_agent.py"""
import itertools
import json
import os
import subprocess
import sys
import threading
import unittest
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

COMMAND = Path(__file__).resolve().parent / "agent.py"


class Model(BaseHTTPRequestHandler):
    """Repeats what it was told, one prompt a word. Told to wait it says one word and no more, told to fail it fails."""

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["content-length"])))
        told = [each["content"] for each in body["messages"] if each["role"] == "user"]
        self.send_response(500 if "fail" in told else 200)
        self.end_headers()
        for word in told:
            self.event(json.dumps({"choices": [{"delta": {"content": f"{word} "}}]}))
        if "wait" in told:
            self.rfile.read(1)  # Until the agent hangs up.
        else:
            self.event("[DONE]")

    def event(self, data):
        self.wfile.write(f"data: {data}\n\n".encode())
        self.wfile.flush()

    def log_message(self, *_):
        pass


class Client:
    """An agent in a process of its own, with one session."""

    def __init__(self, base):
        env = {**os.environ, "OPENAI_BASE_URL": base}
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "encoding": "utf8"}
        self.process = subprocess.Popen([sys.executable, str(COMMAND)], env=env, **pipes)
        self.ids = itertools.count()
        self.said = ""
        self.hello = self.ask("initialize", {"protocolVersion": 1})
        self.session = self.ask("session/new", {"cwd": os.getcwd(), "mcpServers": []})

    def tell(self, message):
        self.process.stdin.write(json.dumps({"jsonrpc": "2.0", **message}) + "\n")
        self.process.stdin.flush()

    def ask(self, method, params, on_update=lambda: None):
        number = next(self.ids)
        self.tell({"id": number, "method": method, "params": params})
        for line in self.process.stdout:
            message = json.loads(line)
            if message.get("id") == number:
                return message.get("result") or message["error"]
            self.said += message["params"]["update"]["content"]["text"]
            on_update()
        raise EOFError("the agent has ended")

    def prompt(self, text, on_update=lambda: None):
        params = {**self.session, "prompt": [{"type": "text", "text": text}]}
        return self.ask("session/prompt", params, on_update)

    def end(self):
        self.process.stdin.close()
        self.process.stdout.close()
        return self.process.wait()


class Agent(unittest.TestCase):
    def setUp(self):
        server = ThreadingHTTPServer(("127.0.0.1", 0), Model)
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.agent = Client(f"http://127.0.0.1:{server.server_port}/v1")
        # An agent that does not answer fails its test.
        late = threading.Timer(20, self.agent.process.kill)
        late.start()
        for end in (server.server_close, server.shutdown, self.agent.end, late.cancel):
            self.addCleanup(end)

    def test_answers_remembers_and_ends_with_its_input(self):
        self.assertEqual(self.agent.hello["protocolVersion"], 1)
        self.assertEqual(self.agent.prompt("one"), {"stopReason": "end_turn"})
        self.assertEqual(self.agent.prompt("two"), {"stopReason": "end_turn"})
        self.assertEqual(self.agent.said, "one one two ")
        self.assertEqual(self.agent.end(), 0)

    def test_ends_a_turn_that_is_cancelled(self):
        cancel = {"method": "session/cancel", "params": self.agent.session}
        self.assertEqual(self.agent.prompt("wait", lambda: self.agent.tell(cancel)), {"stopReason": "cancelled"})

    def test_says_so_where_the_model_fails_and_forgets_the_turn(self):
        failed = {"code": -32603, "message": "the model answered with 500"}
        self.assertEqual(self.agent.prompt("fail"), failed)
        self.assertEqual(self.agent.prompt("on"), {"stopReason": "end_turn"})
        self.assertEqual(self.agent.said, "on ")

    def test_refuses_what_it_does_not_serve(self):
        self.assertEqual(self.agent.ask("session/nothing", {})["code"], -32601)
        self.assertEqual(self.agent.ask("session/prompt", {"sessionId": "none", "prompt": []})["code"], -32602)


if __name__ == "__main__":
    unittest.main()

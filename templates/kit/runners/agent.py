"""A process that speaks lines of JSON-RPC over standard input and output."""
import json
import queue
import subprocess
import threading

from values import parsed

UNSERVED = {"error": {"code": -32601, "message": "not served"}}
CANCELLED = {"result": {"outcome": {"outcome": "cancelled"}}}


class Agent:
    """Starts a command in a process group of its own and reads it at once. `ended` says why nothing more comes."""

    def __init__(self, command):
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "encoding": "utf8"}
        self.process = subprocess.Popen(command, start_new_session=True, **pipes)
        self.came = queue.Queue()
        self.ended = []
        threading.Thread(target=self.read, daemon=True).start()

    def send(self, message):
        """Writes one message; nothing happens where nobody reads any more."""
        try:
            self.process.stdin.write(json.dumps(message) + "\n")
            self.process.stdin.flush()
        except OSError:
            pass

    def read(self):
        """Reads to the end. What the agent asks for is not served, and permission is cancelled."""
        for line in self.process.stdout:
            message = parsed(line)
            if not isinstance(message, dict):
                self.ended.append(f"a line is no message: {line[:200].strip()}")
            elif "method" in message and "id" in message:
                reply = CANCELLED if str(message["method"]).endswith("permission") else UNSERVED
                self.send({"jsonrpc": "2.0", "id": message["id"], **reply})
            else:
                self.came.put(message)
        self.ended.append("the agent has ended")

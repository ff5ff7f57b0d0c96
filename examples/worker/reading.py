"""An ACP agent in one file, on the standard library alone, that reads what One Horizon tells beside the text.

That is whose word a block is, the bundle of the task, and the host's tools over MCP, from a program that the agent starts.
Run it with `python3 reading.py`, Python 3.9 or newer.
"""

import json
import os
import subprocess
import sys
import threading
import uuid

KEY = "onehorizon.ai"
INFO = {"name": "reading-python", "version": "1.0.0"}
writing = threading.Lock()
sessions = {}
cancelled = set()


def model(system, user):
    """Stands for a model. Ask yours here: policy belongs into its system prompt; the task is data, and belongs into the user's."""
    return f"I keep to {len(system.splitlines())} lines of policy, and read {len(user.splitlines())} lines of the task."


def report(call, mode, said):
    """What the host is told at the end of a turn. A plan without its document and a review without its verdict fail."""
    if mode == "plan":
        call("write_document", {"title": "Plan", "type": "design_doc", "content": f"# Plan\n\n{said}\n"})
    elif mode == "research":
        call("write_document", {"title": "Findings", "type": "research", "content": f"# Findings\n\n{said}\n"})
    elif mode == "review":
        reason = f"{said} Nobody looked at {call('list_documents', {})} yet."
        call("report_workflow_verdict", {"verdict": "changes_requested", "reason": reason})
    else:
        call("report_result", {"summary": said})


def prompted(params):
    session = params["sessionId"]
    bundle, host = sessions[session]

    def tell(update):
        write({"method": "session/update", "params": {"sessionId": session, "update": update}})

    def call(tool, given):
        shown = {"toolCallId": str(uuid.uuid4()), "title": tool}
        tell({"sessionUpdate": "tool_call", "status": "in_progress", **shown})
        text = host.call(tool, given)
        tell({"sessionUpdate": "tool_call_update", "status": "completed", **shown})
        return text

    trusted, others = [], []
    for block in params["prompt"]:
        # What bears no mark is nobody's instruction.
        mark = block.get("_meta", {}).get(KEY, {})
        (trusted if mark.get("trust") == "trusted" else others).append(block.get("text") or block.get("uri", ""))
    said = model("\n\n".join(trusted), "\n\n".join(others))
    # Every member of the bundle is there on every turn, and None where there is nothing to say.
    mode, turn = bundle["taskMode"], bundle["attempt"] or 1
    text = f"{said} This is {bundle['taskId']} in {mode} mode, pass {turn}.\n"
    tell({"sessionUpdate": "agent_message_chunk", "content": {"type": "text", "text": text}})
    if session not in cancelled:
        report(call, mode, said)
    return {"stopReason": "cancelled" if session in cancelled else "end_turn"}


class Host:
    """A client of a server that the agent starts: a line of JSON each way."""

    def __init__(self, server):
        env = {**os.environ, **{each["name"]: each["value"] for each in server["env"]}}
        command = [server["command"], *server["args"]]
        self.process = subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.ask("initialize", {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": INFO})
        self.tell({"method": "notifications/initialized"})

    def tell(self, message):
        self.process.stdin.write(json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n")
        self.process.stdin.flush()

    def ask(self, method, params):
        self.tell({"id": method, "method": method, "params": params})
        for line in self.process.stdout:
            message = json.loads(line)
            # What bears another id is a word of the server's own.
            if message.get("id") == method:
                return message["result"]
        raise RuntimeError("the host's server has gone")

    def call(self, name, given):
        result = self.ask("tools/call", {"name": name, "arguments": given})
        text = result["content"][0]["text"]
        if result.get("isError"):
            raise RuntimeError(text)
        return text


def opened(params):
    server = next(server for server in params["mcpServers"] if "command" in server)
    session = str(uuid.uuid4())
    sessions[session] = params["_meta"][KEY], Host(server)
    return {"sessionId": session}


METHODS = {
    "initialize": lambda params: {"protocolVersion": 1, "agentCapabilities": {}, "agentInfo": INFO},
    "session/new": opened,
    "session/prompt": prompted,
}


def write(message):
    with writing:
        sys.stdout.buffer.write(json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n")
        sys.stdout.buffer.flush()


def answer(message):
    serve = METHODS.get(message["method"])
    if serve is None:
        return write({"id": message["id"], "error": {"code": -32601, "message": "there is no such method"}})
    try:
        write({"id": message["id"], "result": serve(message.get("params"))})
    except Exception as error:
        write({"id": message["id"], "error": {"code": -32603, "message": repr(error)}})


# A cancel must be read while a prompt is answered, so each request has a thread. The process ends with its input.
for line in sys.stdin.buffer:
    message = json.loads(line)
    if message.get("method") == "session/cancel":
        cancelled.add(message["params"]["sessionId"])
    elif "method" in message and "id" in message:
        threading.Thread(target=answer, args=(message,), daemon=True).start()

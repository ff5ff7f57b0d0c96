"""An ACP agent in one file, on the standard library alone.

It knows nothing of its host: it gives the prompt to its model block by block as it came, says what the model says, and
ends its turn. Run it with `python3 vanilla.py`, Python 3.9 or newer.
"""

import json
import sys
import threading
import uuid

writing = threading.Lock()
cancelled = set()


def model(prompt):
    """Stands for a model. Ask yours here: the text is framed, so that it sees what is policy and what is the task's own."""
    yield f"I was given {len(prompt.splitlines())} lines to work on. "
    yield "Your model would do the work now, with the files of the folder that the session was opened for."


def prompted(params):
    session, blocks = params["sessionId"], params["prompt"]

    def tell(update):
        write({"method": "session/update", "params": {"sessionId": session, "update": update}})

    def plan(status):
        entry = {"content": "Answer the prompt", "priority": "medium", "status": status}
        tell({"sessionUpdate": "plan", "entries": [entry]})

    plan("in_progress")
    for text in model("\n\n".join(text_of(block) for block in blocks)):
        # The host's clocks and its users end a turn so; whoever goes on is ended.
        if session in cancelled:
            return {"stopReason": "cancelled"}
        tell({"sessionUpdate": "agent_message_chunk", "content": {"type": "text", "text": text}})
    plan("completed")
    return {"stopReason": "end_turn"}


def text_of(block):
    resource = block.get("resource", {})
    return block.get("text") or resource.get("text") or f"[{block['type']} {block.get('uri', resource.get('uri', ''))}]"


METHODS = {
    "initialize": lambda params: {
        "protocolVersion": 1,
        "agentCapabilities": {"promptCapabilities": {"embeddedContext": True}},
        "agentInfo": {"name": "vanilla-python", "version": "1.0.0"},
    },
    "session/new": lambda params: {"sessionId": str(uuid.uuid4())},
    "session/prompt": prompted,
}


def write(message):
    line = json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n"
    with writing:
        sys.stdout.buffer.write(line)
        sys.stdout.buffer.flush()


def answer(message):
    serve = METHODS.get(message["method"])
    if serve is None:
        outcome = {"error": {"code": -32601, "message": "there is no such method"}}
    else:
        try:
            outcome = {"result": serve(message.get("params"))}
        except Exception as error:
            outcome = {"error": {"code": -32603, "message": repr(error)}}
    write({"id": message["id"], **outcome})


# A cancel must be read while a prompt is answered, so each request has a thread. The process ends with its input.
for line in sys.stdin.buffer:
    message = json.loads(line)
    method, params = message.get("method"), message.get("params")
    if method == "session/cancel":
        cancelled.add(params["sessionId"])
    elif method == "session/prompt":
        cancelled.discard(params["sessionId"])
    if method is not None and "id" in message:
        threading.Thread(target=answer, args=(message,), daemon=True).start()

#!/usr/bin/env python3
"""An agent of the Agent Client Protocol, version 1, on standard input and output: one JSON-RPC message a line.

`answer` is what you replace by your own harness. Logs belong on standard error.
"""
import http.client
import json
import os
import socket
import sys
import threading
import uuid
from contextlib import suppress
from urllib.parse import urlsplit

PARSE_ERROR = -32700
INVALID_REQUEST = -32600
METHOD_NOT_FOUND = -32601
INVALID_PARAMS = -32602
INTERNAL_ERROR = -32603


class Fault(Exception):
    def __init__(self, code, message):
        super().__init__(message)
        self.code = code


class Turn:
    """One running prompt. To cancel it is to cut its connection to the model."""

    def __init__(self):
        self.is_cancelled = False
        self.socket = None
        self.lock = threading.Lock()

    def asks(self, connection):
        connection.connect()
        with self.lock:
            self.socket = connection.sock
            if self.is_cancelled:
                raise OSError("the turn was cancelled")

    def cancel(self):
        with self.lock:
            self.is_cancelled = True
            if self.socket is not None:
                with suppress(OSError):
                    self.socket.shutdown(socket.SHUT_RDWR)


def answer(messages, turn):
    """Answers a conversation, piece by piece, until the turn is cancelled."""
    base = os.environ.get("OPENAI_BASE_URL")
    if base is None:
        raise RuntimeError("OPENAI_BASE_URL is not set, so there is no model to ask")
    url = urlsplit(f"{base}/chat/completions")
    kind = http.client.HTTPSConnection if url.scheme == "https" else http.client.HTTPConnection
    connection = kind(url.netloc)
    turn.asks(connection)
    body = {"model": os.environ.get("OPENAI_MODEL", "default"), "messages": messages, "stream": True}
    key = os.environ.get("OPENAI_API_KEY", "")
    headers = {"content-type": "application/json", "authorization": f"Bearer {key}"}
    connection.request("POST", url.path, json.dumps(body), headers)
    response = connection.getresponse()
    if response.status != 200:
        raise RuntimeError(f"the model answered with {response.status}")
    for line in response:
        if line.rstrip() == b"data: [DONE]":
            return
        if line.startswith(b"data: "):
            choices = json.loads(line[6:]).get("choices") or [{}]
            text = choices[0].get("delta", {}).get("content")
            if text:
                yield text
    raise RuntimeError("the model's answer was cut off")


def text_of(blocks):
    """The text of a prompt. Links are named: whoever has tools can open them."""
    if not isinstance(blocks, list):
        raise Fault(INVALID_PARAMS, "prompt must be a list of content blocks")
    texts = []
    for block in blocks:
        kind = block.get("type") if isinstance(block, dict) else None
        if kind == "text":
            texts.append(block["text"])
        elif kind == "resource_link":
            texts.append(f"[{block['name']}]({block['uri']})")
        else:
            raise Fault(INVALID_PARAMS, f"content of type {json.dumps(kind)} is not taken")
    return "\n".join(texts)


class Session:
    def __init__(self):
        self.id = str(uuid.uuid4())
        self.messages = []
        self.turn = None


class Agent:
    def __init__(self):
        self.sessions = {}
        self.writing = threading.Lock()
        self.served = {
            "initialize": self.initialize,
            "session/new": self.new_session,
            "session/prompt": self.prompt,
        }
        self.heard = {"session/cancel": self.cancel}

    def initialize(self, _):
        return {
            "protocolVersion": 1,
            "agentInfo": {"name": "custom-acp", "version": "0.1.0"},
            "agentCapabilities": {"loadSession": False},
            "authMethods": [],
        }

    def new_session(self, params):
        if not os.path.isabs(params.get("cwd") or ""):
            raise Fault(INVALID_PARAMS, "cwd must be an absolute path")
        if not isinstance(params.get("mcpServers"), list):
            raise Fault(INVALID_PARAMS, "mcpServers must be a list")
        session = Session()
        self.sessions[session.id] = session
        return {"sessionId": session.id}

    def prompt(self, params):
        session = self.sessions.get(params.get("sessionId"))
        if session is None:
            raise Fault(INVALID_PARAMS, f"there is no session {json.dumps(params.get('sessionId'))}")
        messages = [*session.messages, {"role": "user", "content": text_of(params.get("prompt"))}]
        if session.turn is not None:
            raise Fault(INVALID_REQUEST, "a turn is running already")
        turn = session.turn = Turn()
        # The next message is read while this one is answered: it may be the cancel.
        return lambda: self.run(session, turn, messages)

    def run(self, session, turn, messages):
        said = ""
        try:
            for text in answer(messages, turn):
                said += text
                update = {"sessionUpdate": "agent_message_chunk", "content": {"type": "text", "text": text}}
                self.send({"method": "session/update", "params": {"sessionId": session.id, "update": update}})
        except Exception:
            if not turn.is_cancelled:
                raise
        finally:
            session.turn = None
        session.messages = [*messages, {"role": "assistant", "content": said}]
        return {"stopReason": "cancelled" if turn.is_cancelled else "end_turn"}

    def cancel(self, params):
        session = self.sessions.get(params.get("sessionId"))
        turn = session and session.turn
        if turn:
            turn.cancel()

    def send(self, message):
        with self.writing:
            print(json.dumps({"jsonrpc": "2.0", **message}), flush=True)

    def take(self, line):
        if not line.strip():
            return
        request = None
        try:
            message = parsed(line)
            if not isinstance(message, dict) or not isinstance(message.get("method"), str):
                raise Fault(INVALID_REQUEST, "this is no request")
            method, params = message["method"], message.get("params") or {}
            if "id" not in message:
                self.heard.get(method, lambda _: None)(params)
                return
            request = message["id"]
            if method not in self.served:
                raise Fault(METHOD_NOT_FOUND, f"{method} is not served")
            result = self.served[method](params)
            if callable(result):
                threading.Thread(target=self.answer_with, args=(request, result), daemon=True).start()
            else:
                self.answer_with(request, lambda: result)
        except Exception as error:
            self.refuse(request, error)

    def answer_with(self, request, act):
        try:
            self.send({"id": request, "result": act()})
        except Exception as error:
            self.refuse(request, error)

    def refuse(self, request, error):
        code = error.code if isinstance(error, Fault) else INTERNAL_ERROR
        self.send({"id": request, "error": {"code": code, "message": str(error)}})


def parsed(line):
    try:
        return json.loads(line)
    except ValueError as error:
        raise Fault(PARSE_ERROR, "this is no JSON") from error


if __name__ == "__main__":
    agent = Agent()
    for each in sys.stdin.buffer:
        agent.take(each)
    os._exit(0)  # Without its client no turn goes on.

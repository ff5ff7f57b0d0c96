# Generated from the catalog. Do not edit: change the fact and generate again.
"""Plays one session with an agent."""
import queue
import time

from agent import Agent
from matching import faults, match
from values import MISSING, filled, value_at


def play_session(exchange, command, seconds, cwd, started):
    """Says how an exchange went, and of one that went wrong at which step and why."""
    agent = Agent(command)
    started(agent.process.pid)
    inbox, names = [], {}
    for number, step in enumerate(exchange["steps"], 1):
        if step["from"] == "client":
            agent.send(filled(step["message"], step, names))
        if step["from"] == "client" or step.get("otherwise") == "continue":
            continue
        found, at = awaited(agent, inbox, step, names, seconds)
        if found:
            served = agent.ended or step.get("otherwise") != "skip" or not all(f.endswith(" is absent") for f in found)
            return "FAIL" if served else "skip", f"step {number}: " + "; ".join(found[:3] + agent.ended[:1])
        inbox[:] = [m for index, m in enumerate(inbox) if index > at or (index < at and "id" in m)]
    agent.process.stdin.close()
    for _ in range(100):
        if agent.process.poll() is None:
            time.sleep(0.005)
    return "ok", ""


def awaited(agent, inbox, step, names, seconds):
    """What is wrong with the message that a step waits for, and where it is in the inbox; [] for nothing."""
    until = time.monotonic() + seconds
    while True:
        over = bool(agent.ended)
        while not agent.came.empty():
            inbox.append(agent.came.get())
        mine = [message for message in inbox if meant(message, step)]
        found, value = match(mine, names, lambda message, tried: faults(step["message"], message, step, tried))
        # No notification of a turn comes after the answer to its prompt.
        answered = any("id" in m for m in inbox) if "method" in step["message"] else value is not MISSING
        if not found or answered or over:
            return found, next((index for index, message in enumerate(inbox) if message is value), -1)
        if time.monotonic() > until:
            agent.ended.append(f"nothing more came in {seconds:g} s")
        try:
            inbox.append(agent.came.get(timeout=0.05))
        except queue.Empty:
            pass


def meant(other, step):
    """Whether a message is of the kind that a step waits for."""
    message = step["message"]
    if "method" not in message:
        return other.get("id", MISSING) == message["id"]
    return other.get("method") == message["method"] and value_at(other, step.get("payload", "")) is not MISSING

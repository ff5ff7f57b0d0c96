import type { Clock } from "../clock.ts"
import type { Closure, Connection, Listener, Reply } from "../connection.ts"
import type { Trace } from "../trace.ts"
import { answering } from "./answering.ts"
import { asking } from "./asking.ts"
import { envelopeOf } from "./envelope.ts"
import { framer } from "./framer.ts"
import type { Framed } from "./framer.ts"
import { incoming } from "./incoming.ts"
import type { Incoming } from "./incoming.ts"
import { callLine, jsonText, replyLine } from "./json-line.ts"
import type { Limits } from "./limits.ts"
import { preview } from "./redact.ts"
import type { Redact } from "./redact.ts"
import { turns } from "./turns.ts"
import { diagnosticOf } from "./wire-faults.ts"
import type { WireFault } from "./wire-faults.ts"

/** What a conversation needs of the process. */
export interface Channel {
  /** Takes one line without its line feed. Never throws, also when nobody reads any more. */
  readonly write: (line: string) => void
  /** How many bytes have been taken and not been handed to the system; null where nothing can be written any more. */
  readonly unsent: () => number | null
  /** Ends the agent. */
  readonly fail: (cause: "noise" | "stalled") => void
}

/** What a conversation is set up with. */
export interface Setting {
  readonly clock: Clock
  readonly limits: Limits
  readonly redact: Redact
  readonly trace: Trace
}

/** The JSON-RPC of one agent, whatever carries its bytes. */
export interface Conversation extends Pick<Connection, "request" | "notify"> {
  /** Takes the next bytes of the output; every message that they complete has been told when it returns. */
  readonly receive: (chunk: Uint8Array) => void
  /** Takes what is left, settles every open request, and tells of the end. Call it once. */
  readonly end: (closure: Omit<Closure, "lastMethod">) => Closure
  /** Writes nothing any more: what is asked from here on settles with the end. */
  readonly hush: () => void
}

/** What an answer has where ours cannot be written. */
const internalError = { code: -32603, message: "Internal error" }

/**
 * Reads whatever an agent writes: every line ends in calls of the listener, none in an exception, and none is answered
 * but a request. Messages, answers and deadlines are told one after the other.
 */
export function conversation(channel: Channel, listener: Listener, setting: Setting): Conversation {
  const { clock, limits, redact, trace } = setting
  const lines = framer(limits.lineBytes)
  let lineNumber: number | null = null
  /** Lines since the last message. */
  let silence = 0
  /** What we have given up: `deaf` reads no more, `mute` writes no more. */
  let deaf = false
  let mute = false
  let returnsSaid = false
  let lastMethod: string | null = null
  let closure: Closure | null = null

  const tell = (call: () => void): void => {
    try {
      call()
    } catch (error) {
      try {
        note(["wire/listener-threw", error], null)
      } catch {
        // What fails while it is told of a failure has nobody left to tell.
      }
    }
  }
  const note = (fault: WireFault, raw: string | null): void => {
    const diagnostic = diagnosticOf(fault, lineNumber, raw === null || raw === "" ? null : preview(raw, redact))
    trace.event("diagnostic", { code: diagnostic.code, line: diagnostic.line })
    listener.observed(diagnostic)
  }
  const observe = (fault: WireFault, raw: string | null = null): void => tell(() => note(fault, raw))
  const turn = turns((error) => observe(["wire/listener-threw", error]))

  const send = (line: string): void => {
    if (mute) return
    const unsent = channel.unsent()
    if (unsent === null) return
    if (unsent > 0 && unsent + Buffer.byteLength(line) > limits.unsentBytes) {
      mute = true
      turn(() => observe(["wire/stalled", unsent]))
      channel.fail("stalled")
      return
    }
    trace.sent(line)
    channel.write(line)
  }
  const requests = asking(clock, turn)
  const replies = answering((idSource, reply) => {
    try {
      send(replyText(idSource, reply))
    } catch (error) {
      turn(() => observe(["wire/unsendable", error]))
      send(replyLine(idSource, "error", internalError))
    }
  })

  /** Tells what one value is, and whether it is a message at all. */
  const take = (value: unknown, source: string, length: number): boolean => {
    const envelope = envelopeOf(value, source)
    for (const fault of envelope.faults) observe([fault], source)
    switch (envelope.kind) {
      case "notification":
        tell(() => listener.notified(envelope.method, envelope.params))
        return true
      case "request": {
        const { request, inUse } = replies.asked(envelope.idSource, envelope.method, envelope.params)
        if (inUse) observe(["wire/id-in-use"], source)
        tell(() => listener.requested(request))
        return true
      }
      case "response": {
        const fault = requests.answered(envelope.id, envelope.answer)
        if (fault !== null) observe([fault], source)
        return true
      }
      case "nothing":
        observe(["wire/non-protocol-line", length, true], source)
        return false
      default:
        return envelope satisfies never
    }
  }

  const hear = (line: Incoming): void => {
    if (line.json) trace.received(line.text)
    else trace.noise(line.text, line.length)
    for (const fault of line.faults) {
      if (fault[0] === "wire/carriage-return" && returnsSaid) continue
      returnsSaid ||= fault[0] === "wire/carriage-return"
      observe(fault, line.text)
    }
    let messages = 0
    if (line.batch !== null)
      for (const { value, source } of line.batch) messages += take(value, source, line.length) ? 1 : 0
    else if (line.json && take(line.value, line.text, line.length)) messages = 1
    silence = messages > 0 ? 0 : silence + 1
    if (silence < limits.noiseLines) return
    deaf = true
    mute = true
    observe(["wire/noise", silence], line.text)
    channel.fail("noise")
  }

  const hearAll = (framed: readonly Framed[]): void => {
    for (const each of framed)
      turn(() => {
        if (deaf) return
        lineNumber = each.number
        hear(incoming(each, limits.lineBytes))
        lineNumber = null
      })
  }

  return {
    request: (method, params, milliseconds, settle) => {
      if (closure !== null) {
        const closed = { kind: "closed", closure } as const
        queueMicrotask(() => turn(() => tell(() => settle(closed))))
        return
      }
      // Made into text before the request is opened: what cannot be written was never asked.
      const json = jsonText(params)
      lastMethod = method
      send(
        callLine(
          requests.ask(milliseconds, (answer) => tell(() => settle(answer))),
          method,
          json,
        ),
      )
    },
    notify: (method, params) => send(callLine(null, method, jsonText(params))),
    receive: (chunk) => hearAll(lines.push(chunk)),
    end: (process) => {
      hearAll(lines.end())
      const ended: Closure = { ...process, lastMethod }
      closure = ended
      deaf = true
      mute = true
      replies.close()
      requests.close(ended)
      turn(() => tell(() => listener.closed(ended)))
      return ended
    },
    hush: () => {
      mute = true
    },
  }
}

function replyText(idSource: string, reply: Reply): string {
  return "error" in reply ? replyLine(idSource, "error", reply.error) : replyLine(idSource, "result", reply.result)
}

import { checkfu } from "../../output/contracts/checkfu/index.ts"
import type { TraceEntry } from "../../runtime/conformance/grammar/entry.ts"

type Members = { readonly [name: string]: unknown }

/** The key under which an agent declares what it serves. */
const declarationKey = "checkfu.capabilities"

/** A trace that is written line by line, each ten milliseconds after the one before. */
export interface Conversation {
  readonly entries: readonly TraceEntry[]
  /** Asks as the client, and gives the id. */
  readonly ask: (method: string, params?: Members) => number
  readonly tell: (method: string, params?: Members) => void
  readonly answer: (id: unknown, result: unknown) => void
  readonly fail: (id: unknown, code: number, message?: string) => void
  /** Notifies as the agent. */
  readonly notify: (method: string, params?: unknown) => void
  readonly update: (sessionUpdate: string, more?: Members, session?: string) => void
  readonly say: (text: string, meta?: Members) => void
  /** Asks as the agent. */
  readonly request: (id: unknown, method: string, params?: Members) => void
  /** Answers as the client. */
  readonly reply: (id: unknown, result: unknown) => void
  readonly raw: (from: "client" | "agent", message: unknown) => void
  readonly line: (from: "client" | "agent", text: string) => void
  readonly event: (event: string, more?: Members) => void
  readonly wait: (milliseconds: number) => void
  /** initialize and its answer. */
  readonly hello: (agent?: Members, declares?: Members, client?: Members) => void
  /** session/new and its answer; gives nothing, the session is `s1` unless said. */
  readonly begin: (session?: string, more?: Members, answer?: Members) => void
  readonly prompt: (text?: string, session?: string, more?: Members) => number
  /** A whole turn that says one thing. */
  readonly turn: (session?: string) => void
}

/** A conversation of which nothing was said so far. */
export function conversation(): Conversation {
  const entries: TraceEntry[] = []
  let at = 0
  let ids = 0
  const raw: Conversation["raw"] = (from, message) => {
    at += 10
    entries.push({ at, from, message })
  }
  const rpc = (from: "client" | "agent", more: Members): void => raw(from, { jsonrpc: "2.0", ...more })
  const ask: Conversation["ask"] = (method, params = {}) => {
    rpc("client", { id: ++ids, method, params })
    return ids
  }
  const answer: Conversation["answer"] = (id, result) => rpc("agent", { id, result })
  const update: Conversation["update"] = (sessionUpdate, more = {}, session = "s1") =>
    rpc("agent", { method: "session/update", params: { sessionId: session, update: { sessionUpdate, ...more } } })
  const say: Conversation["say"] = (text, meta) =>
    update("agent_message_chunk", { content: { type: "text", text }, ...(meta === undefined ? {} : { _meta: meta }) })
  const prompt: Conversation["prompt"] = (text = "Good day", session = "s1", more = {}) =>
    ask("session/prompt", { sessionId: session, prompt: [{ type: "text", text }], ...more })
  return {
    entries,
    ask,
    tell: (method, params = {}) => rpc("client", { method, params }),
    answer,
    fail: (id, code, message = "it went wrong") => rpc("agent", { id, error: { code, message } }),
    notify: (method, params = {}) => rpc("agent", { method, params }),
    update,
    say,
    request: (id, method, params = {}) => rpc("agent", { id, method, params }),
    reply: (id, result) => rpc("client", { id, result }),
    raw,
    line: (from, text) => {
      at += 10
      entries.push({ at, from, text })
    },
    event: (event, more = {}) => {
      at += 10
      entries.push({ ...more, at, event })
    },
    wait: (milliseconds) => {
      at += milliseconds
    },
    hello: (agent = {}, declares, client = {}) => {
      const id = ask("initialize", { protocolVersion: 1, clientCapabilities: client })
      answer(id, {
        protocolVersion: 1,
        agentInfo: { name: "made-up", version: "1" },
        ...agent,
        ...(declares === undefined ? {} : { _meta: { [declarationKey]: declares } }),
      })
    },
    begin: (session = "s1", more = {}, result = {}) => {
      answer(ask("session/new", { cwd: "/w", mcpServers: [], ...more }), { sessionId: session, ...result })
    },
    prompt,
    turn: (session = "s1") => {
      const id = prompt("Good day", session)
      update("agent_message_chunk", { content: { type: "text", text: "Good day." } }, session)
      answer(id, { stopReason: "end_turn" })
    },
  }
}

/** The methods and keys of the platform's contract that fixtures speak of. */
export const wire = {
  steer: checkfu.slots.sessionSteer.site.kind === "method" ? checkfu.slots.sessionSteer.site.method : "",
  drain: checkfu.slots.sessionInterrupt.site.kind === "method" ? checkfu.slots.sessionInterrupt.site.method : "",
} as const

import { decodeInitializeResponse } from "../../../output/acp/index.ts"
import type { AgentCapabilities } from "../../../output/acp/index.ts"
import { isObject, own } from "../../../output/kernel.ts"
import { membersOf, textOf } from "../grammar/message.ts"
import { declaredIn } from "../../extensions/declared.ts"
import type { Spoken } from "../../extensions/handlers.ts"
import type { SuiteLimits } from "./limits.ts"
import type { Heard, Peer, Reply } from "./peer.ts"

/** What an agent said of itself. */
export interface Hello {
  readonly capabilities: AgentCapabilities
  /** Ids of the declarations that it made. */
  readonly declared: ReadonlySet<string>
  /** Whether it made a declaration at all. */
  readonly declares: boolean
}

/** A stay with one agent process: what every probe does in the same way. */
export interface Visit {
  readonly peer: Peer
  readonly limits: SuiteLimits
  readonly spoken: readonly Spoken[]
  /** The folder that sessions work in. */
  readonly cwd: string
  /** initialize; null where the agent does not answer it well. */
  readonly hello: () => Promise<Hello | null>
  /** session/new; the id of the session, or null. */
  readonly begin: (more?: object, id?: string) => Promise<string | null>
  /** A whole turn: a text or blocks of content. */
  readonly turn: (session: string, prompt: string | readonly object[], more?: object) => Promise<Reply>
  /** A request about a session. */
  readonly about: (method: string, session: string, more?: object, milliseconds?: number) => Promise<Reply>
  /** Waits until the session's turn is under way. */
  readonly underWay: (session: string) => Promise<boolean>
}

/** The version of the protocol that is spoken. */
const version = 1

/** Begins a stay. */
export function visiting(peer: Peer, spoken: readonly Spoken[], cwd: string, limits: SuiteLimits): Visit {
  return {
    peer,
    limits,
    spoken,
    cwd,
    hello: async () => {
      const reply = await peer.ask("initialize", helloParams(version), limits.startup)
      return reply.kind === "result" ? helloOf(reply.value, spoken) : null
    },
    begin: async (more = {}, id) => {
      const reply = await peer.ask("session/new", { cwd, mcpServers: [], ...more }, limits.request, id)
      return reply.kind === "result" ? textOf(reply.value, "sessionId") : null
    },
    turn: (session, prompt, more = {}) => {
      const blocks = typeof prompt === "string" ? [{ type: "text", text: prompt }] : prompt
      return peer.ask("session/prompt", { sessionId: session, prompt: blocks, ...more }, limits.prompt)
    },
    about: (method, session, more = {}, milliseconds = limits.request) =>
      peer.ask(method, { sessionId: session, ...more }, milliseconds),
    underWay: (session) => peer.hears((heard) => isUpdateOf(heard, session), limits.settle),
  }
}

/** What the suite says of itself. It offers nothing. A version that there is not yet is asked for in both shapes. */
export function helloParams(protocolVersion: number): object {
  const info = { name: "conformance", version: "1.0.0" }
  return { protocolVersion, clientInfo: info, clientCapabilities: {}, ...(protocolVersion === version ? {} : { info }) }
}

function helloOf(result: unknown, spoken: readonly Spoken[]): Hello {
  const meta = membersOf(membersOf(result)["_meta"])
  const declared = new Set<string>()
  let declares = false
  for (const { contract } of spoken)
    for (const { site, posture, decode } of Object.values(contract.slots)) {
      const value = posture === "handshake" && site.kind === "meta" ? own(meta, site.at.at(-1) ?? "") : undefined
      if (!isObject(value, true) || !decode(value).ok) continue
      declares = true
      for (const { id } of declaredIn(value, contract.declarations).declarations) declared.add(id)
    }
  const read = decodeInitializeResponse(result)
  const capabilities = read.ok ? (read.value.agentCapabilities ?? {}) : {}
  return { capabilities, declared, declares }
}

/** Whether something that was heard is an update of a session that belongs to its turn. */
export function isUpdateOf({ method, params }: Heard, session: string): boolean {
  if (method !== "session/update" || textOf(params, "sessionId") !== session) return false
  const kind = textOf(membersOf(params)["update"], "sessionUpdate")
  return kind === "agent_message_chunk" || kind === "agent_thought_chunk" || kind === "tool_call"
}

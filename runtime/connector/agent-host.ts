import type { McpServer } from "../../output/acp/index.ts"
import type { Clock } from "../driver/clock.ts"
import type { Connection, Listener } from "../driver/connection.ts"
import { failed } from "../driver/failure.ts"
import type { Tried } from "../driver/failure.ts"
import type { DriveLimits } from "../driver/limits.ts"
import type { Observed } from "../driver/observed.ts"
import type { PermissionPolicy } from "../driver/policy/permission.ts"
import type { Agent } from "../driver/session/agent-options.ts"
import { openAgent } from "../driver/session/agent.ts"
import type { ClientIdentity } from "../driver/session/handshake.ts"
import type { Session } from "../driver/session/session.ts"

/** How the agent is started and driven. */
export interface AgentHostOptions {
  /** Starts the agent's process anew. */
  readonly connect: (listener: Listener) => Connection
  /** An absolute path: where its sessions work. */
  readonly cwd: string
  readonly clock: Clock
  readonly limits?: Partial<DriveLimits>
  readonly client?: ClientIdentity
}

/** What a conversation went on from: the live process, what the agent had kept itself, or nothing. */
export type Continued = "live" | "restored" | "fresh"

/** A session of the agent that stands for a conversation of the platform. */
export interface HostedSession {
  readonly session: Session
  readonly continued: Continued
}

/** One process of an agent, kept across the runs of all its conversations, and replaced when it has gone. */
export interface AgentHost {
  /** The agent that lives; one is started where none does. */
  readonly ready: () => Promise<Tried<Agent>>
  /** The session of a conversation in the process that lives. `servers` are those that a new one is given. */
  readonly session: (conversation: string, servers: readonly McpServer[]) => Promise<Tried<HostedSession>>
  /** Tells everything that is observed, to one listener at a time; null: to nobody. */
  readonly watch: (listener: ((observed: Observed) => void) | null) => void
  /** Ends the process with all its descendants; the next `ready` starts another one. */
  readonly end: () => Promise<void>
}

/**
 * Requests for permission are answered `cancelled`: they are about what its owner lets the agent do here, which the platform
 * cannot know, and nobody stands by to be asked.
 */
const nobodyDecides: PermissionPolicy = { mode: "ask", ask: () => Promise.reject(new Error("nobody decides here")) }

interface Living {
  readonly agent: Agent
  readonly sessions: Map<string, Session>
  hasGone: boolean
}

/** Makes a host; nothing is started before it is asked for. */
export function agentHost({ connect, cwd, clock, limits, client }: AgentHostOptions): AgentHost {
  /** The agent's own id of every conversation that ever was, so that another process may take it up. */
  const known = new Map<string, string>()
  let living: Living | null = null
  let starting: Promise<Tried<Agent>> | null = null
  let listener: ((observed: Observed) => void) | null = null

  const start = async (): Promise<Tried<Agent>> => {
    let hasGone = false
    let gone = (): void => void (hasGone = true)
    const opened = await openAgent(
      (inner) =>
        connect({
          ...inner,
          closed: (closure) => {
            gone()
            inner.closed(closure)
          },
        }),
      {
        clock,
        permission: nobodyDecides,
        watch: (observed) => listener?.(observed),
        ...(limits === undefined ? {} : { limits }),
        ...(client === undefined ? {} : { client }),
      },
    )
    if (!opened.ok) return failed(opened.failure)
    const alive: Living = { agent: opened.agent, sessions: new Map(), hasGone }
    gone = () => void (alive.hasGone = true)
    living = alive
    return { ok: true, value: opened.agent }
  }
  const ready = async (): Promise<Tried<Agent>> => {
    if (living !== null && !living.hasGone) return { ok: true, value: living.agent }
    await end()
    starting ??= start().finally(() => void (starting = null))
    return starting
  }
  const end = async (): Promise<void> => {
    const last = living
    living = null
    await last?.agent.close()
  }
  const session: AgentHost["session"] = async (conversation, servers) => {
    const tried = await ready()
    if (!tried.ok || living === null) return tried.ok ? failed({ stage: "session/new", code: "closed_before" }) : tried
    const { agent, sessions } = living
    const live = sessions.get(conversation)
    if (live !== undefined) return { ok: true, value: { session: live, continued: "live" } }
    const opened = await taken(agent, known.get(conversation), { cwd, mcpServers: servers })
    if (!opened.ok) return opened
    sessions.set(conversation, opened.value.session)
    known.set(conversation, opened.value.session.sessionId)
    return opened
  }
  return { ready, session, watch: (next) => void (listener = next), end }
}

/** Takes up what the agent has kept of a conversation, as far as it offers that; else begins it anew. */
async function taken(
  agent: Agent,
  sessionId: string | undefined,
  setting: { readonly cwd: string; readonly mcpServers: readonly McpServer[] },
): Promise<Tried<HostedSession>> {
  const { load, resuming } = agent.introduction.offered
  const mayRestore = sessionId !== undefined && (load || resuming)
  const tried = !mayRestore
    ? await agent.newSession(setting)
    : load
      ? await agent.loadSession({ ...setting, sessionId }, true)
      : await agent.resumeSession({ ...setting, sessionId }, true)
  if (!tried.ok) return tried
  const isRestored = mayRestore && tried.value.sessionId === sessionId
  return { ok: true, value: { session: tried.value, continued: isRestored ? "restored" : "fresh" } }
}

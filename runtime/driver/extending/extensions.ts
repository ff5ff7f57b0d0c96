import { randomUUID } from "node:crypto"
import { validateConfiguration } from "../../admission/configuration/validate.ts"
import type { Admission } from "../../admission/handshake.ts"
import type { Spoken } from "../../extensions/handlers.ts"
import { refused } from "../../refusal.ts"
import { judged } from "./admitting.ts"
import type { Grants } from "./admitting.ts"
import { alreadyFailed, unstaged } from "./breaches.ts"
import type { Extending } from "./extending.ts"
import { noFindings } from "./findings.ts"
import { fragmentsOf } from "./given.ts"
import type { Given } from "./given.ts"
import { sessionExtensions } from "./session-extensions.ts"
import type { OutputJudge, SessionExtensions } from "./session-extensions.ts"
import { waysOf } from "./ways.ts"

/** What is spoken with an agent, and what it may be. */
export interface ExtensionOptions {
  readonly spoken: readonly Spoken[]
  /** Absent: declarations hold as they are made. */
  readonly grants?: Grants
  /** What goes with `initialize`. */
  readonly given?: readonly Given[]
  /** Absent: the engine of configurations, in a thread of its own. */
  readonly judge?: OutputJudge
  /** Makes an id for each input of a running turn, which no other has; absent: a random one. */
  readonly newInput?: () => string
}

/** What one agent has to do with the contracts that are spoken with it. */
export interface Extensions extends Extending {
  /** What the agent was admitted to, by contract; empty before its handshake. */
  readonly admissions: () => readonly Admission[]
}

/**
 * Speaks contracts with one agent, both ways: refuses a handshake that admission refuses, sends what is given only as the
 * contracts allow it, and does the driver's jobs by their slots. Make one for each agent.
 */
export function extensions(options: ExtensionOptions): Extensions {
  const { spoken, given = [], grants = null, judge = validateConfiguration, newInput = randomUUID } = options
  const sessions = new Map<string, SessionExtensions>()
  let said: ReadonlyMap<string, string> = new Map()
  let admissions: readonly Admission[] = []
  const ofSession = (sessionId: string): SessionExtensions => {
    const known = sessions.get(sessionId)
    if (known !== undefined) return known
    const made = sessionExtensions()
    sessions.set(sessionId, made)
    return made
  }
  return {
    spoken,
    admissions: () => admissions,
    outgoing: ({ method, sessionId, declared, given: asked, files }) => {
      const breach = sessionId === null ? null : (sessions.get(sessionId)?.breach() ?? null)
      if (breach !== null && method === "session/prompt") return refused(alreadyFailed(breach))
      if (files.length > 0 && !mayStage(spoken, declared)) return refused(unstaged())
      return fragmentsOf(method === "initialize" ? [...given, ...asked] : asked, spoken, declared)
    },
    admit: ({ meta }) => {
      const result = judged(spoken, meta, grants)
      if (!result.ok) return result
      said = result.said
      admissions = result.admissions
      return { ok: true, declared: result.declared }
    },
    serve: () => false,
    opened: (session) =>
      ofSession(session.sessionId).opened(session, { ...waysOf(spoken, session.given, said), judge, newInput }),
    observed: (sessionId, observation) => ofSession(sessionId).observed(observation),
    settled: (sessionId, turn, found) => {
      const session = sessions.get(sessionId)
      if (session === undefined) found(noFindings)
      else session.settled(turn, found)
    },
  }
}

function mayStage(spoken: readonly Spoken[], declared: ReadonlySet<string>): boolean {
  return spoken.some(({ roles }) => roles?.staging !== undefined && declared.has(roles.staging.id))
}

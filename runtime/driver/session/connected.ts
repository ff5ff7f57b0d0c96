import { minting } from "../../extensions/mint.ts"
import { defaultContracts } from "../../defaults.ts"
import type { Contract } from "../../../output/contract.ts"
import { systemClock } from "../clock.ts"
import type { Closing, Closure, Connection, Listener, WireDiagnostic } from "../connection.ts"
import { extensions } from "../extending/extensions.ts"
import { guarded } from "../extending/guarded.ts"
import type { Failure } from "../failure.ts"
import { defaultDriveLimits } from "../limits.ts"
import type { DriveLimits } from "../limits.ts"
import type { AgentMessage } from "../observation/agent-message.ts"
import type { DiagnosticObservation, RunObservation } from "../observation/observation.ts"
import type { AgentOptions } from "./agent-options.ts"
import type { Introduction, Offered } from "./capabilities.ts"
import { earlyMessages } from "./early-messages.ts"
import type { Link, Place } from "./link.ts"
import { loggingIn } from "./login.ts"
import type { Door } from "./opening.ts"
import { routing } from "./routing.ts"
import { sessionCore } from "./session-core.ts"
import type { SessionCore } from "./session-core.ts"
import { speechOf } from "./speech.ts"

/** Where an observation belongs that is about no session. */
export const nowhere: Place = { sessionId: null, phase: "pre_session", turn: 0 }

/** An agent that is connected, and what every part of the driver needs of it. */
export interface Connected {
  readonly link: Link
  readonly contracts: readonly Contract<string>[]
  readonly diagnostics: readonly DiagnosticObservation[]
  /** Reads an answer of the agent's that belongs to no session. */
  readonly read: (method: string, value: unknown) => readonly RunObservation[]
  /** What the handshake came to holds from here on. */
  readonly introduced: (introduction: Introduction, declared: ReadonlySet<string>) => void
  readonly door: (offered: Offered) => Door
  /** Why nothing can be asked any more; null while it can. */
  readonly gone: (stage: string) => Failure | null
  readonly close: () => Promise<Closing>
}

/** Connects, and sends every message of the agent's where it belongs. Nothing is asked of the agent. */
export function connected(connect: (listener: Listener) => Connection, options: AgentOptions): Connected {
  const clock = options.clock ?? systemClock
  const limits: DriveLimits = { ...defaultDriveLimits, ...options.limits }
  const started = clock.now()
  const diagnostics: DiagnosticObservation[] = []
  const sessions = new Map<string, SessionCore>()
  let introduction: Introduction | null = null
  let declared: ReadonlySet<string> = new Set()
  let [sequence, opening, opened] = [0, 0, 0]
  let isClosing = false
  let over: Closure | null = null

  const emit: Link["emit"] = (place, observation) => {
    const observed = { sequence: ++sequence, at: clock.now() - started, ...place, observation }
    if (observation.kind === "diagnostic" && diagnostics.length < limits.remembered) diagnostics.push(observation)
    try {
      options.watch?.(observed)
    } catch {
      // Whoever watches must not end a run; what it did not take is in its own hands.
    }
  }
  const diagnose: Link["diagnose"] = (place, code, what, raw = null) =>
    emit(place, { kind: "diagnostic", code, what, raw })
  const extending = guarded(options.extending ?? extensions({ spoken: defaultContracts }), (thrown) =>
    diagnose(nowhere, "extension_threw", "An extension threw, and was passed over.", String(thrown).slice(0, 256)),
  )
  const { contracts, observerOf, shield, decline } = speechOf(extending.spoken)
  const early = earlyMessages<AgentMessage>(limits.earlyMessages, limits.remembered, () => opening > 0)
  const outside = observerOf(minting("agent"))
  const elsewhere = (message: AgentMessage, isServed: boolean): readonly RunObservation[] => {
    const observations = outside
      .observe(message, { turn: 0, declared })
      .filter(({ kind }) => !(isServed && kind === "declined"))
    for (const observation of observations) emit(nowhere, observation)
    return observations
  }
  const closed = (closure: Closure): void => {
    over = closure
    for (const session of sessions.values()) session.over(closure)
    for (const { sessionId, count, first } of early.orphans()) {
      const what = `${count} ${count === 1 ? "message names" : "messages name"} a session that was not opened.`
      diagnose({ ...nowhere, sessionId }, "orphan_messages", what, { count, method: first.method })
    }
  }
  const observed = ({ code, what, line, raw }: WireDiagnostic): void =>
    diagnose(nowhere, code, line === null ? what : `Line ${line}: ${what}`, shield(raw))
  const routes = { sessions, early, elsewhere, serve: extending.serve, decline }
  const connection = connect({ ...routing(routes), observed, closed })
  const request: Link["request"] = (method, params, milliseconds, settle) =>
    connection.request(method, params, milliseconds, (answer) =>
      settle(answer.kind === "malformed" ? { ...answer, raw: shield(answer.raw) } : answer),
    )
  const logins = () => introduction?.logins ?? []
  const close = (): Promise<Closing> => {
    isClosing = true
    for (const session of sessions.values()) session.turns.cancelAll("closing")
    return connection.close()
  }
  const link: Link = {
    clock,
    limits,
    policy: options.permission ?? { mode: "deny" },
    extending,
    trace: options.trace ?? null,
    record: options.record ?? null,
    observerOf,
    declared: () => declared,
    request,
    notify: connection.notify,
    requestLoggedIn: loggingIn(request, limits, options.login ?? null, logins),
    loginIds: () => logins().map(({ id }) => id),
    emit,
    diagnose,
    shield,
    end: () => void close(),
  }
  const door = (offered: Offered): Door => ({
    link,
    offered,
    enter: (sessionId, how) => {
      if (sessions.has(sessionId)) return null
      const session = sessionCore(sessionId, ++opened, how, link)
      sessions.set(sessionId, session)
      return session
    },
    leave: (sessionId) => void sessions.delete(sessionId),
    release: (session) => {
      for (const message of early.release(session.id)) session.receive(message)
    },
    begin: () => void opening++,
    end: () => void opening--,
  })
  return {
    link,
    contracts,
    diagnostics,
    read: (method, value) => elsewhere({ form: "answer", method, value }, false),
    introduced: (said, holds) => {
      introduction = said
      declared = holds
    },
    door,
    gone: (stage) => {
      if (over !== null) return { stage, code: "agent_closed", closure: over }
      return isClosing ? { stage, code: "closed_before" } : null
    },
    close,
  }
}

import type { ListSessionsResponse } from "../../../output/acp/index.ts"
import { methods } from "../../../output/acp/index.ts"
import { declining } from "../../extensions/declining.ts"
import { minting } from "../../extensions/mint.ts"
import { defaultContracts } from "../../defaults.ts"
import { systemClock } from "../clock.ts"
import type { Clock } from "../clock.ts"
import type { Closing, Closure, Connection, Listener, WireDiagnostic } from "../connection.ts"
import { listening } from "../extending/extending.ts"
import type { Extending } from "../extending/extending.ts"
import { guarded } from "../extending/guarded.ts"
import { written } from "../extending/placing.ts"
import type { TraceContext } from "../extending/placing.ts"
import { failed, failureOf } from "../failure.ts"
import type { Failure, Tried } from "../failure.ts"
import { defaultLimits } from "../limits.ts"
import type { Limits } from "../limits.ts"
import type { AgentMessage } from "../observation/agent-message.ts"
import type { DiagnosticObservation, RunObservation } from "../observation/observation.ts"
import { observing } from "../observation/observer.ts"
import type { PermissionPolicy } from "../policy/permission.ts"
import type { Introduction } from "./capabilities.ts"
import { earlyMessages } from "./early-messages.ts"
import { initializeBody, introducedBy } from "./handshake.ts"
import type { ClientIdentity } from "./handshake.ts"
import type { Link, Place, ServedRecord, Watch } from "./link.ts"
import { loggingIn } from "./login.ts"
import { openNew, openOld } from "./opening.ts"
import type { Door, OldSession, SessionSetting } from "./opening.ts"
import { routing } from "./routing.ts"
import { sessionOf } from "./session.ts"
import type { Session } from "./session.ts"
import { sessionCore } from "./session-core.ts"
import type { SessionCore } from "./session-core.ts"

/** How an agent is driven. Everything has a default. */
export interface AgentOptions {
  readonly clock?: Clock
  readonly limits?: Partial<Limits>
  /** Absent: everything is denied. */
  readonly permission?: PermissionPolicy
  /** Absent: the catalogued contracts are listened to, and nothing is added. */
  readonly extending?: Extending
  /** The id of the way to log in, tried once where the agent wants a login and offers it; absent: none. */
  readonly login?: string
  readonly client?: ClientIdentity
  readonly trace?: TraceContext
  /** The calls of models, as whoever serves them records them; absent: no turn is better than unverified. */
  readonly record?: ServedRecord
  /** Told of every observation at once, in the order of the wire. What it throws ends nothing. */
  readonly watch?: Watch
}

/** An agent that was initialized. */
export interface Agent {
  readonly introduction: Introduction
  /** Ids of the declarations that hold. */
  readonly declared: ReadonlySet<string>
  readonly newSession: (setting: SessionSetting) => Promise<Tried<Session>>
  /** Where the agent does not know the session, `orNew` opens a new one instead, which is reported. */
  readonly loadSession: (old: OldSession, orNew?: boolean) => Promise<Tried<Session>>
  readonly resumeSession: (old: OldSession, orNew?: boolean) => Promise<Tried<Session>>
  readonly listSessions: (cursor?: string) => Promise<Tried<ListSessionsResponse>>
  /** What looked odd so far, the first of it up to a limit. */
  readonly diagnostics: () => readonly DiagnosticObservation[]
  /** Cancels what runs and ends the agent. The same answer every time. */
  readonly close: () => Promise<Closing>
}

/** An agent, or why there is none; then its process has ended. */
export type Opened =
  | { readonly ok: true; readonly agent: Agent }
  | {
      readonly ok: false
      readonly failure: Failure
      readonly closing: Closing
      readonly diagnostics: readonly DiagnosticObservation[]
    }

const nowhere: Place = { sessionId: null, phase: "pre_session", turn: 0 }

/**
 * Connects to an agent and initializes it. `connect` opens the connection and gives every message to the listener. Never
 * rejects, and answers within `limits.startup` and the time that it takes to end the agent.
 */
export async function openAgent(
  connect: (listener: Listener) => Connection,
  options: AgentOptions = {},
): Promise<Opened> {
  const clock = options.clock ?? systemClock
  const limits: Limits = { ...defaultLimits, ...options.limits }
  const started = clock.now()
  const diagnostics: DiagnosticObservation[] = []
  const sessions = new Map<string, SessionCore>()
  let introduction: Introduction | null = null
  let declared: ReadonlySet<string> = new Set()
  let sequence = 0
  let opening = 0
  let opened = 0
  let isClosing = false
  let over: Closure | null = null

  const emit = (place: Place, observation: RunObservation): void => {
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
  const extending = guarded(options.extending ?? listening(defaultContracts), (thrown) =>
    diagnose(nowhere, "extension_threw", "An extension threw, and was passed over.", String(thrown).slice(0, 256)),
  )
  const contracts = extending.spoken.map(({ contract }) => contract)
  const observerOf = observing(extending.spoken)
  const early = earlyMessages<AgentMessage>(limits.earlyMessages, limits.remembered, () => opening > 0)
  const decline = declining(contracts)
  const outside = observerOf(minting("agent"))
  const elsewhere = (message: AgentMessage, isServed: boolean): readonly RunObservation[] => {
    const observations = outside.observe(message, { turn: 0, declared })
    const shown = observations.filter(({ kind }) => !(isServed && kind === "declined"))
    for (const observation of shown) emit(nowhere, observation)
    return observations
  }
  const ended = (closure: Closure): void => {
    over = closure
    for (const session of sessions.values()) session.over(closure)
    for (const { sessionId, count, first } of early.orphans())
      diagnose({ ...nowhere, sessionId }, "orphan_messages", `${count} messages name a session that was not opened.`, {
        count,
        method: first.method,
      })
  }
  const wired = ({ code, what, line, raw }: WireDiagnostic): void =>
    diagnose(nowhere, code, line === null ? what : `Line ${line}: ${what}`, raw)

  const connection = connect({
    ...routing({ sessions, early, elsewhere, serve: extending.serve, decline }),
    observed: wired,
    closed: ended,
  })
  const request: Connection["request"] = (...asked) => connection.request(...asked)
  const logins = () => introduction?.logins ?? []
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
    notify: (...told) => connection.notify(...told),
    requestLoggedIn: loggingIn(request, limits, options.login ?? null, logins),
    loginIds: () => logins().map(({ id }) => id),
    emit,
    diagnose,
    end: () => void close(),
  }
  const close = (): Promise<Closing> => {
    isClosing = true
    for (const session of sessions.values()) session.turns.cancelAll("closing")
    return connection.close()
  }

  const initialize = async (): Promise<Tried<Introduction>> => {
    const members = extending.outgoing({ method: "initialize", sessionId: null, declared })
    const body = initializeBody(options.client ?? null)
    const ready = members.ok ? written("InitializeRequest", body, members.fragments, contracts, link.trace) : members
    if (!ready.ok) return failed({ stage: "initialize", code: "refused", refusal: ready.refusal })
    return new Promise((resolve) => {
      request("initialize", ready.body, limits.startup, (answer) => {
        const tried = introducedBy(answer)
        if (!tried.ok || answer.kind !== "result") return resolve(tried)
        const meant = elsewhere({ form: "answer", method: "initialize", value: answer.value }, false)
        const admitted = extending.admit(meant)
        if (!admitted.ok) return resolve(failed({ stage: "initialize", code: "refused", refusal: admitted.refusal }))
        declared = admitted.declared
        introduction = tried.value
        resolve(tried)
      })
    })
  }
  const tried = await initialize()
  if (!tried.ok) return { ok: false, failure: tried.failure, closing: await close(), diagnostics }

  const door: Door = {
    link,
    offered: tried.value.offered,
    enter: (sessionId, how) => {
      if (sessions.has(sessionId)) return null
      const session = sessionCore(sessionId, ++opened, how, link, () => {})
      sessions.set(sessionId, session)
      return session
    },
    leave: (sessionId) => void sessions.delete(sessionId),
    release: (session) => {
      for (const message of early.release(session.id)) session.receive(message)
    },
    begin: () => void opening++,
    end: () => void opening--,
  }
  const gone = (stage: string): Failure | null =>
    over !== null ? { stage, code: "agent_closed", closure: over } : isClosing ? { stage, code: "closed_before" } : null
  const presented = (core: Tried<SessionCore>): Tried<Session> =>
    core.ok ? { ok: true, value: sessionOf(core.value, link, door) } : core
  const newSession: Agent["newSession"] = async (setting) => {
    const failure = gone("session/new")
    return failure === null ? presented(await openNew(door, setting)) : failed(failure)
  }
  const old = (method: "session/load" | "session/resume"): Agent["loadSession"] => {
    return async (wanted, orNew = false) => {
      const failure = gone(method)
      if (failure !== null) return failed(failure)
      const core = await openOld(door, method, wanted)
      if (core.ok || core.failure.code !== "session_not_found" || !orNew) return presented(core)
      diagnose(
        { ...nowhere, sessionId: wanted.sessionId },
        "session_replaced",
        "A new session stands for one not found.",
      )
      return newSession(wanted)
    }
  }
  const listSessions: Agent["listSessions"] = (cursor) => {
    const stage = "session/list"
    const failure = gone(stage) ?? (tried.value.offered.list ? null : ({ stage, code: "not_offered" } as const))
    if (failure !== null) return Promise.resolve(failed(failure))
    return new Promise((resolve) => {
      const params = cursor === undefined ? {} : { cursor }
      link.requestLoggedIn({ method: stage, params, milliseconds: limits.request }, (answer) => {
        if (answer.kind !== "result") return resolve(failed(failureOf(stage, answer)))
        const read = methods[stage].result(answer.value)
        resolve(
          read.ok ? { ok: true, value: read.value } : failed({ stage, code: "malformed_answer", raw: answer.value }),
        )
      })
    })
  }
  const agent: Agent = {
    introduction: tried.value,
    declared,
    newSession,
    loadSession: old("session/load"),
    resumeSession: old("session/resume"),
    listSessions,
    diagnostics: () => [...diagnostics],
    close,
  }
  return { ok: true, agent }
}

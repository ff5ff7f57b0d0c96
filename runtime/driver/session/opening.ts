import { methods } from "../../../output/acp/index.ts"
import type { McpServer } from "../../../output/acp/index.ts"
import type { Answer } from "../connection.ts"
import { authRequired, failed, failureOf, isInvalidParams } from "../failure.ts"
import type { Failure, Tried } from "../failure.ts"
import type { Given } from "../extending/given.ts"
import { written } from "../extending/placing.ts"
import { memberOf } from "../../member.ts"
import type { Offered } from "./capabilities.ts"
import type { Link } from "./link.ts"
import { siftServers } from "./mcp-servers.ts"
import type { SessionCore } from "./session-core.ts"

/** Where a session works, and what it may use. */
export interface SessionSetting {
  /** An absolute path. */
  readonly cwd: string
  /** Those that the agent cannot reach are left out, which is reported. */
  readonly mcpServers?: readonly McpServer[]
  /** Left out where the agent does not offer it, which is reported. */
  readonly additionalDirectories?: readonly string[]
  /** What goes with it by the slots of contracts; the first that must not be sent keeps the session from being opened. */
  readonly given?: readonly Given[]
}

/** How an old session is taken up. */
export interface OldSession extends SessionSetting {
  readonly sessionId: string
  /** Whether the agent must tell something of it; absent: yes. A session of which nothing is told is reported. */
  readonly expectsHistory?: boolean
}

/** What opening needs of the agent. */
export interface Door {
  readonly link: Link
  readonly offered: Offered
  /** A session that begins to be opened under a name, or null where the name is taken. */
  readonly enter: (sessionId: string, opening: "pre_session" | "replay") => SessionCore | null
  readonly leave: (sessionId: string) => void
  /** Hands a session what came for it before it was known. */
  readonly release: (session: SessionCore) => void
  /** Between these two, messages of unknown sessions are kept. */
  readonly begin: () => void
  readonly end: () => void
}

const definitions = {
  "session/new": "NewSessionRequest",
  "session/load": "LoadSessionRequest",
  "session/resume": "ResumeSessionRequest",
} as const

/** Opens a session that did not exist before. */
export function openNew(door: Door, setting: SessionSetting): Promise<Tried<SessionCore>> {
  return new Promise((resolve) => {
    ask(door, "session/new", null, setting, (answer, fail) => {
      if (answer.kind !== "result") return resolve(failed(fail(answer)))
      const read = methods["session/new"].result(answer.value)
      const session = read.ok ? door.enter(read.value.sessionId, "pre_session") : null
      if (session === null)
        return resolve(failed({ stage: "session/new", code: "malformed_answer", raw: door.link.shield(answer.value) }))
      door.release(session)
      session.receive({ form: "answer", method: "session/new", value: answer.value })
      session.opened(false, () => resolve({ ok: true, value: session }))
    })
  })
}

/** Takes up an old session: with `session/load` the agent tells it again first, with `session/resume` it does not. */
export function openOld(
  door: Door,
  method: "session/load" | "session/resume",
  { sessionId, expectsHistory = true, ...setting }: OldSession,
): Promise<Tried<SessionCore>> {
  const isReplayed = method === "session/load"
  if (isReplayed ? !door.offered.load : !door.offered.resuming)
    return Promise.resolve(failed({ stage: method, code: "not_offered" }))
  const session = door.enter(sessionId, isReplayed ? "replay" : "pre_session")
  if (session === null) return Promise.resolve(failed({ stage: method, code: "busy" }))
  return new Promise((resolve) => {
    const fail = (failure: Failure): void => {
      door.leave(sessionId)
      resolve(failed(failure))
    }
    ask(door, method, sessionId, setting, (answer, failure) => {
      if (answer.kind !== "result") return fail(failure(answer))
      const read = methods[method].result(answer.value)
      if (!read.ok) return fail({ stage: method, code: "malformed_answer", raw: door.link.shield(answer.value) })
      const got = memberOf(answer.value, "sessionId")
      if (typeof got === "string" && got !== sessionId)
        return fail({ stage: method, code: "session_identity_changed", asked: sessionId, got })
      session.receive({ form: "answer", method, value: answer.value })
      session.opened(isReplayed, (told) => {
        if (isReplayed && expectsHistory && told === 0)
          door.link.diagnose(
            session.place(),
            "session_not_restored",
            "The agent told nothing of the session it loaded.",
          )
        resolve({ ok: true, value: session })
      })
    })
  })
}

function ask(
  { link, offered, begin, end }: Door,
  method: keyof typeof definitions,
  sessionId: string | null,
  { cwd, mcpServers = [], additionalDirectories = [], given = [] }: SessionSetting,
  settle: (answer: Answer, fail: (answer: Exclude<Answer, { readonly kind: "result" }>) => Failure) => void,
): void {
  const nowhere = { sessionId, phase: "pre_session", turn: 0 } as const
  const { sent, leftOut } = siftServers(mcpServers, offered)
  for (const { name, because } of leftOut)
    link.diagnose(nowhere, "mcp_server_left_out", `An MCP server was left out: ${because}.`, { name })
  if (additionalDirectories.length > 0 && !offered.additionalDirectories)
    link.diagnose(nowhere, "directories_left_out", "The agent does not offer additional directories.")
  const body = {
    ...(sessionId === null ? {} : { sessionId }),
    cwd,
    mcpServers: sent,
    ...(additionalDirectories.length > 0 && offered.additionalDirectories ? { additionalDirectories } : {}),
  }
  const { extending } = link
  const members = extending.outgoing({ method, sessionId, declared: link.declared(), given, files: [] })
  const contracts = extending.spoken.map(({ contract }) => contract)
  const ready = members.ok ? written(definitions[method], body, members.fragments, contracts, link.trace) : members
  if (!ready.ok) {
    const { refusal } = ready
    return settle({ kind: "malformed", raw: null }, () => ({ stage: method, code: "refused", refusal }))
  }
  begin()
  link.requestLoggedIn({ method, params: ready.body, milliseconds: link.limits.request }, (answer) => {
    settle(answer, (unmet) => {
      if (unmet.kind === "error" && unmet.error.code === authRequired)
        return { stage: method, code: "auth_required", methods: link.loginIds() }
      const failure = failureOf(method, unmet)
      const isRefused = failure.code === "error_answered" && ready.adds && isInvalidParams(failure.error)
      return isRefused ? { stage: method, code: "authority_refused", error: failure.error } : failure
    })
    end()
  })
}

import { methods } from "../../../output/acp/index.ts"
import type { Connection, Listener } from "../connection.ts"
import { written } from "../extending/placing.ts"
import { failed, failureOf } from "../failure.ts"
import type { Tried } from "../failure.ts"
import { memberOf } from "../../member.ts"
import type { Agent, AgentOptions, Opened } from "./agent-options.ts"
import type { Introduction, Offered } from "./capabilities.ts"
import { connected, nowhere } from "./connected.ts"
import type { Connected } from "./connected.ts"
import { initializeBody, introducedBy } from "./handshake.ts"
import { openNew, openOld } from "./opening.ts"
import type { SessionSetting } from "./opening.ts"
import { sessionOf } from "./session.ts"
import type { Session } from "./session.ts"
import type { SessionCore } from "./session-core.ts"

/**
 * Connects to an agent and initializes it. `connect` opens the connection and gives every message to the listener. Never
 * rejects, and answers within `limits.startup` and the time that it takes to end the agent.
 */
export async function openAgent(
  connect: (listener: Listener) => Connection,
  options: AgentOptions = {},
): Promise<Opened> {
  const agent = connected(connect, options)
  const tried = await initialize(agent, options)
  if (tried.ok) return { ok: true, agent: presented(agent, tried.value) }
  return { ok: false, failure: tried.failure, closing: await agent.close(), diagnostics: agent.diagnostics }
}

function initialize(agent: Connected, { client }: AgentOptions): Promise<Tried<Introduction>> {
  const stage = "initialize"
  const { extending, trace, limits, request } = agent.link
  const members = extending.outgoing({ method: stage, sessionId: null, declared: new Set(), given: [], files: [] })
  const body = initializeBody(client ?? null)
  const ready = members.ok ? written("InitializeRequest", body, members.fragments, agent.contracts, trace) : members
  if (!ready.ok) return Promise.resolve(failed({ stage, code: "refused", refusal: ready.refusal }))
  return new Promise((resolve) => {
    request(stage, ready.body, limits.startup, (answer) => {
      const tried = introducedBy(answer, agent.link.shield)
      if (!tried.ok || answer.kind !== "result") return resolve(tried)
      const observations = agent.read(stage, answer.value)
      const admitted = extending.admit({ observations, meta: memberOf(answer.value, "_meta") })
      if (!admitted.ok) return resolve(failed({ stage, code: "refused", refusal: admitted.refusal }))
      agent.introduced(tried.value, admitted.declared)
      resolve(tried)
    })
  })
}

function presented(agent: Connected, introduction: Introduction): Agent {
  const { link, gone, close } = agent
  const { offered } = introduction
  const door = agent.door(offered)
  const given = (core: Tried<SessionCore>, setting: SessionSetting): Tried<Session> =>
    core.ok ? { ok: true, value: sessionOf(core.value, link, offered, setting.given ?? []) } : core
  const newSession: Agent["newSession"] = async (setting) => {
    const failure = gone("session/new")
    return failure === null ? given(await openNew(door, setting), setting) : failed(failure)
  }
  const old = (method: "session/load" | "session/resume"): Agent["loadSession"] => {
    return async (wanted, orNew = false) => {
      const failure = gone(method)
      if (failure !== null) return failed(failure)
      const core = await openOld(door, method, wanted)
      if (core.ok || core.failure.code !== "session_not_found" || !orNew) return given(core, wanted)
      const place = { ...nowhere, sessionId: wanted.sessionId }
      link.diagnose(place, "session_replaced", "A new session stands for one that the agent does not know.")
      return newSession(wanted)
    }
  }
  return {
    introduction,
    declared: link.declared(),
    newSession,
    loadSession: old("session/load"),
    resumeSession: old("session/resume"),
    listSessions: (cursor) => listed(agent, offered, cursor),
    diagnostics: () => [...agent.diagnostics],
    close,
  }
}

function listed(
  { link, gone }: Connected,
  { list }: Offered,
  cursor: string | undefined,
): ReturnType<Agent["listSessions"]> {
  const stage = "session/list"
  const failure = gone(stage)
  if (failure !== null) return Promise.resolve(failed(failure))
  if (!list) return Promise.resolve(failed({ stage, code: "not_offered" }))
  return new Promise((resolve) => {
    const params = cursor === undefined ? {} : { cursor }
    link.requestLoggedIn({ method: stage, params, milliseconds: link.limits.request }, (answer) => {
      if (answer.kind !== "result") return resolve(failed(failureOf(stage, answer)))
      const read = methods[stage].result(answer.value)
      resolve(
        read.ok
          ? { ok: true, value: read.value }
          : failed({ stage, code: "malformed_answer", raw: link.shield(answer.value) }),
      )
    })
  })
}

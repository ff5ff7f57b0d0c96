import { offers } from "../probe.ts"
import type { Probe } from "../probe.ts"
import { prompts } from "../prompts.ts"
import type { Reply } from "../peer.ts"
import { helloParams, isUpdateOf } from "../visit.ts"

/** A version that no agent has. */
const impossibleVersion = 65_535

/** An unknown version of the protocol; a process is asked for nothing else. */
export const versions: Probe = {
  name: "versions",
  says: "a version that there is not",
  needsTurns: false,
  isUngreeted: true,
  run: async ({ visit: { peer, limits } }) => {
    await peer.ask("initialize", helloParams(impossibleVersion), limits.startup)
  },
}

/** A session that is loaded, resumed, listed, closed and deleted, as far as the agent offers it. */
export const restoring: Probe = {
  name: "restoring",
  says: "load, resume, list, close, delete",
  needsTurns: true,
  run: async ({ visit, hello }) => {
    const session = await visit.begin()
    if (session === null) return
    let spoke = false
    const stop = visit.peer.watch((heard) => {
      spoke ||= isUpdateOf(heard, session)
    })
    const reply = await visit.turn(session, prompts.greeting)
    stop()
    const history = reply.kind === "result" && spoke
    const { close, list, resume, additionalDirectories, ...others } = hello.capabilities.sessionCapabilities ?? {}
    const place = { cwd: visit.cwd, mcpServers: [] }
    const closed = async (): Promise<void> => {
      if (!isOffered(close)) return
      await visit.about("session/close", session)
      visit.peer.note("known", { session, history })
    }
    /** A turn after the session came back, if it did. */
    const wentOn = async (restored: Promise<Reply>): Promise<boolean> => {
      if ((await restored).kind !== "result") return false
      await visit.peer.rest(visit.limits.quiet)
      await visit.turn(session, prompts.greeting)
      return true
    }
    if (offers(hello, ({ loadSession }) => loadSession)) {
      await closed()
      if (!(await wentOn(visit.about("session/load", session, place)))) return
    }
    if (isOffered(resume)) {
      await closed()
      if (!(await wentOn(visit.about("session/resume", session, place)))) return
    }
    if (isOffered(list)) {
      await visit.peer.ask("session/list", {}, visit.limits.request)
      await visit.peer.ask("session/list", { cwd: `${visit.cwd}/nobody-was-here` }, visit.limits.request)
    }
    if (isOffered(additionalDirectories)) await visit.begin({ additionalDirectories: [visit.cwd] })
    if (!isOffered(others.delete)) return
    await visit.about("session/delete", session)
    await visit.about("session/delete", session)
  },
}

const isOffered = (capability: unknown): boolean => typeof capability === "object" && capability !== null

/** Requests for a session that there never was. */
export const strangers: Probe = {
  name: "strangers",
  says: "a session that there never was",
  needsTurns: false,
  run: async ({ visit, hello }) => {
    await visit.begin()
    const session = "00000000-0000-4000-8000-000000000000"
    visit.peer.note("never", { session })
    const place = { cwd: visit.cwd, mcpServers: [] }
    if (offers(hello, ({ loadSession }) => loadSession)) await visit.about("session/load", session, place)
    if (isOffered(hello.capabilities.sessionCapabilities?.resume)) await visit.about("session/resume", session, place)
    await visit.turn(session, prompts.greeting)
    await visit.begin()
  },
}

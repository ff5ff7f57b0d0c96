import { offers } from "../probe.ts"
import type { Probe } from "../probe.ts"
import { prompts } from "../prompts.ts"
import { helloParams } from "../visit.ts"

/** A version that no agent has. */
const impossibleVersion = 65_535

/** An unknown version of the protocol; a process is asked for nothing else. */
export const versions: Probe = {
  name: "versions",
  says: "a version that there is not",
  fits: () => true,
  run: async ({ another }) => {
    await another(async ({ peer, limits }) => {
      await peer.ask("initialize", helloParams(impossibleVersion), limits.startup)
    })
  },
}

/** A session that is loaded, resumed, listed, closed and deleted, as far as the agent offers it. */
export const restoring: Probe = {
  name: "restoring",
  says: "load, resume, list, close, delete",
  fits: () => true,
  run: async ({ visit, hello }) => {
    const session = await visit.begin()
    if (session === null) return
    const reply = await visit.turn(session, prompts.greeting)
    const { close, list, resume, additionalDirectories, ...others } = hello.capabilities.sessionCapabilities ?? {}
    const place = { cwd: visit.cwd, mcpServers: [] }
    const closed = async (): Promise<void> => {
      if (!isOffered(close)) return
      await visit.about("session/close", session)
      visit.peer.note("known", { session, history: reply.kind === "result" })
    }
    if (offers(hello, ({ loadSession }) => loadSession)) {
      await closed()
      await visit.about("session/load", session, place)
      await visit.peer.rest(visit.limits.quiet)
      await visit.turn(session, prompts.greeting)
    }
    if (isOffered(resume)) {
      await closed()
      await visit.about("session/resume", session, place)
      await visit.peer.rest(visit.limits.quiet)
      await visit.turn(session, prompts.greeting)
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
  fits: () => true,
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

import { authorityIn } from "./authority.js"
import { Fault, invalidParams, notFound } from "./fault.js"

/** The form of the state that is handed to the client and taken back. */
export const journalVersion = "reference-journal-1"

/** The sessions of one process, each with its history, its grants and its running turn. */
export function openSessions(options) {
  const sessions = new Map()

  function known({ sessionId }) {
    const session = sessions.get(sessionId)
    if (session === undefined) throw new Fault(notFound, `there is no session ${JSON.stringify(sessionId)}`)
    return session
  }

  return {
    known,
    find: (sessionId) => sessions.get(sessionId),
    all: () => [...sessions.values()],

    create: (params) => {
      placed(params)
      const granted = options.isPlain ? {} : authorityIn(params._meta, options.declares)
      const id = `session-${sessions.size + 1}`
      const history = granted.resume?.version === journalVersion ? (granted.resume.state?.history ?? []) : []
      const { cwd, mcpServers: servers } = params
      sessions.set(id, { id, cwd, servers, granted, history, turn: null, calls: 0, helpers: 0, isClosed: false })
      return { sessionId: id }
    },

    /** A session that was there before; after this it may be prompted again. */
    reopen: (params) => {
      placed(params)
      const session = known(params)
      session.isClosed = false
      return session
    },

    close: (params) => {
      const session = known(params)
      session.turn?.cancel()
      session.isClosed = true
      return {}
    },
  }
}

function placed({ cwd, mcpServers }) {
  if (typeof cwd !== "string" || !cwd.startsWith("/")) throw new Fault(invalidParams, "cwd must be an absolute path")
  if (!Array.isArray(mcpServers)) throw new Fault(invalidParams, "mcpServers must be a list")
}

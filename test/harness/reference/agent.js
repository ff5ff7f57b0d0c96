import { Fault, invalidParams, invalidRequest } from "./fault.js"
import { optionsOf } from "./options.js"
import { openSessions } from "./sessions.js"
import { runTurn } from "./turn.js"
import { interrupt, steer } from "./verbs.js"
import { openWire } from "./wire.js"

/** Serves the Agent Client Protocol with its extensions until the input ends. `seams` see every message, see `openWire`. */
export function serve(flags, seams) {
  const options = optionsOf(flags)
  const { declares } = options
  const sessions = openSessions(options)
  let isInitialized = false

  function initialize({ protocolVersion }) {
    if (!Number.isInteger(protocolVersion)) throw new Fault(invalidParams, "protocolVersion must be an integer")
    isInitialized = true
    const isDeclarer = Object.keys(declares).length > 0
    return {
      protocolVersion: 1,
      agentInfo: { name: options.name, version: "1.0.0" },
      agentCapabilities: {
        loadSession: true,
        promptCapabilities: { image: false, audio: false, embeddedContext: true },
        mcpCapabilities: { http: true, sse: false },
        sessionCapabilities: { list: {}, resume: {}, close: {} },
      },
      authMethods: [],
      ...(isDeclarer ? { _meta: { "checkfu.capabilities": declares } } : {}),
    }
  }

  function list({ cwd: folder }) {
    const fitting = sessions.all().filter(({ cwd }) => typeof folder !== "string" || cwd === folder)
    return { sessions: fitting.map(({ id, cwd }) => ({ sessionId: id, cwd })) }
  }

  /** Tells the whole history before it answers. */
  function load(params) {
    const session = sessions.reopen(params)
    for (const { role, text } of session.history) {
      const sessionUpdate = role === "user" ? "user_message_chunk" : "agent_message_chunk"
      const update = { sessionUpdate, content: { type: "text", text } }
      wire.notify("session/update", { sessionId: session.id, update })
    }
    return {}
  }

  function resume(params) {
    sessions.reopen(params)
    return {}
  }

  function prompt(params) {
    const session = sessions.known(params)
    if (!Array.isArray(params.prompt)) throw new Fault(invalidParams, "prompt must be a list of content blocks")
    if (session.isClosed) throw new Fault(invalidRequest, "the session is closed")
    if (session.turn !== null) throw new Fault(invalidRequest, "a turn is running already")
    return runTurn(session, params.prompt, { wire, options })
  }

  const afterHello = (serving) => (params) => {
    if (!isInitialized) throw new Fault(invalidRequest, "initialize comes first")
    return serving(params)
  }
  const served = {
    "session/new": sessions.create,
    "session/load": load,
    "session/resume": resume,
    "session/list": list,
    "session/close": sessions.close,
    "session/prompt": prompt,
    ...(Object.hasOwn(declares, "steer") ? { "_checkfu/session/steer": steer(sessions) } : {}),
    ...(Object.hasOwn(declares, "interrupt") ? { "_checkfu/session/interrupt": interrupt(sessions) } : {}),
  }
  const guarded = Object.entries(served).map(([method, serving]) => [method, afterHello(serving)])
  const wire = openWire({
    served: { initialize, ...Object.fromEntries(guarded) },
    heard: { "session/cancel": ({ sessionId }) => sessions.find(sessionId)?.turn?.cancel() },
    ended: () => process.exit(0),
    seams,
  })
}

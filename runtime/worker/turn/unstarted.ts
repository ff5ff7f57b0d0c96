import type { Closing, Closure, Connection, Listener } from "../../driver/connection.ts"

/**
 * Makes of what opens a connection one that never throws: where it did, the agent counts as one that could not be started, and
 * whatever is asked of it is closed.
 */
export function startedBy(connect: (listener: Listener) => Connection): (listener: Listener) => Connection {
  return (listener) => {
    try {
      return connect(listener)
    } catch (thrown) {
      return unstarted(listener, thrown instanceof Error ? thrown.message : String(thrown))
    }
  }
}

function unstarted(listener: Listener, message: string): Connection {
  const closure: Closure = {
    cause: "spawn_failed",
    spawnError: { code: "connect_threw", message },
    exitCode: null,
    signal: null,
    errorTail: "",
    lastMethod: null,
  }
  const closing: Closing = { closure, rung: "gone", orphans: [], left: [], milliseconds: 0 }
  let closed = Promise.resolve().then(() => listener.closed(closure))
  return {
    request: (_method, _params, _milliseconds, settle) => {
      closed = closed.then(() => settle({ kind: "closed", closure }))
    },
    notify: () => {},
    close: () => closed.then(() => closing),
  }
}

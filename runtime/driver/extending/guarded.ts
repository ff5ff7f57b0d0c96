import type { Extending } from "./extending.ts"

/**
 * An extension whose throwing ends nothing: `threw` is told, and what it would have added is left out. A handshake that it
 * could not judge admits nothing, and a turn that it could not judge is not called good.
 */
export function guarded(extending: Extending, threw: (thrown: unknown) => void): Extending {
  const attempt = <T>(call: () => T, instead: T): T => {
    try {
      return call()
    } catch (thrown) {
      threw(thrown)
      return instead
    }
  }
  return {
    spoken: extending.spoken,
    outgoing: (target) =>
      attempt(() => extending.outgoing(target), {
        ok: false,
        refusal: {
          code: "send/threw",
          what: `What goes into ${target.method} could not be made.`,
          why: "a request without what grants or limits it must not be sent",
          fix: "look at what the extension threw",
          facts: [],
        },
      }),
    admit: (observations) => attempt(() => extending.admit(observations), { ok: true, declared: new Set() }),
    serve: (request) => attempt(() => extending.serve(request), false),
    opened: (session) => attempt(() => extending.opened(session), undefined),
    observed: (sessionId, observation) => attempt(() => extending.observed(sessionId, observation), undefined),
    settled: (sessionId, turn) => attempt(() => extending.settled(sessionId, turn), "an extension threw"),
  }
}

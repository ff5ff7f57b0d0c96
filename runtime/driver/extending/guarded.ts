import { refused } from "../../refusal.ts"
import type { Refused } from "../../refusal.ts"
import type { Extending } from "./extending.ts"
import { noFindings } from "./findings.ts"
import type { Findings } from "./findings.ts"
import { unextended } from "./listening.ts"

/**
 * An extension whose throwing ends nothing: `threw` is told, and what it would have added is left out. A handshake that it
 * could not judge admits nothing, and a turn that it could not judge is not called good.
 */
export function guarded(extending: Extending, threw: (thrown: unknown) => void): Extending {
  const attempt = <T>(call: () => T, instead: () => T): T => {
    try {
      return call()
    } catch (thrown) {
      threw(thrown)
      return instead()
    }
  }
  return {
    spoken: extending.spoken,
    outgoing: (target) =>
      attempt(
        () => extending.outgoing(target),
        () => unknown(`What goes into ${target.method} could not be made.`),
      ),
    admit: (answer) =>
      attempt(
        () => extending.admit(answer),
        () => ({ ok: true, declared: new Set() }),
      ),
    serve: (request) =>
      attempt(
        () => extending.serve(request),
        () => false,
      ),
    opened: (session) =>
      attempt(
        () => extending.opened(session),
        () => unextended(session),
      ),
    observed: (sessionId, observation) =>
      attempt(
        () => extending.observed(sessionId, observation),
        () => {},
      ),
    settled: (sessionId, turn, found) => {
      let isTold = false
      const once = (findings: Findings): void => {
        if (!isTold) found(findings)
        isTold = true
      }
      const { refusal } = unknown("What became of a turn could not be made out.")
      attempt(
        () => extending.settled(sessionId, turn, once),
        () => once({ ...noFindings, breach: refusal }),
      )
    },
  }
}

function unknown(what: string): Refused {
  return refused({
    code: "extension/threw",
    what,
    why: "what grants, limits or judges must not be left out without a word",
    fix: "look at what the extension threw",
    facts: [],
  })
}

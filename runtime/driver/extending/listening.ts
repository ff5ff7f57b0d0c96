import type { Spoken } from "../../extensions/handlers.ts"
import type { RunObservation } from "../observation/observation.ts"
import type { Extending, SessionVerbs } from "./extending.ts"
import { noFindings } from "./findings.ts"
import type { SessionHandle } from "./session-handle.ts"

/** Adds nothing, serves nothing, and takes the agent's declarations at their word. */
export function listening(spoken: readonly Spoken[]): Extending {
  return {
    spoken,
    outgoing: () => ({ ok: true, fragments: [] }),
    admit: ({ observations }) => ({ ok: true, declared: declaredIn(observations) }),
    serve: () => false,
    opened: unextended,
    observed: () => {},
    settled: (_sessionId, _turn, found) => found(noFindings),
  }
}

/** What the protocol alone lets a caller do: input becomes the next prompt, and a turn that is interrupted is cancelled. */
export function unextended(session: SessionHandle): SessionVerbs {
  return {
    steer: (text) => {
      const prompted = session.promote(text)
      return Promise.resolve({ input: null, fate: "promoted", because: "undeclared", reason: null, prompted })
    },
    interrupt: () => {
      if (!session.isRunning()) return Promise.resolve({ by: "nothing" })
      session.cancel("asked")
      return Promise.resolve({ by: "cancel", because: "undeclared", reason: null })
    },
    held: () => null,
  }
}

/** The ids of what an answer declares, whoever may have admitted it. */
export function declaredIn(observations: readonly RunObservation[]): ReadonlySet<string> {
  return new Set(
    observations.flatMap((each) =>
      each.kind === "extension" && each.observation.kind === "declaring" ? each.observation.declarations : [],
    ),
  )
}

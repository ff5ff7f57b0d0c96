import type { Unenforceable } from "../containers/index.ts"
import type { Completion } from "./platform.ts"
import { exitsOf } from "./seen.ts"
import type { Seen } from "./seen.ts"

/** What is told of the place beside what was seen in it. */
export interface PlaceFacts {
  /** Limits that the engine does not keep. */
  readonly unenforceable: readonly Unenforceable[]
  /** What could not be removed. */
  readonly left: readonly string[]
}

/** The word for a plan that was carried out to its end, however the harness did. */
const carriedOut = "completed"

/** How much of a text is told, in UTF-16 units: however it is escaped, a completion has room for it. */
const textAtMost = 32_768

/** What the server judges a verification by: what was seen, and no judgement of the whole. */
export function verificationCompletion(seen: Seen, { unenforceable, left }: PlaceFacts): Completion {
  const { conformance, answer, toolUses, declared, closings } = seen
  return {
    outcome: carriedOut,
    result: turnOf(seen),
    evidence: {
      conformance:
        conformance === null
          ? null
          : {
              result: conformance.result,
              rules: conformance.rules.map(({ id, verdict }) => ({ id, verdict })),
            },
      answer: answer === null ? null : told(answer),
      tool_uses: toolUses,
      declared,
      exits: exitsOf(closings),
      teardown: { complete: left.length === 0, left: left.map((each) => told(each.slice(0, 1_000))) },
      unenforceable: unenforceable.map(({ limit }) => limit),
    },
  }
}

/** How a run ended: the driver's word, and what the harness said. */
export function runCompletion(seen: Seen): Completion {
  const { outcome, answer, toolUses, closings } = seen
  return {
    outcome,
    result: { ...turnOf(seen), text: told(answer ?? ""), tool_uses: toolUses, exits: exitsOf(closings) },
  }
}

/** The end of a job that came to no turn. */
export function notCarriedOut(outcome: "failed" | "cancelled", because: string): Completion {
  return { outcome, result: { because: told(because) } }
}

function turnOf({ outcome, because, stopReason }: Seen): object {
  return { outcome, because: told(because), stop_reason: stopReason }
}

/** A text within its bound, and without half of a character. */
function told(text: string): string {
  return text.slice(0, textAtMost).replaceAll(/\p{Surrogate}/gu, "\uFFFD")
}

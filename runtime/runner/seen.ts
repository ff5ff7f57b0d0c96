import type { Report } from "../conformance/index.ts"
import type { Closing } from "../driver/index.ts"

/** What was seen of a harness while it had its turn. */
export interface Seen {
  /** The driver's word for how the turn ended, and why. */
  readonly outcome: string
  readonly because: string
  readonly stopReason: string | null
  /** All that the harness said in the turn of the plan's prompt; null: it came to no turn. */
  readonly answer: string | null
  /** How many uses of tools it told of. */
  readonly toolUses: number
  /** Ids of the declarations that its handshake was admitted with. */
  readonly declared: readonly string[]
  /** What the rules came to on the wire's record; null: the driver has none. */
  readonly conformance: Report | null
  /** How its processes ended, in their order. */
  readonly closings: readonly Closing[]
}

/** How processes ended, as evidence: facts of the exit, and none of what they wrote. */
export function exitsOf(closings: readonly Closing[]): readonly object[] {
  return closings.map(({ closure: { cause, exitCode, signal }, rung, orphans, left }) => {
    return { cause, exit_code: exitCode, signal, rung, orphans: orphans.length, left: left.length }
  })
}

import { openLoopback } from "../../mcp/loopback.ts"
import type { Loopback } from "../../mcp/loopback.ts"
import { probeServer } from "../platform.ts"
import { probeAnswers } from "./answer.ts"

/** From where calls of the probe came. */
export interface Served {
  readonly inside: number
  readonly outside: number
}

/** The platform's server of one tool, on the loopback. */
export interface ProbeServer extends Loopback {
  readonly served: () => Served
}

/** Says of a connection from that port to this one whether a process of the agent has it open; null: nobody can tell. */
export type Locus = (from: number, to: number) => Promise<boolean | null>

/**
 * Opens the server for one session. Who has not its bearer is refused and not counted; a call with it counts as inside where
 * a process of the agent makes it, as far as the system tells.
 */
export async function openProbeServer(locus: Locus): Promise<ProbeServer> {
  const answers = probeAnswers()
  const served = { inside: 0, outside: 0 }
  const loopback = await openLoopback(probeServer, async (message, { from, to }) => {
    let calls = 0
    const answer = await answers.answer(message, () => (calls += 1))
    if (calls > 0) served[(await locus(from, to)) === false ? "outside" : "inside"] += calls
    return answer
  })
  return { ...loopback, served: () => ({ ...served }) }
}

import { conformanceProbe } from "../../../output/facts/platform-tools.ts"
import { mcpAnswers } from "../../mcp/answers.ts"
import type { Tool } from "../../mcp/answers.ts"
import { probeServer, probeTool } from "../platform.ts"

/** How often the probe is served at most; an agent that calls it without end is told so. */
export const budget: number = conformanceProbe.callsAtMost

/** What a call of the probe comes to: the text that its caller is shown. */
export type Served = (call: number) => string

/** Answers the messages of one client after the other. Counts what was served. */
export interface ProbeAnswers {
  /** The answer to a message or a list of them; null where nothing is to be said. `served` is told of each call of the probe. */
  readonly answer: (message: unknown, served?: () => void) => Promise<object | null>
  /** How many calls of the probe were served. */
  readonly served: () => number
}

/** A server of the probe alone. */
export function probeAnswers(say: Served = (call) => `Served by the platform, call ${call}.`): ProbeAnswers {
  let calls = 0
  const probe = (served: () => void): Tool => ({
    name: probeTool,
    description: conformanceProbe.description,
    inputSchema: { type: "object", properties: {}, additionalProperties: false },
    isReadOnly: true,
    call: () => {
      if (calls >= budget) return { text: "The probe was served often enough.", isError: true }
      calls += 1
      served()
      return { text: say(calls), isError: false }
    },
  })
  return {
    answer: (message, served = () => {}) => mcpAnswers(probeServer, [probe(served)])(message),
    served: () => calls,
  }
}

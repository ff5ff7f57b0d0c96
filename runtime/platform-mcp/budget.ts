import { conformanceProbe } from "../../output/facts/platform-tools.ts"
import type { Served } from "./served.ts"

/** How often one claim is served anything else of the protocol, each by itself. */
const otherCalls = 64

/** An error as JSON-RPC has it, whose data says what to do about it. */
interface BudgetSpent {
  readonly code: number
  readonly message: string
  readonly data: { readonly method: string; readonly tool: string | null; readonly served: number }
}

/** How often a method is served one claim at most. */
export function budgetOf(method: string): number {
  return method === "tools/call" ? conformanceProbe.callsAtMost : otherCalls
}

/** The answer to a call beyond the budget. The code is one of those that JSON-RPC leaves to servers. */
export function budgetSpent({ method, tool }: Served, served: number): BudgetSpent {
  return { code: -32_000, message: "it was served often enough for this claim", data: { method, tool, served } }
}

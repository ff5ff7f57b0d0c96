import { decodeJobClaim } from "../../output/documents/job-claim.ts"
import { isObject } from "../../output/kernel.ts"
import { memberOf } from "../member.ts"
import type { Claim, Landed } from "./platform.ts"

/** What the plan of a run says that a connector knows of. */
const known: ReadonlySet<string> = new Set(["session_id", "run_id", "prompt", "landed"])

/**
 * Reads the claim of a run. What its plan asks for beyond what is known here is named, never ignored: a run that was to have a
 * skill or a schema must not be carried out without it. undefined: the answer is no such claim.
 */
export function readClaim(answer: unknown, runtime: string): Claim | undefined {
  const read = decodeJobClaim(answer)
  if (!read.ok) return undefined
  const { claim_id: id, bearer, plan, mcp, capabilities } = read.value
  if (!isObject(plan, true)) return undefined
  const [session, run, prompt] = [memberOf(plan, "session_id"), memberOf(plan, "run_id"), memberOf(plan, "prompt")]
  const landed = landedIn(memberOf(plan, "landed"))
  if (typeof session !== "string" || typeof run !== "string" || typeof prompt !== "string") return undefined
  if (landed === undefined) return undefined
  const beyond = Object.keys(plan).filter((name) => !known.has(name))
  return { id, bearer, runtime, session, run, prompt, beyond, capabilities, landed, mcpUrl: mcp?.url ?? null }
}

function landedIn(value: unknown): Landed | undefined {
  const [observations, sequence, digest] = [
    memberOf(value, "observations"),
    memberOf(value, "batch"),
    memberOf(value, "digest"),
  ]
  if (!isCount(observations) || !isCount(sequence)) return undefined
  if (digest !== null && typeof digest !== "string") return undefined
  return { observations, head: { sequence, digest } }
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}

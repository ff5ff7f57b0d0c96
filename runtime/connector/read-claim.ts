import { isObject, own } from "../../output/kernel.ts"
import type { Claim, Landed } from "./platform.ts"

/** What the plan of a run says that a connector knows of. */
const known: ReadonlySet<string> = new Set(["session_id", "run_id", "prompt", "landed"])

/**
 * Reads the claim of a run. What its plan asks for beyond what is known here is named, never ignored: a run that was to have a
 * skill or a schema must not be carried out without it. undefined: the answer is no such claim.
 */
export function readClaim(answer: unknown, runtime: string): Claim | undefined {
  const plan = member(answer, "plan")
  const mcp = member(answer, "mcp")
  const mcpUrl = mcp === null ? null : text(mcp, "url")
  const id = text(answer, "claim_id")
  const bearer = text(answer, "bearer")
  const session = text(plan, "session_id")
  const run = text(plan, "run_id")
  const prompt = text(plan, "prompt")
  const capabilities = member(answer, "capabilities")
  const landed = landedIn(member(plan, "landed"))
  if (id === undefined || bearer === undefined || session === undefined || run === undefined) return undefined
  if (prompt === undefined || mcpUrl === undefined || landed === undefined) return undefined
  if (!isTexts(capabilities)) return undefined
  const beyond = Object.keys(plan as object).filter((name) => !known.has(name))
  return { id, bearer, runtime, session, run, prompt, beyond, capabilities, landed, mcpUrl }
}

function landedIn(value: unknown): Landed | undefined {
  const observations = count(value, "observations")
  const sequence = count(value, "batch")
  const digest = member(value, "digest")
  if (observations === undefined || sequence === undefined) return undefined
  if (digest !== null && typeof digest !== "string") return undefined
  return { observations, head: { sequence, digest } }
}

function member(value: unknown, name: string): unknown {
  return isObject(value, true) ? own(value, name) : undefined
}

function text(value: unknown, name: string): string | undefined {
  const found = member(value, name)
  return typeof found === "string" ? found : undefined
}

function count(value: unknown, name: string): number | undefined {
  const found = member(value, name)
  return Number.isSafeInteger(found) && (found as number) >= 0 ? (found as number) : undefined
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === "string")
}

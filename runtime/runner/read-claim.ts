import { memberOf } from "../member.ts"
import type { JobClaim } from "./platform.ts"

/** Reads the claim of a job; undefined: the answer is none. What is to be done stands in the plan, which is read later. */
export function readClaim(answer: unknown): JobClaim | undefined {
  const text = (value: unknown, name: string): string | undefined => {
    const member = memberOf(value, name)
    return typeof member === "string" ? member : undefined
  }
  const [job, model, mcp] = [memberOf(answer, "job"), memberOf(answer, "model"), memberOf(answer, "mcp")]
  const [id, bearer] = [text(answer, "claim_id"), text(answer, "bearer")]
  const [jobId, kind, epoch] = [text(job, "id"), memberOf(job, "kind"), memberOf(job, "epoch")]
  const [url, modelBearer] = [text(model, "base_url"), text(model, "bearer")]
  const mcpUrl = mcp === null ? null : text(mcp, "url")
  const capabilities = memberOf(answer, "capabilities") ?? []
  if (id === undefined || bearer === undefined || jobId === undefined || mcpUrl === undefined) return undefined
  if ((kind !== "verification" && kind !== "run") || typeof epoch !== "number") return undefined
  if (model !== null && (url === undefined || modelBearer === undefined || !URL.canParse(url))) return undefined
  if (!isTexts(capabilities)) return undefined
  return {
    id,
    bearer,
    job: { id: jobId, kind, epoch },
    plan: memberOf(answer, "plan"),
    model: url === undefined || modelBearer === undefined ? null : { url, bearer: modelBearer },
    mcpUrl,
    capabilities,
  }
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === "string")
}

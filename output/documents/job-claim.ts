// Generated from the catalog. Do not edit: change the fact and generate again.
import {
  excess,
  failed,
  invalid,
  isObject,
  jsonFault,
  kindOf,
  settle,
  settleText,
  sizeOf,
  within,
} from "../kernel.ts"
import type { Failure, Result } from "../kernel.ts"
import type { ClaimedJob, ModelAccess, PlatformMcp } from "./definitions.ts"

/**
 * A job with what it takes to carry it out. The bearer is good for this claim alone, and ends with
 * it.
 */
export interface JobClaim {
  readonly claim_id: string
  /** What the claim is known by from now on. */
  readonly bearer: string
  /** The claim ends then, unless it is renewed. */
  readonly expires_at: string
  readonly job: ClaimedJob
  /** What to start, and what to ask of it. */
  readonly plan: unknown
  /** null: the job brings its own model. */
  readonly model: ModelAccess | null
  /** null: the job is given no tools of the platform. */
  readonly mcp: PlatformMcp | null
  /** The most that the lane carries. */
  readonly capabilities: readonly string[]
}

const fact = "document/job-claim"
const PATTERN = /^[^\u0000-\u0020\u007f]+$/u
const PATTERN2 = /^[A-Za-z0-9._~+/=-]+$/u
const PATTERN3 = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$/u
const MEMBERS = ["id", "kind", "epoch"]
const PATTERN4 = /^https?:\/\/[^\u0000-\u0020\u007f]+$/u
const MEMBERS2 = ["base_url", "bearer"]
const MEMBERS3 = ["url"]
const MEMBERS4 = ["claim_id", "bearer", "expires_at", "job", "plan", "model", "mcp", "capabilities"]

/**
 * Reads `JobClaim`: the value itself, or the first thing that is wrong with it by
 * `document/job-claim`.
 */
export function decodeJobClaim(input: unknown): Result<JobClaim> {
  return settle(input, faultOfJobClaim(input, false))
}

/** Parses a text and reads `JobClaim` from it, as `decodeJobClaim` does. Never throws. */
export function decodeJobClaimText(text: string): Result<JobClaim> {
  return settleText(text, fact, faultOfJobClaim)
}

function faultOfJobClaim(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const claimId = value["claim_id"]
  if (typeof claimId !== "string" || !within(claimId, 1, 256) || !PATTERN.test(claimId))
    return invalid(
      fact,
      ["claim_id"],
      "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      claimId,
    )
  const bearer = value["bearer"]
  if (typeof bearer !== "string" || !within(bearer, 16, 512) || !PATTERN2.test(bearer))
    return invalid(
      fact,
      ["bearer"],
      "text of 16 to 512 code points matching ^[A-Za-z0-9._~+/=-]+$",
      bearer,
    )
  const expiresAt = value["expires_at"]
  if (typeof expiresAt !== "string" || !within(expiresAt, 24, 24) || !PATTERN3.test(expiresAt))
    return invalid(
      fact,
      ["expires_at"],
      "text of exactly 24 code points matching ^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",
      expiresAt,
    )
  const job = value["job"]
  if (!isObject(job, parsed)) return invalid(fact, ["job"], "object", job)
  const id = job["id"]
  if (typeof id !== "string" || !within(id, 1, 256) || !PATTERN.test(id))
    return invalid(
      fact,
      ["job", "id"],
      "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
      id,
    )
  const kind = job["kind"]
  if (kind !== "verification" && kind !== "run")
    return invalid(fact, ["job", "kind"], 'one of "verification", "run"', kind)
  const epoch = job["epoch"]
  if (
    typeof epoch !== "number" ||
    !Number.isInteger(epoch) ||
    epoch < 1 ||
    epoch > 9007199254740991
  )
    return invalid(fact, ["job", "epoch"], "integer from 1 to 9007199254740991", epoch)
  if (sizeOf(job) !== 3) return excess(fact, ["job"], job, MEMBERS)
  const plan = value["plan"]
  const fault = jsonFault(plan, 262144, 64)
  if (fault !== null)
    return failed(fault, fact, ["plan"], "JSON of at most 262144 bytes and 64 levels", kindOf(plan))
  const model = value["model"]
  if (model !== null) {
    if (!isObject(model, parsed)) return invalid(fact, ["model"], "object or null", model)
    const baseUrl = model["base_url"]
    if (typeof baseUrl !== "string" || !within(baseUrl, 8, 2048) || !PATTERN4.test(baseUrl))
      return invalid(
        fact,
        ["model", "base_url"],
        "text of 8 to 2048 code points matching ^https?:\\/\\/[^\\u0000-\\u0020\\u007f]+$",
        baseUrl,
      )
    const bearer2 = model["bearer"]
    if (typeof bearer2 !== "string" || !within(bearer2, 16, 512) || !PATTERN2.test(bearer2))
      return invalid(
        fact,
        ["model", "bearer"],
        "text of 16 to 512 code points matching ^[A-Za-z0-9._~+/=-]+$",
        bearer2,
      )
    if (sizeOf(model) !== 2) return excess(fact, ["model"], model, MEMBERS2)
  }
  const mcp = value["mcp"]
  if (mcp !== null) {
    if (!isObject(mcp, parsed)) return invalid(fact, ["mcp"], "object or null", mcp)
    const url = mcp["url"]
    if (typeof url !== "string" || !within(url, 8, 2048) || !PATTERN4.test(url))
      return invalid(
        fact,
        ["mcp", "url"],
        "text of 8 to 2048 code points matching ^https?:\\/\\/[^\\u0000-\\u0020\\u007f]+$",
        url,
      )
    if (sizeOf(mcp) !== 1) return excess(fact, ["mcp"], mcp, MEMBERS3)
  }
  const capabilities = value["capabilities"]
  if (!Array.isArray(capabilities) || capabilities.length > 256)
    return invalid(fact, ["capabilities"], "list of at most 256", capabilities)
  for (let index = 0; index < capabilities.length; index++) {
    const item: unknown = capabilities[index]
    if (typeof item !== "string" || !within(item, 1, 256) || !PATTERN.test(item))
      return invalid(
        fact,
        ["capabilities", index],
        "text of 1 to 256 code points matching ^[^\\u0000-\\u0020\\u007f]+$",
        item,
      )
  }
  if (sizeOf(value) !== 8) return excess(fact, [], value, MEMBERS4)
  return null
}

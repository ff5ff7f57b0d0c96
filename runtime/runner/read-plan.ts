import { decodeHarnessRelease } from "../../output/documents/harness-release.ts"
import type { HarnessRelease } from "../../output/documents/definitions.ts"
import { acpV1, oneshotV1 } from "../../output/facts/drivers.ts"
import type { Driver, Envelope } from "../../model/entries.ts"
import { memberOf } from "../member.ts"

/** What is to be carried out. */
export interface Plan {
  /** The image, by digest. */
  readonly image: string
  /** null: the image says itself how it is started. */
  readonly release: HarnessRelease | null
  readonly driver: Driver
  /** What the driver is granted under the plan's retention mode. */
  readonly envelope: Envelope
  /** What the harness is configured with, public; `{}` where nothing is said. */
  readonly configuration: unknown
  readonly prompt: string
  /** Whether the harness is asked to call the platform's probe. */
  readonly provesPlatformMcp: boolean
}

/** A plan, or the sentence that says why it cannot be carried out here. */
export type ReadPlan = { readonly ok: true; readonly plan: Plan } | { readonly ok: false; readonly what: string }

/** Reads the plan of a claim. Members that are not known here are the server's own affair. */
export function readPlan(value: unknown): ReadPlan {
  const image = memberOf(value, "image")
  const prompt = memberOf(value, "prompt")
  const retention = memberOf(value, "retention")
  if (typeof image !== "string" || !image.includes("@sha256:")) return unreadable("image by digest")
  if (typeof prompt !== "string") return unreadable("prompt")
  const lane = memberOf(value, "driver")
  const driver = [acpV1, oneshotV1].find((each) => each.lane === lane)
  if (driver === undefined) return unreadable("driver that this runner knows")
  const envelope = driver.envelopes.find((each) => each.retention === retention)
  if (envelope === undefined) return unreadable("retention mode that its driver has")
  const provesPlatformMcp = memberOf(value, "prove_platform_mcp") === true
  const configuration = memberOf(value, "configuration")
  const stated = {
    image,
    driver,
    envelope,
    configuration: configuration === undefined ? {} : configuration,
    prompt,
    provesPlatformMcp,
  }
  const release = memberOf(value, "release")
  // What a one-shot command is started with stands in its release alone.
  if (release === null) return driver === acpV1 ? { ok: true, plan: { ...stated, release } } : unreadable("release")
  const decoded = decodeHarnessRelease(release)
  if (!decoded.ok) return unreadable("release")
  if ((decoded.value.protocol ?? acpV1.protocol) !== driver.protocol) return unreadable("driver of its release")
  return { ok: true, plan: { ...stated, release: decoded.value } }
}

function unreadable(what: string): ReadPlan {
  return { ok: false, what: `The plan has no ${what}.` }
}

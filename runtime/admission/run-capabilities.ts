import { lacks } from "../../model/capability.ts"
import type { Lack, RunLane } from "../../model/capability.ts"
import type { Capability, ExperienceProfile } from "../../model/entries.ts"
import { byCodeUnit } from "../../model/fact.ts"
import { refused, shown } from "../refusal.ts"
import type { Refusal, Refused } from "../refusal.ts"

/** What a run asks for, and the lane that is to carry it. */
export interface CapabilityRequest {
  readonly capabilities: readonly Capability[]
  readonly run: RunLane
  /** What the run is relied on to have; null: nothing beyond what it asks for. */
  readonly experience: ExperienceProfile | null
  /** Literals of further capabilities that the run needs. */
  readonly required: readonly string[]
}

/** What was asked of a run, and everything that it has. Both in the catalog's order. */
export interface AdmittedCapabilities {
  readonly ok: true
  readonly required: readonly string[]
  readonly has: readonly string[]
}

/**
 * Admits a run only if its lane carries everything that the run, its experience profile and its access lane require. The
 * refusal names every capability that is missing, each with all its reasons.
 */
export function admitCapabilities(request: CapabilityRequest): AdmittedCapabilities | Refused {
  const { capabilities, run, experience, required } = request
  const known = new Set(capabilities.map(({ literal }) => literal))
  const stray = required.filter((literal) => !known.has(literal)).toSorted(byCodeUnit)[0]
  if (stray !== undefined) return refused(unknownCapability(stray))
  const wanted = new Set([
    ...required,
    ...(experience?.requires ?? []).map(({ literal }) => literal),
    ...(run.kind === "managed" ? run.access.requires : []).map(({ literal }) => literal),
  ])
  const judged = capabilities.map((capability) => ({ capability, lacking: lacks(capability, run) }))
  const missing = judged.filter(({ capability, lacking }) => wanted.has(capability.literal) && lacking.length > 0)
  if (missing.length > 0) return refused(missingCapabilities(missing))
  return {
    ok: true,
    required: capabilities.filter(({ literal }) => wanted.has(literal)).map(({ literal }) => literal),
    has: judged.filter(({ lacking }) => lacking.length === 0).map(({ capability }) => capability.literal),
  }
}

interface Missing {
  readonly capability: Capability
  readonly lacking: readonly Lack[]
}

function missingCapabilities(missing: readonly Missing[]): Refusal {
  const sentences = missing.map(
    ({ capability, lacking }) => `${capability.literal} (${lacking.map((lack) => words(lack)[0]).join("; ")})`,
  )
  const fixes = new Set(missing.flatMap(({ lacking }) => lacking.map((lack) => words(lack)[1])))
  return {
    code: "capability/missing",
    what: `The run needs what its lane does not carry: ${sentences.join(", ")}.`,
    why: "a run that starts without what it needs fails in the middle, after it cost something",
    fix: [...fixes].join(", or "),
    facts: [...new Set(missing.flatMap(({ capability, lacking }) => [capability.id, ...lacking.flatMap(factsOf)]))],
  }
}

/** Why a capability is missing, and what would bring it. */
function words(lack: Lack): readonly [why: string, fix: string] {
  switch (lack.kind) {
    case "connected":
      return ["no connected runtime has it", "use a managed run"]
    case "connection":
      return ["it needs a released connection", "release an executable connection"]
    case "access":
      return [`no ${lack.access.literal} run has it`, "choose another access lane"]
    case "axis":
      return [
        `${lack.axis} is ${lack.has ?? "absent"} and must be ${lack.needs}`,
        `choose a harness, retention, policy and evidence that give ${lack.axis}=${lack.needs}`,
      ]
    case "gate":
      return [`the harness does not declare ${lack.gate.member}`, `declare ${lack.gate.member} in the handshake`]
    case "tools":
      return ["no tools are delivered into the session", "choose a harness to which tools can be delivered"]
    default:
      return lack satisfies never
  }
}

function factsOf(lack: Lack): readonly string[] {
  switch (lack.kind) {
    case "access":
      return [lack.access.id]
    case "gate":
      return [lack.gate.id]
    case "connected":
    case "connection":
    case "axis":
    case "tools":
      return []
    default:
      return lack satisfies never
  }
}

function unknownCapability(literal: string): Refusal {
  return {
    code: "capability/unknown",
    what: `The run needs ${shown(literal)}, which is no capability of the catalog.`,
    why: "nobody can promise what no fact describes",
    fix: "name a capability of the catalog, or leave it out",
    facts: [],
  }
}

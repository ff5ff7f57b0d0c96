import type { Acceptance } from "./accept.ts"
import type { DeclarationFact } from "./declaration.ts"
import type { DialectFact } from "./dialect.ts"
import type { DriverFact } from "./driver.ts"
import type { Source } from "./provider.ts"
import { grants, kind, means, prose, state, unordered } from "./kind.ts"
import type { Stated } from "./kind.ts"

export const harnessKind = kind({
  name: "harness",
  states: "a coding agent that the platform knows: how it is supplied, driven and routed, and how far it can go",
  meanings: {
    launchRole: means(unordered),
    mode: means(unordered),
    supply: means(unordered),
    driver: means(unordered),
    modelLane: means(unordered),
    mcpDelivery: means(unordered),
    // Undeclared is unconstrained.
    dialects: means(grants, "same", { absence: "everything" }),
    declares: means(grants),
    ceiling: means("by_axis"),
    catalogEvidence: means(unordered),
    tupleSupport: means(unordered),
    // For trying it; adopts nothing.
    launch: prose,
  },
  whole: means(grants),
})

/** A stated harness. */
export type HarnessFact = Stated<"harness">

/** Whether an image can be named, and what is missing where it can not. */
export type SupplyFact =
  | { readonly availability: "ready"; readonly image: string; readonly receipt: string | null }
  | { readonly availability: "image_required" }
  | {
      readonly availability: "blocked"
      readonly image: string | null
      readonly missingEvidence: string | null
      readonly missingPlane: string | null
    }

/** Ready: an image by digest, and the signed receipt that qualifies it; null for a local fixture alone. */
export function ready(image: `${string}@sha256:${string}`, receipt: string | null): SupplyFact {
  return { availability: "ready", image, receipt }
}

/** No default image exists, so none can be named; whoever adopts it brings one. */
export function imageRequired(): SupplyFact {
  return { availability: "image_required" }
}

/** Known, but not to be started until the evidence or the plane that it waits for exists. */
export function blocked({
  evidence = null,
  plane = null,
  image = null,
}: {
  readonly evidence?: string | null
  readonly plane?: string | null
  readonly image?: `${string}@sha256:${string}` | null
}): SupplyFact {
  return { availability: "blocked", image, missingEvidence: evidence, missingPlane: plane }
}

/** How an agent is started on the machine of whoever tries it, and the npm packages that bring the command. */
export interface LaunchFact {
  readonly command: string
  readonly args: readonly string[]
  readonly packages: readonly string[]
  readonly source: Source
}

/**
 * The command that a reviewed adapter is started by, as it stands on the search path behind the installation of the
 * packages. It is for trying an agent, and adopts nothing: what a platform runs is an image by digest.
 */
export function launchedBy(stated: LaunchFact): LaunchFact {
  return stated
}

/** Nobody has evidence of which dialects it speaks: unconstrained, not universal. */
export const undeclared: null = null

/**
 * A coding agent. `declares` is what it says in its handshake; `ceiling` maps axis names to the strongest value that it
 * can realize, and an axis left out stands at the driver's envelope.
 */
export function harness(stated: {
  readonly name: string
  readonly launchRole: "primary" | "alternative" | "local_fixture"
  readonly mode: "managed" | "packaged" | "custom" | "connected"
  readonly supply: SupplyFact
  readonly driver: DriverFact
  readonly modelLane: string
  readonly mcpDelivery: string
  readonly dialects: readonly DialectFact[] | null
  readonly declares: readonly DeclarationFact[]
  readonly ceiling: { readonly [axis: string]: string }
  /** Absent: nobody has reviewed how it is started. */
  readonly launch?: LaunchFact
  readonly accept?: readonly Acceptance[]
}): HarnessFact {
  // Nothing that a catalog says of an entry is evidence, and no entry is supported before a preflight says so.
  return state(harnessKind, { ...stated, catalogEvidence: "none", tupleSupport: "preflight_required" })
}

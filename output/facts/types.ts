// Generated from the catalog. Do not edit: change the fact and generate again.

/**
 * The entries that admission judges by. This file holds types alone and imports nothing: it is also copied beside the
 * generated facts, so that the same laws read the catalog and what was generated from it.
 */

/** One dimension of capability: named values and which lies directly below which. */
export interface Axis {
  readonly id: string
  readonly name: string
  /** In published order, weakest first. */
  readonly values: readonly string[]
  /** Pairs [lower, higher]; the order is their reflexive, transitive closure. */
  readonly below: readonly (readonly [string, string])[]
}

/** A wire language in which a harness asks for a model, and the exact request that the gateway knows it by. */
export interface Dialect {
  readonly id: string
  readonly name: string
  readonly method: string
  /** Raw request target at the gateway, compared byte for byte. */
  readonly path: string
}

/** A model provider and the dialects that it accepts. */
export interface Provider {
  readonly id: string
  readonly name: string
  /** Scheme and authority of its public endpoint. */
  readonly origin: string
  readonly accepts: readonly AcceptedDialect[]
  /** Whether the price catalog has a reviewed price for its models. */
  readonly priced: boolean
}

export interface AcceptedDialect {
  readonly dialect: Dialect
  /** Path below the provider's origin, sent as it stands. */
  readonly path: string
}

/** What the server grants one driver under one retention mode, by axis. */
export interface Envelope {
  readonly retention: string
  /** Axis name to value. An axis left out is not granted at all. */
  readonly grants: { readonly [axis: string]: string }
}

/** How a harness process is driven, and what the server grants for it. */
export interface Driver {
  readonly id: string
  readonly name: string
  /** The release protocol; null for a lane without a release. */
  readonly protocol: string | null
  /** The published name of the execution lane. */
  readonly lane: string
  /** Whether the envelopes are what the server grants, and not only what the lane amounts to. */
  readonly server: boolean
  readonly envelopes: readonly Envelope[]
}

/** A member of the handshake by which a harness says what it serves. */
export interface Declaration {
  readonly id: string
  readonly name: string
  /** Member name inside the declaration object. */
  readonly member: string
  /** The values that count as declared. */
  readonly values: readonly string[]
  /** The axis that it raises, from exactly one value to exactly one other; null for a mechanism, which raises nothing. */
  readonly raises: Raise | null
}

export interface Raise {
  readonly axis: Axis
  /** The value to rise from: what the envelope grants, or the weakest value where it grants none. */
  readonly from: string
  readonly to: string
}

/** A coding agent that the platform knows. */
export interface Harness {
  readonly id: string
  readonly name: string
  readonly launchRole: "primary" | "alternative" | "local_fixture"
  readonly mode: "managed" | "packaged" | "custom" | "connected"
  readonly supply: Supply
  readonly driver: Driver
  readonly modelLane: string
  readonly mcpDelivery: string
  /** null: undeclared, therefore unconstrained. */
  readonly dialects: readonly Dialect[] | null
  readonly declares: readonly Declaration[]
  /** Axis name to the strongest value that it can realize; an axis left out stands at the driver's envelope. */
  readonly ceiling: { readonly [axis: string]: string }
}

/**
 * Whether an image can be named. Readiness and image are inseparable; only a local fixture is ready without a receipt.
 * What is blocked says what it waits for: evidence, or a plane of the platform.
 */
export type Supply =
  | { readonly availability: "ready"; readonly image: string; readonly receipt: string | null }
  | { readonly availability: "image_required" }
  | {
      readonly availability: "blocked"
      readonly image: string | null
      readonly missingEvidence: string | null
      readonly missingPlane: string | null
    }

/** A requirement of the conformance suite. */
export interface Check {
  readonly id: string
  readonly name: string
  /** Its published literal. */
  readonly literal: string
  /**
   * Who can judge it: the grammar of what was observed, an active case, an active case that must be asked for, or the
   * server by its own records.
   */
  readonly judgedBy: "grammar" | "active" | "opt_in" | "server"
  /** What holds where it passes, in a sentence or two. */
  readonly requirement: string
}

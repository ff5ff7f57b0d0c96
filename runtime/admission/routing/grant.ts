import type { Access } from "./head.ts"

/** By what a run reaches its model: the platform's short-lived lease. */
export interface PlatformRoutedGrant {
  readonly access: Extract<Access, "platform_routed">
  /** The gateway's own URL. */
  readonly url: string
  /** Good for this run alone, and no provider's credential. */
  readonly bearer: string
}

/**
 * What a run is told that brings its own model: which one. It has no member for a URL or a bearer, so that none can be
 * handed over by mistake; no lease can be minted from it.
 */
export interface HarnessOwnedGrant {
  readonly access: Extract<Access, "harness_owned">
  readonly provider: string
  readonly model: string
}

/** What a claim hands to the runner for its model. */
export type ModelGrant = PlatformRoutedGrant | HarnessOwnedGrant

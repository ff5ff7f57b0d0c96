import { checkpoint } from "../../../output/facts/axes.ts"
import { drivers } from "../../../output/facts/drivers.ts"

/**
 * Whether a run under a retention mode may leave anything behind: whether the catalog lets any driver keep more of it, under
 * that mode, than the least of what a checkpoint may be. A mode that no driver knows keeps nothing.
 */
export function keepsAnything(retention: string): boolean {
  const kept = new Set(checkpoint.below.map(([, higher]) => higher))
  return drivers.some(({ envelopes }) =>
    envelopes.some((envelope) => envelope.retention === retention && kept.has(envelope.grants[checkpoint.name] ?? "")),
  )
}

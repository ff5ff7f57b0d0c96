import { weakest } from "./axis.ts"
import type { Axis, Declaration, Envelope } from "./entries.ts"

/**
 * The value to which one declaration lifts an axis from what the envelope grants; `undefined` where it lifts nothing.
 * Exact and one-directional: it rises from precisely `raises.from` to precisely `raises.to`.
 */
export function upgrade(axis: Axis, granted: string | undefined, declaration: Declaration): string | undefined {
  const raise = declaration.raises
  if (raise === null || raise.axis.name !== axis.name) return undefined
  return (granted ?? weakest(axis)) === raise.from ? raise.to : undefined
}

/** Axis name to value: what a run is admitted to. An axis that is neither granted nor declared has no member at all. */
export type CapabilitySet = { readonly [axis: string]: string }

/** The capability set of an envelope together with exactly the upgrades of what was declared. */
export function admitted(envelope: Envelope, axes: readonly Axis[], declared: readonly Declaration[]): CapabilitySet {
  const entries: [string, string][] = []
  for (const axis of axes) {
    const granted = Object.hasOwn(envelope.grants, axis.name) ? envelope.grants[axis.name] : undefined
    const risen = declared.map((declaration) => upgrade(axis, granted, declaration)).find((value) => value !== undefined)
    const value = risen ?? granted
    if (value !== undefined) entries.push([axis.name, value])
  }
  return Object.fromEntries(entries)
}

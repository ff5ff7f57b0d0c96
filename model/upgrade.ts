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

/**
 * The capability set of an envelope together with exactly the upgrades of what was declared. Members stand in the
 * envelope's order, what is raised from nothing granted behind them, so that a harness that declares nothing has the
 * envelope's own set, byte for byte.
 */
export function admitted(envelope: Envelope, axes: readonly Axis[], declared: readonly Declaration[]): CapabilitySet {
  const raised = (axis: Axis, granted: string | undefined): string | undefined =>
    declared.map((declaration) => upgrade(axis, granted, declaration)).find((value) => value !== undefined)
  const granted = Object.entries(envelope.grants).map(([name, value]): [string, string] => {
    const axis = axes.find((each) => each.name === name)
    return [name, (axis === undefined ? undefined : raised(axis, value)) ?? value]
  })
  const risen = axes
    .filter(({ name }) => !Object.hasOwn(envelope.grants, name))
    .flatMap((axis): [string, string][] => {
      const value = raised(axis, undefined)
      return value === undefined ? [] : [[axis.name, value]]
    })
  return Object.fromEntries([...granted, ...risen])
}

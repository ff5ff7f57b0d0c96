import { kindOf } from "../../output/kernel.ts"
import type { Contract, DecodeError, Result } from "../../output/kernel.ts"
import type { Refusal } from "../refusal.ts"
import { carrierIndex, placedBelow } from "./carrier-index.ts"
import type { CarrierSite, Node, Placed } from "./carrier-index.ts"
import { malformed, metaNoObject, prunedMembers, undeclared } from "./carrier-faults.ts"
import type { Diagnostic } from "./carrier-faults.ts"
import { decodePruned } from "./prune.ts"
import type { Pruned } from "./prune.ts"

/** A slot's value that may be acted on. */
export interface CarriedMember extends Placed {
  readonly value: unknown
}

/** What a `_meta` held. The carrier itself is never lost, whatever stands here. */
export interface CarrierReading {
  /** In the order of the keys on the wire. */
  readonly members: readonly CarriedMember[]
  /** Unknown keys that bear a contract's prefix or stand in an object that slots share, nested ones joined by `.`; keys of other vendors are none of our business. */
  readonly ignored: readonly string[]
  /** What was wrong and could be done without. */
  readonly diagnostics: readonly Diagnostic[]
  /** What was wrong and must not be done without. */
  readonly refusals: readonly Refusal[]
}

/** Reads one `_meta` of a site. `declared` holds the ids of the admitted declarations. */
export type CarrierReader = (site: CarrierSite, meta: unknown, declared: ReadonlySet<string>) => CarrierReading

/**
 * Makes the reader of every `_meta` of some contracts. It throws for no value obtainable from `JSON.parse`, changes
 * nothing that it is given, and answers an absent or null `_meta` with an empty reading.
 */
export function carrierReader(contracts: readonly Contract<string>[]): CarrierReader {
  const index = carrierIndex(contracts)
  const prefixes = contracts.flatMap(({ keyPrefix }) => (keyPrefix === null ? [] : [keyPrefix]))
  return (site, meta, declared) => {
    const reading: Open = { members: [], ignored: [], diagnostics: [], refusals: [] }
    if (meta === undefined || meta === null) return reading
    const root = index(site) ?? { slots: [], below: new Map() }
    if (kindOf(meta) !== "object") {
      const asked = placedBelow(root).filter(({ slot }) => slot.posture === "authority")
      for (const placed of asked) reading.refusals.push(malformed(placed, notAnObject(placed, meta)))
      if (asked.length === 0) reading.diagnostics.push(metaNoObject(site.def, meta))
      return reading
    }
    const open: { readonly node: Node; readonly object: object; readonly prefix: string }[] = [
      { node: root, object: meta, prefix: "" },
    ]
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const deeper: (typeof open)[number][] = []
      for (const [key, value] of Object.entries(next.object)) {
        const child = next.node.below.get(key)
        if (child === undefined) {
          if (next.node === root ? prefixes.some((prefix) => key.startsWith(prefix)) : next.node.slots.length === 0)
            reading.ignored.push(next.prefix + key)
          continue
        }
        for (const placed of child.slots) take(placed, value, declared, reading)
        if (child.below.size === 0) continue
        if (kindOf(value) === "object")
          deeper.push({ node: child, object: value as object, prefix: `${next.prefix}${key}.` })
        else if (child.slots.length === 0)
          for (const placed of placedBelow(child)) report(placed, notAnObject(placed, value), value, reading)
      }
      open.push(...deeper.toReversed())
    }
    return reading
  }
}

interface Open {
  readonly members: CarriedMember[]
  readonly ignored: string[]
  readonly diagnostics: Diagnostic[]
  readonly refusals: Refusal[]
}

function take(placed: Placed, value: unknown, declared: ReadonlySet<string>, reading: Open): void {
  const { slot, needs } = placed
  if (needs !== null && !declared.has(needs)) {
    const refusal = undeclared(placed)
    if (slot.posture === "authority") reading.refusals.push(refusal)
    else reading.diagnostics.push({ ...refusal, slot: slot.id, raw: value, pruned: [] })
    return
  }
  const result = slot.posture === "fidelity" ? decodePruned<unknown>(slot.decode, value) : asWritten(slot.decode(value))
  if (!result.ok) return report(placed, result.error, value, reading)
  if (result.pruned.length > 0) reading.diagnostics.push(prunedMembers(placed, value, result.pruned))
  reading.members.push({ ...placed, value: result.value })
}

function asWritten(result: Result<unknown>): Pruned<unknown> {
  return result.ok ? { ...result, pruned: [] } : result
}

function report(placed: Placed, error: DecodeError, raw: unknown, reading: Open): void {
  const refusal = malformed(placed, error)
  switch (placed.slot.posture) {
    case "handshake":
    case "authority":
    case "acknowledgement":
      reading.refusals.push(refusal)
      return
    case "fidelity":
    case "context":
      reading.diagnostics.push({ ...refusal, slot: placed.slot.id, raw, pruned: [] })
      return
    default:
      placed.slot.posture satisfies never
  }
}

function notAnObject({ slot }: Placed, value: unknown): DecodeError {
  return { kind: "invalid", path: [], expected: "an object that holds it", actual: kindOf(value), fact: slot.id }
}

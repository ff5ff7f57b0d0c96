import { breach, subjectsOf } from "../../model/cross-slot.ts"
import { kindOf } from "../../output/kernel.ts"
import type { Contract, CrossSlotRule } from "../../output/contract.ts"
import { metaNoObject, olderName } from "./carrier-faults.ts"
import { carrierIndex, placedBelow } from "./carrier-index.ts"
import type { Aliased, CarrierSite, Node, Root } from "./carrier-index.ts"
import { blame, notAnObject, openReading, report, take } from "./carrier-take.ts"
import type { CarriedMember, CarrierReading, OpenReading } from "./carrier-take.ts"
import { inconsistent } from "./session-law.ts"

export type { CarriedMember, CarrierReading } from "./carrier-take.ts"

/** Reads one `_meta` of a site. `declared` holds the ids of the admitted declarations. */
export type CarrierReader = (site: CarrierSite, meta: unknown, declared: ReadonlySet<string>) => CarrierReading

const nothing: Root = { slots: [], aliases: [], below: new Map(), rules: [] }

/**
 * Makes the reader of every `_meta` of some contracts. It throws for no value obtainable from `JSON.parse`, changes
 * nothing that it is given, and answers an absent or null `_meta` with an empty reading. It remembers nothing from one
 * `_meta` to the next: how repeated values combine is for `settling` to say.
 */
export function carrierReader(contracts: readonly Contract<string>[]): CarrierReader {
  const index = carrierIndex(contracts)
  const prefixes = contracts.flatMap(({ keyPrefix }) => (keyPrefix === null ? [] : [keyPrefix]))
  return (site, meta, declared) => {
    const reading = openReading()
    if (meta === undefined || meta === null) return reading
    const root = index(site) ?? nothing
    if (kindOf(meta) !== "object") {
      const asked = placedBelow(root).filter(({ slot }) => slot.posture === "authority")
      for (const placed of asked) report(placed, notAnObject(placed, meta), meta, reading)
      if (asked.length === 0) reading.diagnostics.push(metaNoObject(site.def, meta))
      return reading
    }
    walk(root, meta, prefixes, declared, reading)
    return root.rules.length === 0 ? reading : kept(root.rules, reading)
  }
}

/** Takes every slot on the way through the keys of a `_meta`, in their order. Iterative: a chain of keys may be long. */
function walk(
  root: Root,
  meta: object,
  prefixes: readonly string[],
  declared: ReadonlySet<string>,
  reading: OpenReading,
): void {
  const open: { readonly node: Node; readonly object: object; readonly prefix: string }[] = [
    { node: root, object: meta, prefix: "" },
  ]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, object, prefix } = next
    const carriesNothing = node.slots.length === 0 && node.aliases.length === 0
    const deeper: (typeof open)[number][] = []
    for (const key of Object.keys(object)) {
      const child = node.below.get(key)
      const value = (object as { readonly [key: string]: unknown })[key]
      if (child === undefined) {
        if (node === root ? prefixes.some((each) => key.startsWith(each)) : carriesNothing)
          reading.ignored.push(prefix + key)
        continue
      }
      for (const placed of child.slots) take(placed, value, declared, reading)
      for (const alias of child.aliases) takeAlias(alias, meta, value, declared, reading)
      if (child.below.size === 0) continue
      if (kindOf(value) === "object") deeper.push({ node: child, object: value as object, prefix: `${prefix}${key}.` })
      else if (child.slots.length === 0 && child.aliases.length === 0) {
        const missed = placedBelow(child)
        for (const placed of missed) report(placed, notAnObject(placed, value), value, reading)
        if (missed.length === 0) reading.ignored.push(prefix + key)
      }
    }
    for (let last = deeper.pop(); last !== undefined; last = deeper.pop()) open.push(last)
  }
}

/** What stands under an older name counts where nothing stands under the slot's own, or under one that comes first. */
function takeAlias(
  { placed, keys, before }: Aliased,
  meta: object,
  value: unknown,
  declared: ReadonlySet<string>,
  reading: OpenReading,
): void {
  const isRead = !before.some((path) => stands(meta, path))
  reading.diagnostics.push(olderName(placed, keys, value, isRead))
  if (isRead) take(placed, value, declared, reading)
}

function stands(meta: object, keys: readonly string[]): boolean {
  let at: unknown = meta
  for (const key of keys) {
    if (kindOf(at) !== "object" || !Object.hasOwn(at as object, key)) return false
    at = (at as { readonly [key: string]: unknown })[key]
  }
  return true
}

/** A reading without the slots that ride against a rule; each of them says so. */
function kept(rules: readonly CrossSlotRule[], { members, ...rest }: OpenReading): CarrierReading {
  const riding = new Map(members.map(({ slot, value }) => [slot.id, value]))
  const reading: OpenReading = { members: [], ...rest }
  const taken = new Set<string>()
  for (const rule of rules) {
    const unmet = breach(rule, riding)
    if (unmet === null) continue
    for (const member of members.filter(isSubject(rule))) {
      blame(member, inconsistent(rule, unmet, member.slot.posture), member.value, reading)
      taken.add(member.slot.id)
    }
  }
  reading.members.push(...members.filter(({ slot }) => !taken.has(slot.id)))
  return reading
}

function isSubject(rule: CrossSlotRule): (member: CarriedMember) => boolean {
  const subjects = subjectsOf(rule)
  return ({ slot }) => subjects.includes(slot.id)
}

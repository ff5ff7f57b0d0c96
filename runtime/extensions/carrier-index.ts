import { slotsOf } from "../../model/cross-slot.ts"
import type { AnySlot, Contract, CrossSlotRule } from "../../output/contract.ts"

/** A slot of a contract, as a carrier's reader finds it. */
export interface Placed {
  readonly contract: Contract<string>
  /** The slot's key in the contract, under which its handler stands. */
  readonly identifier: string
  readonly slot: AnySlot
  /** Id of the declaration without which the slot must not be used; null: none is needed. */
  readonly needs: string | null
}

/** An older name of a slot. */
export interface Aliased {
  readonly placed: Placed
  readonly keys: readonly string[]
  /** The keys that win over it: the slot's own, then those of aliases that come first. */
  readonly before: readonly (readonly string[])[]
}

/** One object on the way to the slots of a carrier: what rides at each of its keys. */
export interface Node {
  readonly slots: Placed[]
  readonly aliases: Aliased[]
  readonly below: Map<string, Node>
}

/** Everything that may ride in one `_meta`, and what it keeps among itself. */
export interface Root extends Node {
  readonly rules: CrossSlotRule[]
}

/** An object of the protocol that carries `_meta`, and the side that writes it. */
export interface CarrierSite {
  readonly def: string
  readonly from: "agent" | "client"
}

/** Finds the tree of slots that ride in a site's `_meta`; `undefined` where none does. */
export type CarrierIndex = (site: CarrierSite) => Root | undefined

/** Indexes the `_meta` slots of contracts by site, once. Takes time in proportion to the slots, look-ups take constant time. */
export function carrierIndex(contracts: readonly Contract<string>[]): CarrierIndex {
  const roots = { agent: new Map<string, Root>(), client: new Map<string, Root>() }
  for (const contract of contracts) {
    const rooted = new Map<string, Root>()
    for (const placed of placedIn(contract)) {
      const { site, from, id, aliases = [] } = placed.slot
      if (site.kind !== "meta") continue
      const root = roots[from].get(site.def) ?? { ...emptyNode(), rules: [] }
      roots[from].set(site.def, root)
      rooted.set(id, root)
      const names = [site.at.slice(1), ...aliases]
      for (const [index, keys] of names.entries()) {
        const node = nodeAt(root, keys)
        if (index === 0) node.slots.push(placed)
        else node.aliases.push({ placed, keys, before: names.slice(0, index) })
      }
    }
    for (const rule of contract.crossSlot ?? []) rooted.get(slotsOf(rule)[0] ?? "")?.rules.push(rule)
  }
  return ({ def, from }) => roots[from].get(def)
}

/** The slots of a contract with the declarations that they need. */
export function placedIn(contract: Contract<string>): readonly Placed[] {
  const declarations = new Map(contract.declarations.map(({ name, id }) => [name, id]))
  return Object.entries(contract.slots).map(([identifier, slot]) => {
    const needs = slot.gate === null ? null : (declarations.get(slot.gate) ?? slot.gate)
    return { contract, identifier, slot, needs }
  })
}

/** Every slot whose own name lies at or below a node. Iterative: a chain of keys may be long. */
export function placedBelow(node: Node): readonly Placed[] {
  const found: Placed[] = []
  const open = [node]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    found.push(...next.slots)
    open.push(...[...next.below.values()].toReversed())
  }
  return found
}

function nodeAt(root: Node, keys: readonly string[]): Node {
  let node = root
  for (const key of keys) {
    const child = node.below.get(key) ?? emptyNode()
    node.below.set(key, child)
    node = child
  }
  return node
}

function emptyNode(): Node {
  return { slots: [], aliases: [], below: new Map() }
}

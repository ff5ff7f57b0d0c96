import type { AnySlot, Contract } from "../../output/kernel.ts"

/** A slot of a contract, as a carrier's reader finds it. */
export interface Placed {
  readonly contract: Contract<string>
  /** The slot's key in the contract, under which its handler stands. */
  readonly identifier: string
  readonly slot: AnySlot
  /** Id of the declaration without which the slot must not be used; null: none is needed. */
  readonly needs: string | null
}

/** One object on the way to the slots of a carrier: what rides at each of its keys. */
export interface Node {
  readonly slots: Placed[]
  readonly below: Map<string, Node>
}

/** An object of the protocol that carries `_meta`, and the side that writes it. */
export interface CarrierSite {
  readonly def: string
  readonly from: "agent" | "client"
}

/** Finds the tree of slots that ride in a site's `_meta`; `undefined` where none does. */
export type CarrierIndex = (site: CarrierSite) => Node | undefined

/** Indexes the `_meta` slots of contracts by site, once. Takes time in proportion to the slots, look-ups take constant time. */
export function carrierIndex(contracts: readonly Contract<string>[]): CarrierIndex {
  const roots = { agent: new Map<string, Node>(), client: new Map<string, Node>() }
  for (const contract of contracts) {
    const declarations = new Map(contract.declarations.map(({ name, id }) => [name, id]))
    for (const [identifier, slot] of Object.entries(contract.slots)) {
      if (slot.site.kind !== "meta") continue
      let node = childOf(roots[slot.from], slot.site.def)
      for (const key of slot.site.at.slice(1)) node = childOf(node.below, key)
      const needs = slot.gate === null ? null : (declarations.get(slot.gate) ?? slot.gate)
      node.slots.push({ contract, identifier, slot, needs })
    }
  }
  return ({ def, from }) => roots[from].get(def)
}

/** Every slot at or below a node. Iterative: a chain of keys may be long. */
export function placedBelow(node: Node): readonly Placed[] {
  const found: Placed[] = []
  const open = [node]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    found.push(...next.slots)
    open.push(...[...next.below.values()].toReversed())
  }
  return found
}

function childOf(nodes: Map<string, Node>, key: string): Node {
  const known = nodes.get(key)
  if (known !== undefined) return known
  const made: Node = { slots: [], below: new Map() }
  nodes.set(key, made)
  return made
}

import { interrupt, midRunInput, subagents } from "../../output/facts/axes.ts"
import type { Axis } from "../../output/facts/types.ts"
import type { AnySlot, Contract, RequestSlot } from "../../output/contract.ts"
import { placedIn } from "../extensions/carrier-index.ts"
import type { Placed } from "../extensions/carrier-index.ts"
import type { Spoken } from "../extensions/handlers.ts"

/** What a slot of any contract does to a running turn, told by the axis that its declaration raises. */
export type Part = "steers" | "drains" | "attributes"

const axes: { readonly [part in Part]: Axis } = { steers: midRunInput, drains: interrupt, attributes: subagents }

/** The part of a slot; null: none of these. */
export function partOf({ declarations }: Contract<string>, { gate }: AnySlot): Part | null {
  const axis = declarations.find(({ name }) => name === gate)?.raises?.axis.id
  const parts = Object.keys(axes) as readonly Part[]
  return parts.find((part) => axes[part].id === axis) ?? null
}

/** A request of a contract with that part, and the declaration that it needs. */
export function verbFor(
  spoken: readonly Spoken[],
  part: Part,
): { readonly method: string; readonly slot: RequestSlot<unknown, unknown>; readonly needs: string | null } | null {
  for (const { slot, contract, needs } of spoken.flatMap((each): readonly Placed[] => placedIn(each.contract)))
    if (
      slot.site.kind === "method" &&
      slot.from === "client" &&
      "decodeAnswer" in slot &&
      partOf(contract, slot) === part
    )
      return { method: slot.site.method, slot: slot as RequestSlot<unknown, unknown>, needs }
  return null
}

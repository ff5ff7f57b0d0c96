import type { Derived } from "../../model/derived.ts"
import type { Axis, Declaration, Harness, Provider } from "../../model/entries.ts"
import { reach } from "../../model/reach.ts"
import type { Reach } from "../../model/reach.ts"
import { describe, realize } from "../../model/realize.ts"
import type { Realization } from "../../model/realize.ts"
import { refused } from "../refusal.ts"
import type { Refused } from "../refusal.ts"

/** A published cell as admission judges it; the value stands there also where it refuses. */
export type Judged<T> = ({ readonly ok: true } | Refused) & { readonly value: T }

/** What an entry's ceiling on one axis amounts to: the answer of the published table, refused where no run can have it. */
export function ceilingOf(harness: Harness, axis: Axis, declarations: readonly Declaration[]): Judged<Realization> {
  const derived = realize(harness, axis, declarations)
  const { value } = derived
  switch (value.status) {
    case "unclaimed":
    case "realizable":
      return { ok: true, value }
    case "unrealizable":
      return {
        ...refused({
          code: "ceiling/unrealizable",
          what: `${harness.name} promises ${axis.name}=${value.value}, but ${harness.driver.lane} grants ${value.grants.join(" or ") || "nothing"} at most and no declaration raises it to that.`,
          why: "a published capability that no run can have is a false promise",
          fix: `lower the ceiling; ${wouldTurn(derived, describe)}`,
          facts: statedIn(derived),
        }),
        value,
      }
    default:
      return value satisfies never
  }
}

/** Whether a harness and a provider share a wire, before any turn: the answer of the published table. Undeclared dialects are unconstrained. */
export function canReach(harness: Harness, provider: Provider): Judged<Reach> {
  const derived = reach(harness, provider)
  const { value } = derived
  switch (value) {
    case "reachable":
    case "unconstrained":
      return { ok: true, value }
    case "unreachable":
      return {
        ...refused({
          code: "routing/unreachable",
          what: `${harness.name} and ${provider.name} share no dialect.`,
          why: "the provider would refuse the shape of the request in the middle of a turn",
          fix: `choose another provider; ${wouldTurn(derived, String)}`,
          facts: statedIn(derived),
        }),
        value,
      }
    default:
      return value satisfies never
  }
}

function wouldTurn<T>({ turns }: Derived<T>, words: (value: T) => string): string {
  const conditions = new Map<string, string[]>()
  for (const { says, becomes } of turns)
    conditions.set(words(becomes), [...(conditions.get(words(becomes)) ?? []), says])
  const sentences = [...conditions].map(([becomes, says]) => `it would be ${becomes} if ${says.join(", or if ")}`)
  return sentences.join("; ") || "nothing in the catalog would turn it"
}

function statedIn({ reasons }: Derived<unknown>): readonly string[] {
  return reasons.flatMap(({ from }) => ("fact" in from ? [from.fact] : []))
}

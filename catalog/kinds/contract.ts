import type { Acceptance } from "./accept.ts"
import { additions, kind, means, prose, state, unordered } from "./kind.ts"
import type { Stated } from "./kind.ts"

export const contractKind = kind({
  name: "contract",
  states: "a namespaced set of slots, owned or adopted",
  meanings: {
    title: prose,
    ownership: means(unordered),
    keyPrefix: means(unordered, "breaking"),
    methodPrefix: means(unordered, "breaking"),
    kit: prose,
  },
  // What it holds are facts of their own.
  whole: means("same", additions),
})

/** A stated contract. */
export type ContractFact = Stated<"contract">

/**
 * A namespaced set of slots. Owned contracts are ours to shape and held to the strict subset; adopted ones are taken as
 * published. Keys equal or begin with `keyPrefix`, extension methods begin with `methodPrefix`; an adopted contract whose
 * keys have no beginning in common has null there.
 */
export function contract(stated: {
  readonly name: string
  readonly title: string
  readonly ownership: "owned" | "adopted"
  readonly keyPrefix: string | null
  readonly methodPrefix: string | null
  /** Whether the author kit holds its schemas, vectors and exchanges; where left out, if the contract is owned. */
  readonly kit?: boolean
  readonly accept?: readonly Acceptance[]
}): ContractFact {
  return state(contractKind, stated)
}

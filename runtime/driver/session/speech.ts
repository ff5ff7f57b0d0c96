import type { Contract } from "../../../output/contract.ts"
import { declining } from "../../extensions/declining.ts"
import type { Spoken } from "../../extensions/handlers.ts"
import type { Mint } from "../../extensions/mint.ts"
import { observing } from "../observation/observer.ts"
import type { Observer } from "../observation/observer.ts"
import { shielding } from "../observation/shielding.ts"
import type { Shield } from "../observation/shielding.ts"

/** What it takes to understand and to decline what is said in some contracts. It holds nothing of any agent. */
export interface Speech {
  readonly contracts: readonly Contract<string>[]
  readonly observerOf: (mint: Mint) => Observer
  readonly shield: Shield
  readonly decline: ReturnType<typeof declining>
}

const known = new WeakMap<readonly Spoken[], Speech>()

/** The speech of some contracts, which every agent shares that is spoken to in the same ones. */
export function speechOf(spoken: readonly Spoken[]): Speech {
  const before = known.get(spoken)
  if (before !== undefined) return before
  const contracts = spoken.map(({ contract }) => contract)
  const speech: Speech = {
    contracts,
    observerOf: observing(spoken),
    shield: shielding(contracts),
    decline: declining(contracts),
  }
  known.set(spoken, speech)
  return speech
}

import { verdictOn } from "./judge.ts"
import type { Verdict } from "./judge.ts"
import { mutated } from "./mutate.ts"
import { Random } from "./random.ts"
import type { Target } from "./targets.ts"

/** How many texts were read, and what became of them. */
export type Tally = { readonly [verdict in Verdict | "texts"]: number }

/** Where it ends: after so many texts, or so many milliseconds. */
export interface End {
  readonly count: number
  readonly milliseconds: number
}

const poolSize = 48
const longestKept = 800
const clockEvery = 256

/**
 * Reads mutated texts of every target in turn. What is accepted is mutated further. The same seed, targets and count read
 * the same texts. Throws at the first one that is not read as it should be, with the text.
 */
export function fuzz(targets: readonly Target[], seed: number, end: End): Tally {
  const random = new Random(seed)
  const pools = targets.map(({ texts }) => [...texts])
  const everything = targets.flatMap(({ texts }) => texts).filter(({ length }) => length <= longestKept)
  const tally = { texts: 0, accepted: 0, invalid: 0, limit: 0, malformed: 0 }
  const until = performance.now() + end.milliseconds
  for (; tally.texts < end.count; tally.texts++) {
    if (tally.texts % clockEvery === 0 && performance.now() > until) break
    const target = targets[tally.texts % targets.length] as Target
    const pool = pools[tally.texts % targets.length] as string[]
    const text = mutated(random.of(pool), random.below(4) === 0 ? everything : pool, random)
    const verdict = judged(target, text, seed, tally.texts)
    tally[verdict]++
    if (verdict !== "accepted" || text.length > longestKept) continue
    const first = target.texts.length
    if (pool.length < first + poolSize) pool.push(text)
    else pool[first + random.below(poolSize)] = text
  }
  return tally
}

function judged(target: Target, text: string, seed: number, number: number): Verdict {
  try {
    return verdictOn(target, text)
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${target.stem}, text ${number} of seed ${seed}: ${said}\n${JSON.stringify(text)}`, { cause })
  }
}

import { beforeAll, expect, it } from "vitest"
import { baselineDisagreements } from "../../bench/decoders/agree.ts"
import { payloads } from "../../bench/decoders/payloads.ts"
import type { PeerSource } from "../../bench/decoders/peers/peer.ts"
import { peerSources } from "../../bench/decoders/sources.ts"
import { singleFaults } from "./faults.ts"
import type { Json } from "./faults.ts"

let sources: ReadonlyMap<string, PeerSource>

beforeAll(async () => {
  sources = await peerSources(process.cwd())
})

it.each(payloads)("the hand-written decoder of $stem says what ours says, to the word", (payload) => {
  expect(baselineDisagreements(payload)).toEqual([])
  const source = sources.get(payload.stem)
  let judged = 0
  for (const value of singleFaults(source?.payload ?? expect.fail("not in the catalog"), payload.valid as Json[])) {
    if (++judged > 2_500) break
    const [ours, hand] = [payload.decode(value), payload.hand(value)]
    if (!ours.ok || !hand.ok) expect(hand).toEqual(ours)
    else expect(hand.value === value && ours.value === value).toBe(true)
  }
  expect(judged).toBeGreaterThan(200)
})

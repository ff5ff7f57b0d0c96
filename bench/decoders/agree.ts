import { isDeepStrictEqual } from "node:util"
import type { BenchPayload } from "./payload.ts"
import type { Prepared } from "./figures.ts"

/** Where the baseline and ours do not say the same of a payload's values, to the word; empty where they do. */
export function baselineDisagreements({ stem, valid, invalid, ...read }: BenchPayload): readonly string[] {
  const said: string[] = []
  for (const [at, value] of [...valid.entries(), ...Object.entries(invalid)]) {
    const ours = read.decode(value)
    if (ours.ok !== (typeof at === "number")) said.push(`${stem}: ours ${ours.ok ? "takes" : "refuses"} ${at}`)
    if (!isDeepStrictEqual(ours, read.hand(value))) said.push(`${stem}: the baseline differs on ${at}`)
    const text = JSON.stringify(value)
    if (!isDeepStrictEqual(read.decodeText(text), ours)) said.push(`${stem}: our reader of text differs on ${at}`)
    if (!isDeepStrictEqual(read.handText(text), ours)) said.push(`${stem}: the baseline's text differs on ${at}`)
  }
  return said
}

/** Where a peer does not take what is valid, or takes what is not. */
export function peerDisagreements({ payload, peers }: Prepared): readonly string[] {
  return peers.flatMap(({ peer, decode }) => [
    ...[...payload.valid.entries()]
      .filter(([, value]) => !decode(value).ok)
      .map(([at]) => `${payload.stem}: ${peer.name} refuses value ${at}`),
    ...Object.entries(payload.invalid)
      .filter(([, value]) => decode(value).ok)
      .map(([at]) => `${payload.stem}: ${peer.name} takes the fault at ${at}`),
  ])
}

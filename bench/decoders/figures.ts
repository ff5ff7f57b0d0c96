import { geomean, interleaved } from "./measure.ts"
import type { Contestant, Effort, Measured } from "./measure.ts"
import type { BenchPayload } from "./payload.ts"
import type { Peer, PeerDecode } from "./peers/peer.ts"

/** What is read: valid values, values with one fault, and the texts of the valid ones. */
export type Kind = "valid" | "invalid" | "text"

/** Ours and the decoder written by hand on one payload. */
export interface Pair {
  readonly stem: string
  /** Nanoseconds of CPU per value, written by hand. */
  readonly hand: { readonly [of in Kind]: number }
  /** Our share of that. */
  readonly ours: { readonly [of in Kind]: number }
}

/** By name, shares of what the hand-written decoder took in the same rounds. */
export interface PeerShares {
  readonly [name: string]: { readonly valid: number; readonly invalid: number }
}

/** What ours is called where it stands among peers. */
export const ourName = "checkfu-wire"

/** A payload with its peers, each made ready for it. */
export interface Prepared {
  readonly payload: BenchPayload
  readonly peers: readonly { readonly peer: Peer; readonly decode: PeerDecode }[]
}

/** Ours beside the decoder written by hand, before any peer has run. */
export function pairOf({ valid, invalid, stem, ...read }: BenchPayload, effort: Effort): Pair {
  const faults = Object.values(invalid)
  const texts = valid.map((value) => JSON.stringify(value))
  const values = pair(read.hand, read.decode, valid, effort)
  const refused = pair(read.hand, read.decode, faults, effort)
  const parsed = pair(read.handText, read.decodeText, texts, effort)
  return {
    stem,
    hand: { valid: values.hand, invalid: refused.hand, text: parsed.hand },
    ours: { valid: values.ours, invalid: refused.ours, text: parsed.ours },
  }
}

/** The peers beside ours and the decoder written by hand: shares of the latter, ours under our name. */
export function peersOf({ payload, peers }: Prepared, effort: Effort): PeerShares {
  const of = (values: readonly unknown[]): readonly Measured[] =>
    interleaved(
      [
        contestant(payload.hand, values),
        contestant(payload.decode, values),
        ...peers.map(({ decode }) => contestant(decode, values)),
      ],
      effort,
    )
  const valid = of(payload.valid)
  const invalid = of(Object.values(payload.invalid))
  const names = [ourName, ...peers.map(({ peer }) => peer.name)]
  return Object.fromEntries(
    names.map((name, at) => [
      name,
      {
        valid: rounded(valid[at + 1]?.ratio ?? Number.NaN),
        invalid: rounded(invalid[at + 1]?.ratio ?? Number.NaN),
      },
    ]),
  )
}

function pair<Value>(hand: Read<Value>, ours: Read<Value>, values: readonly Value[], effort: Effort): Share {
  const [by, of] = interleaved([contestant(hand, values), contestant(ours, values)], effort)
  return { hand: Math.round((by?.cpu ?? Number.NaN) / values.length), ours: rounded(of?.ratio ?? Number.NaN) }
}

type Read<Value> = (value: Value) => { readonly ok: boolean }

interface Share {
  readonly hand: number
  readonly ours: number
}

/** The geometric means of ours over payloads. */
export function meansOf(pairs: readonly Pair[]): Pair["ours"] {
  const mean = (of: Kind): number => rounded(geomean(pairs.map(({ ours }) => ours[of])))
  return { valid: mean("valid"), invalid: mean("invalid"), text: mean("text") }
}

/** The geometric means of everybody over payloads, peers and ours beside them. */
export function peerMeansOf(shares: readonly PeerShares[]): PeerShares {
  const mean = (name: string, of: "valid" | "invalid"): number =>
    rounded(geomean(shares.map((each) => each[name]?.[of] ?? Number.NaN)))
  const names = Object.keys(shares[0] ?? {})
  return Object.fromEntries(names.map((name) => [name, { valid: mean(name, "valid"), invalid: mean(name, "invalid") }]))
}

function contestant<Value>(read: Read<Value>, values: readonly Value[]): Contestant {
  return {
    pass() {
      let taken = 0
      for (const value of values) if (read(value).ok) taken++
      return taken
    },
  }
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}

import { ajv } from "./ajv.ts"
import { arktype } from "./arktype.ts"
import { effect } from "./effect.ts"
import { fitsCarrier } from "../hand/carrier.ts"
import type { Peer, PeerDecode, PeerSource } from "./peer.ts"
import { typebox } from "./typebox.ts"
import { valibot } from "./valibot.ts"
import { zod } from "./zod.ts"

/** Everybody that is measured beside us. */
export const peers: readonly Peer[] = [typebox, ajv, arktype, valibot, zod, effect]

/** A peer's decoder of a payload; the limits of an adopted contract come first, as they do with us. */
export async function peerDecoder(peer: Peer, source: PeerSource): Promise<PeerDecode> {
  const decode = await peer.compile(source)
  if (!source.adopted) return decode
  return (value) => (fitsCarrier(value) ? decode(value) : { ok: false, path: [], error: "limit" })
}

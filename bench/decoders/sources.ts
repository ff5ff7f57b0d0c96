import { load } from "../../generators/load/load.ts"
import { resolve } from "../../generators/resolve/resolve.ts"
import { everythingStated } from "../../test/agreement/stated.ts"
import type { PeerSource } from "./peers/peer.ts"

/** Every payload of the catalog in the forms that peers are given, by the stem of its schema file. */
export async function peerSources(root: string): Promise<ReadonlyMap<string, PeerSource>> {
  const { facts, acp } = await load({ root, cacheFolder: null })
  const { catalog } = resolve(facts, acp)
  const stated = await everythingStated()
  const sources = new Map<string, PeerSource>()
  for (const { slots } of catalog.contracts)
    for (const { contract, name, payload, answer } of slots) {
      const stem = `${contract.name}/${name}${answer === null ? "" : ".request"}`
      const source = stated.get(stem)
      if (source !== undefined)
        sources.set(stem, {
          payload,
          stated: source.schema,
          excess: source.excess,
          adopted: contract.ownership === "adopted",
        })
    }
  return sources
}

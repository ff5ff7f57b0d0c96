import { payloads } from "../../bench/decoders/payloads.ts"
import { load } from "../../generators/load/load.ts"
import { resolve } from "../../generators/resolve/resolve.ts"
import { answerNames, documentNames, payloadNames } from "../../generators/text/names.ts"
import * as documents from "../../output/documents/index.ts"
import { sample } from "../../model/wire/sample.ts"
import type { Payload } from "../../model/wire-type.ts"
import { compiledDecoders } from "../agreement/compile.ts"
import type { Decoder } from "../agreement/compile.ts"
import { seeds } from "../agreement/seeds.ts"

/** A payload of the catalog with its decoders and texts that they take. */
export interface Target {
  readonly stem: string
  readonly payload: Payload
  readonly decode: Decoder
  readonly decodeText: (text: string) => ReturnType<Decoder>
  readonly texts: readonly string[]
}

interface Decoders {
  readonly [name: string]: Decoder
}

/** Everything that rides in the catalog below a root, read by the decoders that are generated for it. */
export async function everyTarget(root: string): Promise<readonly Target[]> {
  const { facts, acp } = await load({ root, cacheFolder: null })
  const { catalog } = resolve(facts, acp)
  const decoders = await compiledDecoders(catalog)
  const targets: Target[] = catalog.documents.map((document) => {
    const names = documentNames(document)
    const { [names.decode]: decode, [names.decodeText]: decodeText } = documents as unknown as Decoders
    return {
      stem: `documents/${document.name}`,
      payload: document.payload,
      decode: decode as Decoder,
      decodeText: decodeText as unknown as Target["decodeText"],
      texts: [JSON.stringify(sample(document.payload))],
    }
  })
  for (const { name: contract, slots } of catalog.contracts)
    for (const slot of slots) {
      if (slot.payloadOf !== null) continue
      const add = (payload: Payload, suffix: string, names: ReturnType<typeof payloadNames>): void => {
        const stem = `${contract}/${slot.name}${suffix}`
        const rich = [...(seeds[stem] ?? []), ...(payloads.find((each) => each.stem === stem)?.valid ?? [])]
        targets.push({
          stem,
          payload,
          decode: decoders.get(`${contract}/${names.decode}`) as Decoder,
          decodeText: decoders.get(`${contract}/${names.decodeText}`) as unknown as Target["decodeText"],
          texts: [sample(payload), ...rich].map((value) => JSON.stringify(value)).filter(isShort),
        })
      }
      add(slot.payload, slot.answer === null ? "" : ".request", payloadNames(slot))
      if (slot.answer !== null) add(slot.answer, ".acknowledgement", answerNames(slot))
    }
  return targets
}

/** Whether a text is short enough for many more to be made of it; large ones show no other faults. */
function isShort(text: string): boolean {
  return text.length <= 3_000
}

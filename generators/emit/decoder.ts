import type { Catalog } from "../../model/catalog.ts"
import type { PlannedFile } from "../../model/plan.ts"
import type { Slot } from "../../model/slot.ts"
import { remembering } from "../remembering.ts"
import { answerNames, payloadNames } from "../text/names.ts"
import { decoderModule } from "./decoder/module.ts"
import type { Carried } from "./decoder/module.ts"

/** The modules of slots that were asked for before. */
const remember = remembering<string>(1_000)

/**
 * One module for each slot, `contracts/CONTRACT/SLOT.ts`: its types, and decoders that are one straight line of checks for
 * each payload. What they accept is what `model/accepts.ts` accepts; they stop at the first error, members in declared
 * order first, then the excess ones, then what the members have to do with each other.
 */
export function decoderFiles(catalog: Catalog, out: string): readonly PlannedFile[] {
  return catalog.contracts.flatMap((contract) =>
    contract.slots.filter(hasOwnPayload).map((slot): PlannedFile => {
      const adopted = slot.contract.ownership === "adopted"
      const stated = { id: slot.id, carried: carriedBy(slot), adopted, kernel: "../../kernel.ts" }
      return {
        kind: "file",
        path: `${out}/contracts/${contract.name}/${slot.name}.ts`,
        text: remember(JSON.stringify(stated), () => decoderModule(stated)),
        facts: [slot.id],
      }
    }),
  )
}

/** The payloads of a slot with their names: what it carries and, where it is answered, its answer. */
export function carriedBy(slot: Slot): readonly Carried[] {
  const payload: Carried = { payload: slot.payload, names: payloadNames(slot), summary: slot.summary }
  if (slot.answer === null) return [payload]
  return [
    payload,
    {
      payload: slot.answer,
      names: answerNames(slot),
      summary: `The answer to \`${slot.ride.wireName}\`. ${slot.summary}`,
    },
  ]
}

/** Whether a slot has a payload of its own, and so types, decoders and a schema. */
export function hasOwnPayload({ payloadOf }: Pick<Slot, "payloadOf">): boolean {
  return payloadOf === null
}

import type { Catalog } from "../../../model/catalog.ts"
import type { FactId } from "../../../model/fact.ts"
import type { ContractFacts, Slot } from "../../../model/slot.ts"
import type { Payload } from "../../../model/wire-type.ts"
import { hasOwnPayload } from "../decoder.ts"
import { answerNames, payloadNames } from "../../text/names.ts"

/** One payload that the author kit is about. */
export interface KitPayload {
  /** The folder that its files have below each folder of the kit: its contract's name. */
  readonly folder: string
  /** The stem of its files, as its schema has it: `turn`, `session-steer.request`, `session-steer.acknowledgement`. */
  readonly name: string
  readonly payload: Payload
  /** The name of its type in generated code. */
  readonly typeName: string
  /** The fact that states it. */
  readonly fact: FactId
  /** The fact that says since which revision it is published; null: none does. */
  readonly since: FactId | null
  /** Whether somebody else publishes it: its decoders then have the limits of an adopted carrier. */
  readonly adopted: boolean
}

/** Every payload of the author kit, in the catalog's order: those of the contracts that the kit is for, each once. */
export function kitPayloads({ contracts }: Pick<Catalog, "contracts">): readonly KitPayload[] {
  return contracts.filter(({ kit }) => kit).flatMap((contract) => ownPayloads(contract))
}

function ownPayloads({ name: folder, ownership, slots }: ContractFacts): readonly KitPayload[] {
  return slots.filter(hasOwnPayload).flatMap((slot) => {
    const of = { folder, fact: slot.id, since: slot.since, adopted: ownership === "adopted" }
    return carried(slot).map((each): KitPayload => ({ ...of, ...each }))
  })
}

function carried(slot: Slot): readonly Pick<KitPayload, "name" | "payload" | "typeName">[] {
  const { name, payload, answer } = slot
  const typeName = payloadNames(slot).type
  if (answer === null) return [{ name, payload, typeName }]
  return [
    { name: `${name}.request`, payload, typeName },
    { name: `${name}.acknowledgement`, payload: answer, typeName: answerNames(slot).type },
  ]
}

import type { Catalog } from "../../../model/catalog.ts"
import type { FactId } from "../../../model/fact.ts"
import type { Document } from "../../../model/document.ts"
import type { ContractFacts, Slot } from "../../../model/slot.ts"
import type { Payload } from "../../../model/wire-type.ts"
import { carriedBy, hasOwnPayload } from "../decoder.ts"
import { documentFolder } from "../document.ts"
import { documentNames } from "../../text/names.ts"

/** One payload that the author kit is about. */
export interface KitPayload {
  /** The folder that its files have below each folder of the kit: its contract's name, or `documents`. */
  readonly folder: string
  /** The stem of its files, as its schema has it: `turn`, `session-steer.request`, `session-steer.acknowledgement`. */
  readonly name: string
  readonly payload: Payload
  /** The name of its type in generated code. */
  readonly typeName: string
  /** What it is for, Markdown text. */
  readonly summary: string
  /** The fact that states it. */
  readonly fact: FactId
  /** The fact that says since which revision it is published; null: none does. */
  readonly since: FactId | null
  /** Whether somebody else publishes it: its decoders then have the limits of an adopted carrier. */
  readonly adopted: boolean
}

/**
 * Every payload of the author kit, in the catalog's order: those of the contracts that the kit is for, each once, then the
 * documents that authors write.
 */
export function kitPayloads({ contracts, documents }: Pick<Catalog, "contracts" | "documents">): readonly KitPayload[] {
  return [
    ...contracts.filter(({ kit }) => kit).flatMap((contract) => ownPayloads(contract)),
    ...documents.map(ofDocument),
  ]
}

function ofDocument({ id: fact, name, payload, since, summary }: Document): KitPayload {
  const typeName = documentNames({ name }).type
  return { folder: documentFolder, name, payload, typeName, summary, fact, since, adopted: false }
}

function ownPayloads({ name: folder, ownership, slots }: ContractFacts): readonly KitPayload[] {
  return slots.filter(hasOwnPayload).flatMap((slot) => {
    const of = { folder, fact: slot.id, since: slot.since, adopted: ownership === "adopted" }
    return carried(slot).map((each): KitPayload => ({ ...of, ...each }))
  })
}

function carried(slot: Slot): readonly Pick<KitPayload, "name" | "payload" | "typeName" | "summary">[] {
  const { name } = slot
  return carriedBy(slot).map(({ payload, names, summary }, index) => ({
    name: slot.answer === null ? name : `${name}.${index === 0 ? "request" : "acknowledgement"}`,
    payload,
    typeName: names.type,
    summary,
  }))
}

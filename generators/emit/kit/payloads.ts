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
  /** The fact that states it, and the member in which. */
  readonly fact: FactId
  readonly part: "payload" | "answer"
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
  return allPayloads({
    contracts: contracts.filter(({ kit }) => kit),
    documents: documents.filter(({ kit }) => kit),
  })
}

/** Every payload of the catalog, in its order: those that ride, each once, then the documents. */
export function allPayloads({ contracts, documents }: Pick<Catalog, "contracts" | "documents">): readonly KitPayload[] {
  return [...contracts.flatMap(ownPayloads), ...documents.map(ofDocument)]
}

function ofDocument({ id: fact, name, payload, since, summary }: Document): KitPayload {
  return {
    folder: documentFolder,
    name,
    payload,
    typeName: documentNames({ name }).type,
    summary,
    fact,
    part: "payload",
    since,
    adopted: false,
  }
}

function ownPayloads({ name: folder, ownership, slots }: ContractFacts): readonly KitPayload[] {
  return slots.filter(hasOwnPayload).flatMap((slot) => {
    const of = { folder, fact: slot.id, since: slot.since, adopted: ownership === "adopted" }
    return carried(slot).map((each): KitPayload => ({ ...of, ...each }))
  })
}

function carried(slot: Slot): readonly Pick<KitPayload, "name" | "part" | "payload" | "typeName" | "summary">[] {
  const { name } = slot
  return carriedBy(slot).map(({ payload, names, summary }, index) => ({
    name: slot.answer === null ? name : `${name}.${index === 0 ? "request" : "acknowledgement"}`,
    part: index === 0 ? "payload" : "answer",
    payload,
    typeName: names.type,
    summary,
  }))
}

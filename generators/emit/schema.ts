import type { Catalog } from "../../model/catalog.ts"
import type { FactId } from "../../model/fact.ts"
import type { PlannedFile } from "../../model/plan.ts"
import type { Payload } from "../../model/wire-type.ts"
import { jsonText } from "../text/json.ts"
import { hasOwnPayload } from "./decoder.ts"
import { documentFolder } from "./document.ts"
import { payloadSchema } from "./schema/payload.ts"

/**
 * JSON Schema 2020-12 of everything that rides in a slot or a frame, under `schemas/CONTRACT/` of the output folder. A
 * slot with an answer has two: `NAME.request` and `NAME.acknowledgement`. Those of documents stand under
 * `schemas/documents/`. A schema says the structure alone; what members have to do with each other the decoders decide.
 */
export function schemaFiles(
  { contracts, documents }: Pick<Catalog, "contracts" | "documents">,
  out: string,
): readonly PlannedFile[] {
  return [
    ...slotSchemas(contracts, out),
    ...documents.map(({ id, name, payload }) =>
      schemaFile(`${out}/schemas/${documentFolder}/${name}`, payload, "owned", id),
    ),
  ]
}

function slotSchemas(contracts: Catalog["contracts"], out: string): readonly PlannedFile[] {
  return contracts.flatMap(({ name: contract, ownership, slots }) =>
    slots.filter(hasOwnPayload).flatMap(({ id, name, payload, answer }) => {
      const file = (stem: string, of: Payload): PlannedFile =>
        schemaFile(`${out}/schemas/${contract}/${stem}`, of, ownership, id)
      return answer === null
        ? [file(name, payload)]
        : [file(`${name}.request`, payload), file(`${name}.acknowledgement`, answer)]
    }),
  )
}

function schemaFile(stem: string, payload: Payload, ownership: "owned" | "adopted", fact: FactId): PlannedFile {
  const text = jsonText(payloadSchema(payload, { inline: ownership === "adopted" }))
  return { kind: "file", path: `${stem}.schema.json`, text, facts: [fact] }
}

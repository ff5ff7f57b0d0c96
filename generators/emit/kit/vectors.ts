import type { Catalog } from "../../../model/catalog.ts"
import type { FactId } from "../../../model/fact.ts"
import type { PlannedFile } from "../../../model/plan.ts"
import { vectorsOf } from "../../../model/wire/vectors.ts"
import type { Vector } from "../../../model/wire/vectors.ts"
import { jsonText } from "../../text/json.ts"
import { kitPayloads } from "./payloads.ts"
import { vectorSchema } from "./vector-schema.ts"

/**
 * Golden vectors of everything that the author kit is about, a line of JSON for each, in
 * `author-kit/vectors/CONTRACT/NAME.jsonl`, with the schema of a line beside them.
 */
export function vectorFiles(catalog: Pick<Catalog, "contracts">, out: string): readonly PlannedFile[] {
  const folder = `${out}/author-kit`
  const files = kitPayloads(catalog).map(({ folder: contract, name, payload, fact, adopted }): PlannedFile => ({
    kind: "file",
    path: `${folder}/vectors/${contract}/${name}.jsonl`,
    text: vectorsOf(payload, adopted)
      .map((vector) => `${vectorLine(vector, fact)}\n`)
      .join(""),
    facts: [fact],
  }))
  const written = files.filter(({ text }) => text !== "")
  if (written.length === 0) return []
  return [{ kind: "file", path: `${folder}/vector.schema.json`, text: jsonText(vectorSchema), facts: [] }, ...written]
}

/** A vector as one line of JSON, without its line feed: what is judged first, the value last. */
export function vectorLine(vector: Vector, fact: FactId): string {
  const { name, verdict, pointer, constraint, decidedBy } = vector
  return JSON.stringify({
    name,
    verdict,
    ...(vector.verdict === "reject" ? { kind: vector.kind } : {}),
    constraint,
    pointer,
    decidedBy,
    fact,
    ...(vector.text === undefined
      ? { value: vector.value, ...(vector.build === undefined ? {} : { build: vector.build }) }
      : { text: vector.text }),
  })
}

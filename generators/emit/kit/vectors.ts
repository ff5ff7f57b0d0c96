import type { Catalog } from "../../../model/catalog.ts"
import type { FactId } from "../../../model/fact.ts"
import type { PlannedFile } from "../../../model/plan.ts"
import { jsonOf, vectorsOf } from "../../../model/wire/vectors.ts"
import type { Vector } from "../../../model/wire/vectors.ts"
import { jsonText } from "../../text/json.ts"
import { remembering } from "../../remembering.ts"
import { kitPayloads } from "./payloads.ts"
import { vectorSchema } from "./vector-schema.ts"

/** The vectors of payloads that were asked for before: to make them takes longer than anything else that the kit holds. */
const remember = remembering<string>(1_000)

/**
 * Golden vectors of everything that the author kit is about, a line of JSON for each, in
 * `author-kit/vectors/CONTRACT/NAME.jsonl`, with the schema of a line beside them.
 */
export function vectorFiles(catalog: Pick<Catalog, "contracts" | "documents">, out: string): readonly PlannedFile[] {
  const folder = `${out}/author-kit`
  const files = kitPayloads(catalog).map(({ folder: contract, name, payload, fact, adopted }): PlannedFile => ({
    kind: "file",
    path: `${folder}/vectors/${contract}/${name}.jsonl`,
    text: remember(JSON.stringify([payload, adopted, fact]), () =>
      vectorsOf(payload, adopted)
        .map((vector) => `${vectorLine(vector, fact)}\n`)
        .join(""),
    ),
    facts: [fact],
  }))
  const written = files.filter(({ text }) => text !== "")
  if (written.length === 0) return []
  return [{ kind: "file", path: `${folder}/vector.schema.json`, text: jsonText(vectorSchema), facts: [] }, ...written]
}

/** A vector as one line of JSON in ASCII, without its line feed: what is judged first, the value last. */
export function vectorLine(vector: Vector, fact: FactId): string {
  const { name, verdict, pointer, constraint, decidedBy } = vector
  const kind = vector.verdict === "reject" ? `,"kind":"${vector.kind}"` : ""
  const judged = `{"name":${jsonOf(name)},"verdict":"${verdict}"${kind},"constraint":${jsonOf(constraint)},"pointer":${jsonOf(pointer)}`
  const said = `${judged},"decidedBy":"${decidedBy}","fact":${jsonOf(fact)}`
  if (vector.text !== undefined) return `${said},"text":${jsonOf(vector.text)}}`
  if (vector.build === undefined) return `${said},"value":${vector.json}}`
  const { at, repeat, times } = vector.build
  return `${said},"value":${vector.json},"build":${jsonOf({ at, repeat, times })}}`
}

import type { Revision } from "../../model/entries.ts"
import { vectorsOf } from "../../model/wire/vectors.ts"
import type { KitPayload } from "../emit/kit/payloads.ts"
import { vectorLine } from "../emit/kit/vectors.ts"
import { jsonText } from "../text/json.ts"
import { frozenFormat, frozenNames } from "./frozen.ts"
import type { FrozenPayload } from "./frozen.ts"

/** The files that hold what a revision promises of payloads today, by name: their types, and vectors of them. */
export function frozenTexts({ literal }: Revision, payloads: readonly KitPayload[]): ReadonlyMap<string, string> {
  const frozen = payloads.map(({ folder, name, fact, adopted, payload }): FrozenPayload => ({
    of: `${folder}/${name}`,
    fact,
    adopted,
    payload,
  }))
  const lines = frozen.flatMap(({ of, fact, adopted, payload }) =>
    vectorsOf(payload, adopted).map(
      (vector) => `${JSON.stringify({ of }).slice(0, -1)},${vectorLine(vector, fact).slice(1)}\n`,
    ),
  )
  return new Map([
    [frozenNames.types, jsonText({ format: frozenFormat, literal, payloads: frozen })],
    ...(lines.length === 0 ? [] : [[frozenNames.vectors, lines.join("")] as const]),
  ])
}

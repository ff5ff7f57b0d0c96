import type { Catalog } from "../../../model/catalog.ts"
import { fold } from "../../../model/wire/fold.ts"
import type { WireType } from "../../../model/wire-type.ts"
import { documentNames } from "../../text/names.ts"
import type { Ordered } from "../../text/json.ts"
import { isOwnDefinition } from "../decoder/module.ts"
import { definitionsOf } from "../definitions.ts"
import { described, nodeSchema } from "../schema/node.ts"
import type { Schema } from "../schema/node.ts"

/** The schemas of the documents that endpoints take and answer, and of the types that they name, under the names that they have in code. */
export function componentSchemas({ documents, endpoints }: Catalog): Ordered {
  const used = new Set(endpoints.flatMap(({ takes, answers }) => (takes === null ? [answers] : [takes, answers])))
  const carried = documents.filter(({ name }) => used.has(name) || name === problemDocument(documents)?.name)
  const types = definitionsOf(carried.map(({ payload }) => payload)).map(
    ({ name, type, description }) => [name, described(schemaOf(type), description)] as const,
  )
  const own = carried.flatMap((document) => {
    const names = documentNames(document)
    if (isOwnDefinition(document.payload, names)) return []
    return [[names.type, described(schemaOf(document.payload.type), document.summary)] as const]
  })
  return new Map([...own, ...types].toSorted(([left], [right]) => (left < right ? -1 : 1)))
}

/** The document that refusals are answered as: the one with the members of RFC 9457. */
export function problemDocument(documents: Catalog["documents"]): Catalog["documents"][number] | undefined {
  return documents.find(({ payload: { type } }) => {
    const members = new Set(type.kind === "object" ? type.members.map(({ name }) => name) : [])
    return ["type", "title", "status", "detail", "code"].every((name) => members.has(name))
  })
}

/** Where a named schema stands in the description. */
export function schemaAt(name: string): Ordered {
  return new Map([["$ref", `#/components/schemas/${name}`]])
}

function schemaOf(type: WireType): Schema {
  return fold<Schema>(type, (part, inner) => (part.kind === "reference" ? schemaAt(part.to) : nodeSchema(part, inner)))
}

import type { Catalog } from "../../model/catalog.ts"
import type { Endpoint, EndpointQuery, PathSegment, Role } from "../../model/endpoint-entries.ts"
import { byCodeUnit } from "../../model/fact.ts"
import type { FactId } from "../../model/fact.ts"
import type { PlannedFile } from "../../model/plan.ts"
import { concat, hardline, indent, print } from "../text/layout.ts"
import type { Doc } from "../text/layout.ts"
import { documentNames, identifierOf } from "../text/names.ts"
import {
  arrayLiteral,
  constant,
  docComment,
  header,
  importOf,
  numberLiteral,
  objectLiteral,
  stringLiteral,
} from "../text/typescript.ts"
import { typeDeclaration } from "./decoder/types.ts"
import { documentFolder } from "./document.ts"
import { factList, identity, named, textOrNull, texts } from "./fact-list.ts"

/**
 * The API as typed constants: `facts/roles.ts`, `facts/endpoints.ts` with the names of all endpoints as a type, so that a
 * table of handlers can be demanded whole, and `documents/decoders.ts` with the decoder of each document by its name.
 */
export function endpointFiles(catalog: Catalog, out: string): readonly PlannedFile[] {
  return [
    factList(
      out,
      { list: "roles", type: "Role", says: "The roles of API keys", types: "endpoint-types" },
      catalog.roles,
      named,
      roleValue,
      () => [],
    ),
    endpointsFile(catalog, out),
    ...decodersFile(catalog, out),
  ]
}

function roleValue(role: Role): Doc {
  return objectLiteral([
    ...identity(role),
    ["plane", stringLiteral(role.plane)],
    ["access", stringLiteral(role.access)],
    ["belongsTo", stringLiteral(role.belongsTo)],
  ])
}

/** The type of an entry, narrowed to the names of its catalog; one without refusals has no codes. */
function narrowed(hasRefusals: boolean): string {
  return `Endpoint<EndpointName, DocumentName, ${hasRefusals ? "RefusalCode" : "never"}>`
}

function endpointsFile({ endpoints, documents, refusals, roles }: Catalog, out: string): PlannedFile {
  const used = roles.filter((role) => endpoints.some((each) => each.roles.some(({ name }) => name === role.name)))
  const names = (of: readonly { readonly name: string }[]): readonly string[] =>
    of.map(({ name }) => name).toSorted(byCodeUnit)
  const imports = [
    importOf(["Endpoint"], "./endpoint-types.ts", { types: true }),
    ...(refusals.length === 0 ? [] : [importOf(["RefusalCode"], "./refusals.ts", { types: true })]),
    ...(used.length === 0 ? [] : [importOf(used.map(named).toSorted(byCodeUnit), "./roles.ts")]),
  ]
  const type = narrowed(refusals.length > 0)
  const text = [
    `${header}\n${imports.map((doc) => print(doc)).join("\n")}\n`,
    typeDeclaration("DocumentName", { kind: "literal", values: names(documents) }, "The name of a document."),
    typeDeclaration("EndpointName", { kind: "literal", values: names(endpoints) }, "The name of an endpoint."),
    ...endpoints.map((endpoint) => entryText(endpoint, type)),
    `${docComment("The endpoints of the API, in the catalog's order.")}\n${print(
      constant("endpoints", arrayLiteral(endpoints.map(named)), { type: `readonly ${type}[]` }),
    )}\n`,
  ].join("\n")
  return { kind: "file", path: `${out}/facts/endpoints.ts`, text, facts: endpoints.map(({ id }) => id as FactId) }
}

function entryText(endpoint: Endpoint, type: string): string {
  const value = objectLiteral([
    ...identity(endpoint),
    ["method", stringLiteral(endpoint.method)],
    ["path", stringLiteral(endpoint.path)],
    ["segments", arrayLiteral(endpoint.segments.map(segmentValue))],
    ["bearer", stringLiteral(endpoint.bearer)],
    ["roles", arrayLiteral(endpoint.roles.map(named))],
    ["scope", stringLiteral(endpoint.scope)],
    ["queries", arrayLiteral(endpoint.queries.map(queryValue))],
    ["takes", textOrNull(endpoint.takes)],
    ["answers", stringLiteral(endpoint.answers)],
    ["list", textOrNull(endpoint.list)],
    ["status", numberLiteral(endpoint.status)],
    ["mayBeEmpty", String(endpoint.mayBeEmpty)],
    ["writes", String(endpoint.writes)],
    ["operation", textOrNull(endpoint.operation)],
    ["refuses", texts(endpoint.refuses)],
    ["version", stringLiteral(endpoint.version)],
  ])
  return `${docComment(`\`${endpoint.id}\``)}\n${print(constant(identifierOf(endpoint.name), value, { type }))}\n`
}

function segmentValue(segment: PathSegment): Doc {
  return typeof segment === "string"
    ? stringLiteral(segment)
    : objectLiteral([["parameter", stringLiteral(segment.parameter)]])
}

function queryValue(query: EndpointQuery): Doc {
  return objectLiteral([
    ["name", stringLiteral(query.name)],
    ["description", stringLiteral(query.description)],
    ["form", stringLiteral(query.form)],
    ["min", numberLiteral(query.min)],
    ["max", numberLiteral(query.max)],
    ["isRequired", String(query.isRequired)],
  ])
}

const decoderTable = concat(
  "{",
  indent(hardline, "readonly [name in DocumentName]: (input: unknown) => Result<unknown>"),
  hardline,
  "}",
)

function decodersFile({ documents }: Catalog, out: string): readonly PlannedFile[] {
  if (documents.length === 0) return []
  const byName = documents.toSorted((left, right) => byCodeUnit(left.name, right.name))
  const imports = [
    importOf(["DocumentName"], "../facts/endpoints.ts", { types: true }),
    importOf(["Result"], "../kernel.ts", { types: true }),
    ...byName.map((document) => importOf([documentNames(document).decode], `./${document.name}.ts`)),
  ]
  const table = objectLiteral(byName.map((document) => [document.name, documentNames(document).decode] as const))
  const text = [
    `${header}\n${imports.map((doc) => print(doc)).join("\n")}\n`,
    `${docComment("The decoder of each document, by the document's name.")}\n${print(
      constant("documentDecoders", table, { type: decoderTable }),
    )}\n`,
  ].join("\n")
  const facts = documents.map(({ id }) => id)
  return [{ kind: "file", path: `${out}/${documentFolder}/decoders.ts`, text, facts }]
}

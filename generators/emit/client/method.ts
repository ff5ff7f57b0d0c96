import { placesOf } from "../../../model/endpoint.ts"
import type { Endpoint, EndpointQuery } from "../../../model/endpoint-entries.ts"
import { concat, group, ifBreak, indent, join, line, softline } from "../../text/layout.ts"
import type { Doc } from "../../text/layout.ts"
import { documentNames, identifierOf } from "../../text/names.ts"
import { stringLiteral } from "../../text/typescript.ts"

/** One parameter of a method. */
interface Taken {
  readonly name: string
  readonly type: string
  readonly isOptional: boolean
}

/** A method as the interface declares it: what stands in its path first, then the body, the query and the options. */
export function methodDeclaration(name: string, endpoint: Endpoint): Doc {
  const parameters = takenBy(endpoint).map((each) => `${each.name}${each.isOptional ? "?" : ""}: ${each.type}`)
  const list = group("(", indent(softline, join(concat(",", line), parameters), ifBreak(",")), softline, ")")
  return concat(name, list, `: Promise<${answeredBy(endpoint)}>`)
}

/** The method itself, as the member of an object. */
export function methodValue(endpoint: Endpoint): Doc {
  const { method, takes, queries } = endpoint
  const names = takenBy(endpoint).map(({ name }) => name)
  const members = [
    `method: ${stringLiteral(method)}`,
    `path: ${pathText(endpoint)}`,
    ...(takes === null ? [] : ["body"]),
    ...(queries.length === 0 ? [] : ["query"]),
    "options",
  ]
  const asked = group("{", indent(line, join(concat(",", line), members), ifBreak(",")), line, "}")
  const call = concat("ask(", asked, ")")
  const parameters = names.length === 1 ? `(${names[0] ?? ""})` : `(${names.join(", ")})`
  return group(parameters, " =>", indent(line, call))
}

/** The type of what a method takes last: only writes by an API key may bear an idempotency key. */
export function optionsOf({ bearer, writes }: Endpoint): "RequestOptions" | "WriteOptions" {
  return bearer === "api_key" && writes ? "WriteOptions" : "RequestOptions"
}

function takenBy(endpoint: Endpoint): readonly Taken[] {
  const { path, takes, queries } = endpoint
  const places = placesOf(path).map((name): Taken => ({ name: identifierOf(name), type: "string", isOptional: false }))
  const body: readonly Taken[] =
    takes === null ? [] : [{ name: "body", type: documentNames({ name: takes }).type, isOptional: false }]
  const query: readonly Taken[] =
    queries.length === 0
      ? []
      : [{ name: "query", type: queryType(queries), isOptional: queries.every(({ isRequired }) => !isRequired) }]
  const options: Taken = { name: "options", type: optionsOf(endpoint), isOptional: true }
  return [...places, ...body, ...query, options]
}

function queryType(queries: readonly EndpointQuery[]): string {
  const members = queries.map(
    ({ name, form, isRequired }) =>
      `readonly ${name}${isRequired ? "" : "?"}: ${form === "integer" ? "number" : "string"}`,
  )
  return `{ ${members.join("; ")} }`
}

function answeredBy({ answers, list, mayBeEmpty }: Endpoint): string {
  const { type } = documentNames({ name: answers })
  const one = list === null ? type : `${list === "paged" ? "Page" : "List"}<${type}>`
  return mayBeEmpty ? `${one} | null` : one
}

function pathText({ segments, path }: Endpoint): string {
  if (segments.every((segment) => typeof segment === "string")) return stringLiteral(path)
  const parts = segments.map((segment) =>
    typeof segment === "string" ? segment : placeText(`part(${identifierOf(segment.parameter)})`),
  )
  return `\`/${parts.join("/")}\``
}

/** A place in a template literal. */
function placeText(expression: string): string {
  return ["$", "{", expression, "}"].join("")
}

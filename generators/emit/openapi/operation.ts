import type { Catalog } from "../../../model/catalog.ts"
import { placesOf } from "../../../model/endpoint.ts"
import type { Endpoint } from "../../../model/endpoint-entries.ts"
import { byCodeUnit } from "../../../model/fact.ts"
import type { Ordered } from "../../text/json.ts"
import { documentNames, identifierOf } from "../../text/names.ts"
import { pathParameter, queryParameter } from "./parts.ts"
import { problemDocument, schemaAt } from "./schemas.ts"

/** What the description says of one endpoint. */
export function operationOf(endpoint: Endpoint, catalog: Catalog): Ordered {
  const { takes, bearer } = endpoint
  const fact = catalog.facts.find(({ id }) => id === endpoint.id)
  const summary = typeof fact?.body["summary"] === "string" ? fact.body["summary"] : ""
  return new Map<string, unknown>([
    ["operationId", identifierOf(endpoint.name)],
    ["tags", [tagOf(endpoint)]],
    ["summary", endpoint.name],
    ["description", summary],
    ["parameters", parametersOf(endpoint)],
    ...(takes === null ? [] : [["requestBody", bodyOf(takes)] as const]),
    ["responses", new Map([...answersOf(endpoint), ...refusalsOf(endpoint, catalog)])],
    ["security", [new Map([[bearer, []]])]],
    ...(bearer === "api_key" ? [["x-roles", endpoint.roles.map(({ name }) => name)] as const] : []),
  ])
}

/** The group of an endpoint: the first part of its path after the version. */
export function tagOf({ segments }: Endpoint): string {
  const found = segments.slice(1).find((segment) => typeof segment === "string")
  return typeof found === "string" ? found : ""
}

function parametersOf(endpoint: Endpoint): readonly Ordered[] {
  const { path, queries, bearer, writes } = endpoint
  const named = (name: string): Ordered => new Map([["$ref", `#/components/parameters/${name}`]])
  return [
    ...placesOf(path).map(pathParameter),
    ...queries.map(queryParameter),
    named("CheckfuVersion"),
    ...(bearer === "api_key" ? [named("CheckfuWorkspace")] : []),
    ...(bearer === "api_key" && writes ? [named("IdempotencyKey")] : []),
  ]
}

function bodyOf(takes: string): Ordered {
  return new Map<string, unknown>([
    ["required", true],
    ["content", json(schemaAt(documentNames({ name: takes }).type))],
  ])
}

function answersOf({ answers, list, status, mayBeEmpty }: Endpoint): readonly (readonly [string, Ordered])[] {
  const one = schemaAt(documentNames({ name: answers }).type)
  const answered = new Map<string, unknown>([
    ["description", list === null ? "What was asked for." : "Those that were asked for, in their order."],
    ["content", json(list === null ? one : listOf(one, list === "paged"))],
  ])
  const nothing = new Map([["description", "There is nothing."]])
  return mayBeEmpty
    ? [
        [String(status), answered],
        ["204", nothing],
      ]
    : [[String(status), answered]]
}

function listOf(item: Ordered, paged: boolean): Ordered {
  const data = new Map<string, unknown>([
    ["type", "array"],
    ["items", item],
  ])
  const next = new Map<string, unknown>([
    ["description", "What the next page begins after; null: this is the last one."],
    ["anyOf", [new Map([["type", "string"]]), new Map([["type", "null"]])]],
  ])
  return new Map<string, unknown>([
    ["type", "object"],
    ["properties", new Map<string, unknown>([["data", data], ...(paged ? [["next", next] as const] : [])])],
    ["required", paged ? ["data", "next"] : ["data"]],
    ["additionalProperties", false],
  ])
}

/** For each status the codes that may come with it. */
function refusalsOf(endpoint: Endpoint, { refusals, documents }: Catalog): readonly (readonly [string, Ordered])[] {
  const document = problemDocument(documents)
  const byStatus = new Map<number, string[]>()
  for (const { codes, status } of refusals)
    for (const code of codes)
      if (status !== null && endpoint.refuses.includes(code))
        byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  return [...byStatus]
    .toSorted(([left], [right]) => left - right)
    .map(([status, found]) => {
      const codes = found.toSorted(byCodeUnit)
      const only = new Map([["properties", new Map([["code", new Map([["enum", codes]])]])]])
      const schema =
        document === undefined ? only : new Map([["allOf", [schemaAt(documentNames(document).type), only]]])
      const description = `Refused: ${codes.join(", ")}.`
      const content = new Map([["application/problem+json", new Map([["schema", schema]])]])
      return [
        String(status),
        new Map<string, unknown>([
          ["description", description],
          ["content", content],
        ]),
      ] as const
    })
}

function json(schema: Ordered): Ordered {
  return new Map([["application/json", new Map([["schema", schema]])]])
}

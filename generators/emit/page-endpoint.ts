import type { Endpoint, EndpointBearer } from "../../model/endpoint-entries.ts"
import type { FactId } from "../../model/fact.ts"
import { code, joined, tableText, text } from "../text/markdown.ts"
import type { Inline, Phrase } from "../text/markdown.ts"
import type { World } from "./page-world.ts"

/** The headings that stand on the page of an endpoint. */
export const endpointHeadings = ["Query", "Refusals"] as const

/** What the page of an endpoint shows of it, besides what every fact's page does. */
export interface EndpointBlocks {
  readonly [name: string]: string
  readonly properties: string
  /** The members that its query may have; empty where it takes none. */
  readonly query: string
  /** The refusals that it may answer, the least status first. */
  readonly refusals: string
}

const bearers: { readonly [bearer in EndpointBearer]: string } = {
  api_key: "an API key",
  claim: "the bearer of the claim",
  connector: "the token of the connected runtime",
}

/** The blocks of an endpoint's page. */
export function endpointBlocks(endpoint: Endpoint, world: World): EndpointBlocks {
  const { bearer, roles, scope, takes, status, mayBeEmpty, writes, operation, version } = endpoint
  const named = (id: string, name: string): Inline => world.linked(id as FactId, code(name))
  const asked: readonly (readonly [string, Phrase])[] = [
    ["Request", [code(`${endpoint.method} ${endpoint.path}`)]],
    ["Known by", bearers[bearer]],
    ...(roles.length === 0
      ? []
      : [
          [
            "Roles",
            joined(
              roles.map(({ name }) => [code(name)]),
              ", ",
            ),
          ] as const,
        ]),
    ["Looked for in", scope === "platform" ? "the platform" : "the workspace of the request"],
    ["Takes", takes === null ? "no body" : [documentOf(takes, world)]],
    ["Answers", answered(endpoint, world)],
    ["Status", mayBeEmpty ? `${status}, or 204 where there is nothing` : String(status)],
    ["Changes something", writes ? "yes" : "no"],
    ["Client", operation === null ? "no method" : [code(operation)]],
    ["Version", [code(version)]],
  ]
  return {
    properties: tableText(["Property", "Value"], asked),
    query: queryTable(endpoint),
    refusals: tableText(
      ["Status", "Code", "Where"],
      refusalsOf(endpoint, world).map(({ id, status: refused, code: each, cause }) => [
        String(refused),
        [named(id, each)],
        cause,
      ]),
    ),
  }
}

/** The facts that the page is made of besides the endpoint's own. */
export function endpointSources(endpoint: Endpoint, world: World): readonly FactId[] {
  return refusalsOf(endpoint, world).map(({ id }) => id as FactId)
}

function refusalsOf({ refuses }: Endpoint, { catalog }: World) {
  return catalog.refusals
    .flatMap(({ id, codes, status, cause }) =>
      codes.filter((each) => refuses.includes(each)).map((each) => ({ id, status: status ?? 0, code: each, cause })),
    )
    .toSorted((left, right) => left.status - right.status)
}

function documentOf(name: string, world: World): Inline {
  const found = world.catalog.documents.find((document) => document.name === name)
  return found === undefined ? code(name) : world.linked(found.id, code(name))
}

function answered({ answers, list }: Endpoint, world: World): Phrase {
  const document = documentOf(answers, world)
  switch (list) {
    case null:
      return [document]
    case "whole":
      return [text("all "), document]
    case "paged":
      return [text("a page of "), document]
    default:
      return list satisfies never
  }
}

function queryTable({ queries }: Endpoint): string {
  if (queries.length === 0) return ""
  return tableText(
    ["Name", "Form", "Required", "What it says"],
    queries.map(({ name, form, min, max, isRequired, description }) => [
      [code(name)],
      form === "integer" ? `a whole number from ${min} to ${max}` : `${min} to ${max} visible ASCII characters`,
      isRequired ? "yes" : "no",
      description,
    ]),
  )
}

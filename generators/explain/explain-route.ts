import type { Catalog } from "../../model/catalog.ts"
import { factPath } from "../../model/fact.ts"
import type { FactId } from "../../model/fact.ts"
import { hasPlace, routesOf } from "../../model/route.ts"
import type { ProviderRoute, Route } from "../../model/route.ts"
import type { Spans } from "../load/loaded.ts"
import type { ExplainedReason } from "./explain.ts"
import { stated } from "./proof.ts"
import type { Proof } from "./proof.ts"

/** Why the gateway's allow-list has a request: the dialect, who accepts it, and what it may carry. Null where it has none. */
export function explainRoute(method: string, target: string, catalog: Catalog, spans: Spans): Proof | null {
  const [path = ""] = target.split("?", 1)
  const route = routesOf(catalog).find((each) => each.method === method && each.target === path)
  if (route === undefined) return null
  return {
    about: "route",
    subject: `${method} ${path}`,
    says: route.servedBy === "gateway" ? "answered by the gateway itself" : `goes on as ${route.dialect}`,
    reasons: [...sourcesOf(route, catalog, spans), ...carriedBy(route, catalog, spans)],
    more: route.servedBy === "gateway" ? [] : speaking(route, catalog),
  }
}

/** Every request of the allow-list, as it is asked about. */
export function routeNames(catalog: Catalog): readonly string[] {
  return routesOf(catalog).map(({ method, target }) => `${method} ${target}`)
}

/** The request that a line of a generated allow-list is about: the one named in it, or on the nearest line before. */
export function routeAtLine(text: string, line: number, catalog: Catalog): string | null {
  const routes = routesOf(catalog).toSorted((left, right) => right.target.length - left.target.length)
  for (const each of text.split("\n").slice(0, line).toReversed()) {
    const found = routes.find(({ target }) => each.includes(target))
    if (found !== undefined) return `${found.method} ${found.target}`
  }
  return null
}

function sourcesOf(route: Route, catalog: Catalog, spans: Spans): readonly ExplainedReason[] {
  if (route.servedBy === "gateway")
    return catalog.gatewayRoutes
      .filter(({ method, path }) => method === route.method && path === route.target)
      .map(({ id, answers }) => stated(spans, "the gateway answers with", answers, id))
  const dialects = catalog.dialects.filter(({ name }) => name === route.dialect)
  return [
    ...dialects.map(({ id, path }) =>
      stated(spans, `${route.dialect} is known by`, path, factPath(id as FactId, "path")),
    ),
    ...catalog.modelIds
      .filter(
        ({ dialect, value }) =>
          dialect.name === route.dialect && hasPlace(dialect.path) && route.target.includes(value),
      )
      .map(({ id, provider, value }) => stated(spans, `${provider.name} has the model`, value, id)),
    ...route.upstreams.map(({ provider, origin, path }) => {
      const id = catalog.providers.find(({ name }) => name === provider)?.id as FactId
      return stated(spans, `${provider} accepts it at`, `${origin}${path}`, factPath(id, "accepts", route.dialect))
    }),
    { says: "so the gateway serves", value: `${route.method} ${route.target}`, law: "model/route.ts" },
  ]
}

function carriedBy(route: Route, { dialectRequests }: Catalog, spans: Spans): readonly ExplainedReason[] {
  if (route.servedBy === "gateway") return []
  return dialectRequests
    .filter(({ dialect }) => dialect.name === route.dialect)
    .flatMap(({ id, queries, headers, credentials }) => [
      ...queries.map((query) =>
        stated(
          spans,
          "it may carry the query",
          query.kind === "fixed" ? `${query.name}=${query.value}` : `${query.name}=NUMBER`,
          factPath(id, "queries", query.name),
        ),
      ),
      ...headers.map((header) => stated(spans, "it may carry the header", header, factPath(id, "headers", header))),
      ...credentials.map((header) =>
        stated(spans, "the lease may stand in", header, factPath(id, "credentials", header)),
      ),
    ])
}

function speaking({ dialect }: ProviderRoute, { harnesses }: Catalog): readonly string[] {
  const speakers = harnesses.filter(({ dialects }) => dialects?.some(({ name }) => name === dialect) === true)
  const silent = harnesses.filter(({ dialects }) => dialects === null)
  return [
    ...(speakers.length === 0 ? [] : [`Spoken by ${speakers.map(({ name }) => name).join(", ")}.`]),
    ...(silent.length === 0 ? [] : [`Undeclared, so not excluded: ${silent.map(({ name }) => name).join(", ")}.`]),
    "Removing the dialect, or everybody who accepts it, would take it from the list.",
  ]
}

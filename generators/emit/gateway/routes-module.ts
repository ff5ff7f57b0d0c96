import type { Route, RouteQuery, Upstream } from "../../../model/route.ts"
import { bodyLimit, passedHeaders } from "./edge.ts"
import { concat, hardline, print } from "../../text/layout.ts"
import type { Doc } from "../../text/layout.ts"
import { arrayLiteral, constant, docComment, header, objectLiteral, stringLiteral } from "../../text/typescript.ts"

const types: string = `${docComment("Where one provider answers a route.")}
export interface Upstream {
  readonly provider: string
  ${docComment("Scheme and authority.")}
  readonly origin: string
  ${docComment("What bears the credential, in lower case, and what stands before it there.")}
  readonly credential: { readonly header: string; readonly prefix: string }
  ${docComment("Raw target below the origin, sent as it stands.")}
  readonly path: string
}

${docComment("One query that may follow a target after its question mark, alone and as it is written.")}
export type RouteQuery =
  | { readonly name: string; readonly kind: "fixed"; readonly value: string }
  ${docComment("A number without leading zero, of at most so many digits.")}
  | { readonly name: string; readonly kind: "decimal"; readonly digits: number }

interface Request {
  readonly method: string
  ${docComment("Raw request target, compared byte for byte.")}
  readonly target: string
  ${docComment("The queries that may follow the target; every other one is refused.")}
  readonly queries: readonly RouteQuery[]
}

${docComment("A request that goes on to one of the providers that accept its dialect.")}
export interface ProviderRoute extends Request {
  readonly servedBy: "provider"
  readonly dialect: string
  ${docComment("Headers that may go on besides those of every request, in lower case.")}
  readonly headers: readonly string[]
  ${docComment("Headers that may bear the lease, besides authorization, in lower case.")}
  readonly credentials: readonly string[]
  ${docComment("The providers that accept the dialect, in the catalog's order.")}
  readonly upstreams: readonly Upstream[]
}

${docComment("A request that the gateway answers itself.")}
export interface OwnRoute extends Request {
  readonly servedBy: "gateway"
  ${docComment("What it is answered with.")}
  readonly answers: string
}

${docComment("One request that the gateway serves. Whatever no route names is refused.")}
export type Route = ProviderRoute | OwnRoute`

/** The routes as a module, with their types, and what every request that goes on may carry. */
export function routesModule(routes: readonly Route[]): string {
  const list = constant("routes", arrayLiteral(routes.map(routeLiteral)), { type: "readonly Route[]" })
  const headers = constant("passedHeaders", arrayLiteral(passedHeaders.map(stringLiteral)), {
    type: "readonly string[]",
  })
  const parts = [
    concat(docComment("Every request that the gateway serves."), hardline, list),
    concat(
      docComment("The headers of every request that go on, in lower case; a route may add its own."),
      hardline,
      headers,
    ),
    concat(
      docComment("The largest body of a request, in bytes: what any provider takes, with room for what wraps it."),
      hardline,
      constant("bodyBytes", String(bodyLimit * 2 ** 20), { type: "number" }),
    ),
  ]
  return `${header}\n\n${types}\n\n${parts.map((part) => print(part)).join("\n\n")}\n`
}

function routeLiteral(route: Route): Doc {
  const { method, target, servedBy, queries } = route
  const shared: readonly (readonly [string, Doc])[] = [
    ["method", stringLiteral(method)],
    ["target", stringLiteral(target)],
    ["servedBy", stringLiteral(servedBy)],
    ["queries", arrayLiteral(queries.map(queryLiteral))],
  ]
  if (route.servedBy === "gateway") return objectLiteral([...shared, ["answers", stringLiteral(route.answers)]])
  return objectLiteral([
    ...shared,
    ["dialect", stringLiteral(route.dialect)],
    ["headers", arrayLiteral(route.headers.map(stringLiteral))],
    ["credentials", arrayLiteral(route.credentials.map(stringLiteral))],
    ["upstreams", arrayLiteral(route.upstreams.map(upstreamLiteral))],
  ])
}

function queryLiteral(query: RouteQuery): Doc {
  const named: readonly (readonly [string, Doc])[] = [
    ["name", stringLiteral(query.name)],
    ["kind", stringLiteral(query.kind)],
  ]
  return query.kind === "fixed"
    ? objectLiteral([...named, ["value", stringLiteral(query.value)]])
    : objectLiteral([...named, ["digits", String(query.digits)]])
}

function upstreamLiteral({ provider, origin, credential, path }: Upstream): Doc {
  return objectLiteral([
    ["provider", stringLiteral(provider)],
    ["origin", stringLiteral(origin)],
    [
      "credential",
      objectLiteral([
        ["header", stringLiteral(credential.header)],
        ["prefix", stringLiteral(credential.prefix)],
      ]),
    ],
    ["path", stringLiteral(path)],
  ])
}

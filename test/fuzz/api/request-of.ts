import { readFileSync } from "node:fs"
import { join } from "node:path"
import { endpoints } from "../../../output/facts/endpoints.ts"
import { mutated } from "../mutate.ts"
import type { Random } from "../random.ts"
import { valueOf } from "./value-of-schema.ts"
import type { Known, Schema } from "./value-of-schema.ts"

/** An endpoint of the catalog. */
export type Endpoint = (typeof endpoints)[number]

/** A request as it is sent: bytes that need be no HTTP, on a connection of its own, or in parts that a client sends as they are. */
export interface FuzzedRequest {
  readonly endpoint: Endpoint
  /** How it was made. */
  readonly way: "valid" | "body" | "path" | "query" | "header" | "bytes"
  readonly method: string
  readonly target: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: string | null
}

/** What requests are made of. */
export interface Material {
  readonly version: string
  /** Bearers by the name of a role, `claim` or `connector`. */
  readonly bearers: { readonly [kind: string]: string }
  /** The ids that there are, by the name of their place. */
  readonly ids: { readonly [place: string]: readonly string[] }
  readonly known: Known
  readonly schemas: ReadonlyMap<string, Schema>
  /** Bodies that were right, for the mutations to take from. */
  readonly bodies: string[]
}

const hostileSegments = [
  "..",
  ".",
  "%2e%2e",
  "%2F",
  "a%00",
  "a/b",
  "",
  "ü",
  "a b",
  "*",
  "x".repeat(300),
  "__proto__",
  "constructor",
  "{id}",
  "'; drop table jobs; --",
]
const hostileQueries = [
  "?",
  "?limit=0",
  "?limit=1e9",
  "?limit=-1",
  "?limit=%31",
  "?limit=1&limit=2",
  "?after=",
  "?after=%00",
  "?__proto__=1",
  "?expected_resource_version=x",
  "?wait_seconds=31",
  "?a",
  "?=&=",
  `?after=${"x".repeat(300)}`,
  "?limit=200&after=zzz",
]
const hostileHeaders: readonly (readonly [string, string])[] = [
  ["authorization", "Bearer a"],
  ["Authorization", ""],
  ["authorization", "Basic YTpi"],
  ["checkfu-version", "2026-08-30"],
  ["checkfu-version", "2026-08-29"],
  ["checkfu-workspace", "ws_none"],
  ["checkfu-workspace", "../x"],
  ["content-type", "text/plain"],
  ["content-type", "application/json; charset=latin1"],
  ["content-encoding", "gzip"],
  ["idempotency-key", "a b"],
  ["idempotency-key", "same"],
  ["idempotency-key", "x".repeat(300)],
  ["expect", "something"],
  ["x-filler", "y".repeat(17_000)],
  ["cookie", "a=b"],
  ["transfer-encoding", "gzip"],
  ["content-length", "1"],
]

/** The schemas of the documents that endpoints take. */
export function schemasOf(root: string): ReadonlyMap<string, Schema> {
  const names = endpoints.flatMap(({ takes }) => (takes === null ? [] : [takes]))
  return new Map(
    names.map((name) => [
      name,
      JSON.parse(readFileSync(join(root, `output/schemas/documents/${name}.schema.json`), "utf8")) as Schema,
    ]),
  )
}

/** The next request: about a third right, and the others wrong in one way. */
export function requestOf(material: Material, random: Random): FuzzedRequest {
  const endpoint = random.of(endpoints)
  const ways = ["valid", "valid", "valid", "body", "body", "body", "path", "query", "header", "bytes"] as const
  const way = random.of(ways)
  const path = way === "path" ? hostilePath(endpoint, random) : pathOf(endpoint, material, random)
  const target = path + (way === "query" ? random.of(hostileQueries) : queryOf(endpoint, random))
  const method =
    way === "path" && random.below(3) === 0
      ? random.of(["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"])
      : endpoint.method
  const body = bodyOf(endpoint, material, way, random)
  const headers: (readonly [string, string])[] = [
    ["host", "api.example"],
    ["checkfu-version", material.version],
    ["authorization", `Bearer ${bearerFor(endpoint, material, random)}`],
    ...(body === null ? [] : [["content-type", "application/json"] as const]),
    ...(random.below(4) === 0 ? [["idempotency-key", `k${random.below(200)}`] as const] : []),
  ]
  if (way === "header") headers.splice(random.below(headers.length), random.below(2), random.of(hostileHeaders))
  return { endpoint, way, method, target, headers, body }
}

/** The bytes of a request, with something changed in them. */
export function hostileBytes({ method, target, headers, body }: FuzzedRequest, random: Random): Buffer {
  const lines = headers.map(([name, value]) => `${name}: ${value}`)
  const length = body === null ? "" : `content-length: ${Buffer.byteLength(body) + random.below(3) - 1}\r\n`
  const text = `${method} ${target} HTTP/1.1\r\n${lines.join("\r\n")}\r\n${length}connection: close\r\n\r\n${body ?? ""}`
  const bytes = Buffer.from(text)
  for (let times = random.below(4); times > 0; times--) bytes[random.below(bytes.length)] = random.below(256)
  return random.below(4) === 0 ? bytes.subarray(0, random.below(bytes.length)) : bytes
}

/** Mostly one that is let in. */
function bearerFor({ bearer, roles }: Endpoint, { bearers }: Material, random: Random): string {
  const kinds = bearer === "api_key" ? roles.map(({ name }) => name) : [bearer]
  return bearers[random.of(random.below(8) === 0 ? Object.keys(bearers) : kinds)] ?? ""
}

function pathOf({ path }: Endpoint, { ids }: Material, random: Random): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, place: string) => random.of([...(ids[place] ?? []), "none_1"]))
}

function hostilePath({ path }: Endpoint, random: Random): string {
  const segments = path.replaceAll(/\{\w+\}/g, () => random.of(hostileSegments)).split("/")
  if (random.below(2) === 0)
    segments.splice(1 + random.below(segments.length - 1), random.below(2), random.of(hostileSegments))
  return random.below(12) === 0 ? random.of(["*", "http://a/v1/models", "//", "", "v1", "/\\v1"]) : segments.join("/")
}

function queryOf({ queries }: Endpoint, random: Random): string {
  const parts = queries.flatMap(({ name, form, min, max, isRequired }) => {
    if (!isRequired && random.below(3) > 0) return []
    if (name === "wait_seconds") return ["wait_seconds=0"]
    const value = form === "integer" ? Math.min(max, min + random.below(5)) : "none_1"
    return [`${name}=${value}`]
  })
  return parts.length === 0 ? "" : `?${parts.join("&")}`
}

function bodyOf({ takes }: Endpoint, material: Material, way: FuzzedRequest["way"], random: Random): string | null {
  const schema = takes === null ? undefined : material.schemas.get(takes)
  if (schema === undefined) return way === "body" && random.below(2) === 0 ? "{}" : null
  const text = JSON.stringify(valueOf(schema, schema, material.known, random))
  if (way !== "body") return text
  if (material.bodies.length < 500) material.bodies.push(text)
  // What waits for something would only make the run long.
  return mutated(text, material.bodies, random).replaceAll(/("wait_seconds":)[1-9]\d*/g, "$10")
}

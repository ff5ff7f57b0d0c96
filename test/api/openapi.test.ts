import { validate } from "@hyperjump/json-schema/openapi-3-1"
import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { endpoints } from "../../output/facts/endpoints.ts"
import { refusals } from "../../output/facts/refusals.ts"

interface Operation {
  readonly operationId: string
  readonly parameters: readonly { readonly name?: string; readonly $ref?: string }[]
  readonly responses: {
    readonly [status: string]: { readonly content?: { readonly [type: string]: { readonly schema: object } } }
  }
}

interface Description {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } }
  readonly components: { readonly [kind: string]: { readonly [name: string]: unknown } }
}

const text = readFileSync("output/openapi.json", "utf8")
const description = JSON.parse(text) as Description
const metaSchema = "https://spec.openapis.org/oas/3.1/schema-base"

async function isValid(document: unknown): Promise<boolean> {
  return (await validate(metaSchema, document as never)).valid
}

/** The codes that an operation may refuse with, by status. */
function codesOf({ responses }: Operation): readonly string[] {
  return Object.entries(responses).flatMap(([status, { content = {} }]) => {
    const problem = content["application/problem+json"]
    if (problem === undefined) return []
    const [, only] = (problem.schema as { readonly allOf: readonly unknown[] }).allOf
    const { code } = (only as { readonly properties: { readonly code: { readonly enum: readonly string[] } } })
      .properties
    for (const each of code.enum) expect(String(refusals[each as keyof typeof refusals].status), each).toBe(status)
    return code.enum
  })
}

describe("the description of the API", () => {
  it("is one of OpenAPI 3.1 by its own meta-schema, which refuses what is none", async () => {
    expect(await isValid(description)).toBe(true)
    expect(await isValid(JSON.parse(text.replace('"operationId"', '"operationid"')))).toBe(false)
    expect(await isValid(JSON.parse(text.replace('"in": "query"', '"in": "body"')))).toBe(false)
    expect(await isValid(JSON.parse(text.replace('"type": "object"', '"type": "record"')))).toBe(false)
  }, 60_000)

  it("has every endpoint of the catalog and nothing else, under an operation id of its own", () => {
    const described = Object.entries(description.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(described.toSorted()).toEqual(endpoints.map(({ method, path }) => `${method} ${path}`).toSorted())
    const ids = Object.values(description.paths).flatMap((operations) =>
      Object.values(operations).map(({ operationId }) => operationId),
    )
    expect(new Set(ids).size).toBe(endpoints.length)
  })

  it("refers to nothing that it does not hold, and holds nothing that nobody refers to", () => {
    const referred = new Set([...text.matchAll(/"\$ref": "#\/components\/([^"]+)"/g)].map(([, place]) => place))
    const held = ["schemas", "parameters"].flatMap((kind) =>
      Object.keys(description.components[kind] ?? {}).map((name) => `${kind}/${name}`),
    )
    expect([...referred].toSorted()).toEqual(held.toSorted())
  })

  it("says of each endpoint its places, its query, its headers and the codes that it may refuse with", () => {
    for (const endpoint of endpoints) {
      const operation = description.paths[endpoint.path]?.[endpoint.method.toLowerCase()]
      if (operation === undefined) throw new Error(endpoint.name)
      const named = operation.parameters.map(({ name, $ref }) => name ?? $ref?.slice("#/components/parameters/".length))
      const places = endpoint.segments.flatMap((each) => (typeof each === "string" ? [] : [each.parameter]))
      const headers = ["CheckfuVersion"]
      if (endpoint.bearer === "api_key") headers.push("CheckfuWorkspace")
      if (endpoint.bearer === "api_key" && endpoint.writes) headers.push("IdempotencyKey")
      expect(named, endpoint.name).toEqual([...places, ...endpoint.queries.map(({ name }) => name), ...headers])
      expect(codesOf(operation).toSorted(), endpoint.name).toEqual(endpoint.refuses)
      expect(Object.hasOwn(operation.responses, String(endpoint.status))).toBe(true)
      expect(Object.hasOwn(operation.responses, "204"), endpoint.name).toBe(endpoint.mayBeEmpty)
    }
  })

  it("has no member for a secret in any answer, but those that are given once", () => {
    const given = ["ApiKeyCreated key", "ConnectedRuntimeCreated token", "JobClaim bearer", "ModelAccess bearer"]
    const answered = new Set(endpoints.map(({ answers }) => answers))
    const taken = new Set(
      endpoints.flatMap(({ takes }) => (takes === null || answered.has(takes as never) ? [] : [pascal(takes)])),
    )
    const secret = Object.entries(description.components["schemas"] ?? {}).flatMap(([name, schema]) => {
      if (taken.has(name)) return []
      const { properties = {} } = schema as { readonly properties?: object }
      return Object.keys(properties)
        .filter((member) => /^(?:key|token|bearer|secret|api_key|digest_of.*|locator|password)$/.test(member))
        .map((member) => `${name} ${member}`)
    })
    // The logical names of credentials and of routing profiles are called keys too.
    const logical = ["ModelCredentialRecord key", "ModelRoutingProfileRecord key"]
    expect(secret.filter((each) => !logical.includes(each)).toSorted()).toEqual(given)
  })
})

function pascal(name: string): string {
  return name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

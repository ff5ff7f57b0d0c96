import { Ajv2020 } from "ajv/dist/2020.js"
import { describe, expect, it } from "vitest"
import { decoders, protocol, schema } from "./protocol.ts"
import { at, pathsOf, replaced, samplesOf } from "./samples.ts"
import type { Json } from "./samples.ts"

/**
 * Where the schema lets a value with a known tag pass as the alternative that has no tag, whatever else it holds, and the
 * decoders do not: a broken `terminal` way to authenticate is not one that the agent handles by itself, a broken `http`
 * server is not a program to start. The tag decides.
 */
const tagDecides: { readonly [definition: string]: readonly string[] } = {
  AuthMethod: ["terminal"],
  McpServer: ["http", "sse"],
  MultiSelectItems: ["string"],
  SetSessionConfigOptionRequest: ["boolean"],
}

/** The schema in which a tag decides, or as it is. */
function validatorOf(definition: string, decided: boolean): (value: unknown) => boolean {
  const $defs = decided
    ? Object.fromEntries(Object.entries(schema.$defs).map(([name, node]) => [name, decide(name, node)]))
    : schema.$defs
  const ajv = new Ajv2020({ strict: false, ownProperties: true, validateFormats: false })
  const validate = ajv.compile({ $defs, $ref: `#/$defs/${definition}` })
  return (value) => validate(value)
}

function decide(name: string, node: object): object {
  const tags = Object.hasOwn(tagDecides, name) ? tagDecides[name] : undefined
  if (tags === undefined) return node
  const { anyOf } = node as { readonly anyOf: readonly { readonly properties?: { readonly type?: object } }[] }
  const not = { type: "object", properties: { type: { enum: tags } }, required: ["type"] }
  return { ...node, anyOf: anyOf.map((one) => (one.properties?.type === undefined ? { allOf: [one], not } : one)) }
}

const wrong: readonly Json[] = [
  null,
  true,
  0,
  -1,
  1.5,
  70_000,
  "",
  "stranger",
  [],
  {},
  [null],
  [[{}]],
  { type: "stranger" },
]

const tags = Object.values(tagDecides).flat()

/** Every single fault of a value: another value at each place, each member left out, and a member or a tag more. */
function* faultsOf(sample: Json): Generator<Json> {
  for (const path of pathsOf(sample)) {
    for (const value of wrong) yield replaced(sample, path, value)
    if (path.length > 0) yield replaced(sample, path, undefined)
    const there = at(sample, path)
    if (typeof there === "object" && there !== null && !Array.isArray(there))
      for (const more of [{ stranger: 1 }, ...tags.map((type) => ({ type }))])
        yield replaced(sample, path, { ...(there as { readonly [member: string]: Json }), ...more })
  }
}

function frozen(value: Json): Json {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    for (const inner of Object.values(value)) frozen(inner)
    Object.freeze(value)
  }
  return value
}

describe.each(decoders)("%s", (definition, decode) => {
  const valid = validatorOf(definition, true)
  const samples = samplesOf(definition).map(frozen)

  /** What decoder and schema disagree on; null: nothing. */
  function disagreement(value: Json): string | null {
    const read = decode(value)
    const says = valid(value)
    if (says && !(read.ok && read.salvaged.length === 0)) return "the schema accepts what is not read whole"
    if (!says && read.ok && read.salvaged.length === 0) return "the schema refuses what is read whole"
    if (!read.ok) return read.raw === value ? null : "what is refused is not handed over raw"
    if (read.salvaged.length === 0) return read.value === value ? null : "what is read whole is not the input itself"
    if (read.salvaged.some(({ salvage }) => salvage === "kept")) return null
    return valid(read.value) ? null : "what was salvaged is not valid"
  }

  it("has valid samples, which are read whole by predicate and by reader alike", () => {
    expect(samples.length).toBeGreaterThan(0)
    expect(samples.filter((sample) => disagreement(sample) !== null)).toEqual([])
    const object = samples.filter((sample) => typeof sample === "object" && sample !== null)
    for (const sample of object) {
      const read = decode({ ...(sample as { readonly [member: string]: Json }), "vendor-member": 1 })
      expect(read).toMatchObject({ ok: true, salvaged: [] })
    }
  })

  it("agrees with the schema on every single fault of them", { timeout: 240_000 }, () => {
    const seen = new Set<string>()
    const found = new Set<string>()
    for (const sample of samples)
      for (const value of faultsOf(sample)) {
        const key = JSON.stringify(value)
        if (seen.has(key)) continue
        seen.add(key)
        const said = disagreement(frozen(value))
        if (said !== null && found.size < 5) found.add(`${said}: ${key} ${JSON.stringify(decode(value)).slice(0, 600)}`)
      }
    expect([...found]).toEqual([])
  })
})

describe("where the decoders are stricter than the schema", () => {
  const broken: { readonly [definition: string]: readonly [message: string, value: Json] } = {
    AuthMethod: [
      "InitializeResponse",
      { protocolVersion: 1, authMethods: [{ type: "terminal", id: "a", name: "n", args: 5 }] },
    ],
    McpServer: [
      "NewSessionRequest",
      { cwd: "/", mcpServers: [{ type: "http", name: "n", url: 5, headers: [], command: "c", args: [], env: [] }] },
    ],
    MultiSelectItems: [
      "CreateElicitationRequest",
      {
        message: "m",
        mode: "form",
        sessionId: "s",
        requestedSchema: { properties: { p: { type: "array", items: { type: "string", anyOf: [] } } } },
      },
    ],
    SetSessionConfigOptionRequest: [
      "SetSessionConfigOptionRequest",
      { sessionId: "s", configId: "c", type: "boolean", value: "on" },
    ],
  }

  it("is where a tag decides, and nowhere else", () => {
    const untagged = [...protocol.definitions.values()].filter(
      ({ shape }) => shape.kind === "tagged" && shape.untagged !== null,
    )
    expect(Object.keys(broken)).toEqual(Object.keys(tagDecides))
    expect(untagged.map(({ name }) => name).toSorted()).toEqual(Object.keys(tagDecides))
  })

  it.each(Object.entries(broken))("%s", (_, [message, value]) => {
    const [, decode] = decoders.find(([name]) => name === message) ?? []
    expect([validatorOf(message, false)(value), validatorOf(message, true)(value)]).toEqual([true, false])
    const read = decode?.(value)
    expect(read?.ok === true && read.salvaged.length === 0).toBe(false)
  })
})

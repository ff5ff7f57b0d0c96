import fc from "fast-check"
import { Ajv2020 } from "ajv/dist/2020.js"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { describe, expect, it } from "vitest"
import { kitPayloads } from "../../generators/emit/kit/payloads.ts"
import type { KitPayload } from "../../generators/emit/kit/payloads.ts"
import { payloadSchema } from "../../generators/emit/schema/payload.ts"
import { load } from "../../generators/load/load.ts"
import { resolve } from "../../generators/resolve/resolve.ts"
import { jsonText } from "../../generators/text/json.ts"
import { accepts } from "../../model/accepts.ts"
import { carrierFault, carrierLimits } from "../../model/wire/carrier.ts"
import { fold } from "../../model/wire/fold.ts"
import { sampler } from "../../model/wire/sample.ts"
import { expanded, vectorsOf } from "../../model/wire/vectors.ts"
import type { Vector } from "../../model/wire/vectors.ts"
import type { Payload, WireType } from "../../model/wire-type.ts"
import { carrierBytes, carrierDepth, carrierNodes } from "../../templates/kernel.ts"
import { catalogOf, contractOf, slotOf } from "../support/example-catalog.ts"
import { payloadsWith } from "./arbitrary.ts"
import { compiledDecoders } from "./compile.ts"
import type { Decoder } from "./compile.ts"
import { everythingStated } from "./stated.ts"
import type { Stated } from "./stated.ts"
import { untried } from "./untried.ts"

/** What the readers of one payload say of its vectors, where that is not what the vectors say. */
function disagreements(of: Read, vectors: readonly Vector[]): readonly string[] {
  const ajv = new Ajv2020({ strict: true, ownProperties: true, validateFormats: false })
  const validate = ajv.compile(JSON.parse(jsonText(payloadSchema(of.payload, { inline: of.adopted }))) as object)
  return vectors.flatMap((vector) => {
    const value = expanded(vector)
    const text = vector.text ?? JSON.stringify(value)
    const said = [
      ...ofInterpreter(of, vector, value, text),
      ...ofSchema(vector, validate(value)),
      ...ofDecoder("decoder", vector, of.decode(value), text),
      ...ofDecoder("decoder of text", vector, of.decodeText(text), text),
      ...ofEffect(vector, of.stated, value),
    ]
    return said.map((says) => `${vector.name}: ${says}`)
  })
}

interface Read {
  readonly payload: Payload
  readonly adopted: boolean
  readonly decode: Decoder
  readonly decodeText: (text: string) => ReturnType<Decoder>
  readonly stated?: Stated
}

function ofInterpreter({ payload, adopted }: Read, vector: Vector, value: unknown, text: string): readonly string[] {
  const refusals = accepts(payload, value).map(({ path, constraint, kind }) => ({
    pointer: path.map((segment) => `/${String(segment).replaceAll("~", "~0").replaceAll("/", "~1")}`).join(""),
    constraint,
    kind: kind as string,
  }))
  if (adopted) {
    const fault = carrierFault(value) ?? (Buffer.byteLength(text) > carrierLimits.bytes ? "maxBytes" : null)
    if (fault !== null) refusals.unshift({ pointer: "", constraint: fault, kind: "limit" })
  }
  if (vector.verdict === "accept")
    return refusals.length === 0 ? [] : [`the interpreter refuses ${refusals[0]?.pointer}`]
  const [keyword] = vector.constraint.split(" ")
  const same = refusals.some(
    ({ pointer, constraint, kind }) => pointer === vector.pointer && constraint === keyword && kind === vector.kind,
  )
  return same ? [] : [`the interpreter says ${JSON.stringify(refusals)}`]
}

function ofSchema(vector: Vector, isValid: boolean): readonly string[] {
  // A line feed after a pattern: the one thing that the schema says, and that readers of patterns differ on.
  if (vector.decidedBy === "decoder" && /^(?:propertyNames )?pattern /.test(vector.constraint))
    return isValid ? ["Ajv accepts"] : []
  const expected = vector.verdict === "accept" || vector.decidedBy === "decoder"
  return isValid === expected ? [] : [`Ajv ${isValid ? "accepts" : "refuses"}`]
}

function ofDecoder(name: string, vector: Vector, result: ReturnType<Decoder>, text: string): readonly string[] {
  // What a text weighs only the decoder of the text can know.
  const isOfText = vector.constraint === `maxBytes ${carrierLimits.bytes}` && vector.name.startsWith("carrier ")
  if (isOfText && name === "decoder" && Buffer.byteLength(text) > carrierLimits.bytes) return []
  if (result.ok) return vector.verdict === "accept" ? [] : [`the ${name} accepts`]
  const { kind, path } = result.error
  const pointer = path.map((segment) => `/${String(segment).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("")
  if (vector.verdict === "accept") return [`the ${name} refuses ${pointer}`]
  return kind === vector.kind && pointer === vector.pointer ? [] : [`the ${name} says ${kind} at ${pointer}`]
}

function ofEffect(vector: Vector, stated: Stated | undefined, value: unknown): readonly string[] {
  // Limits beyond the catalog's own types are none of Effect's.
  if (stated === undefined || /^(?:maxReferences|carrier) /.test(`${vector.constraint} `)) return []
  if (vector.decidedBy === "decoder" && vector.name.startsWith("carrier ")) return []
  const decode = Schema.decodeUnknownResult(stated.schema as Schema.Codec<unknown>, {
    onExcessProperty: stated.excess === "keep" ? "ignore" : "error",
  })
  const accepted = Result.isSuccess(decode(value))
  return accepted === (vector.verdict === "accept") ? [] : [`Effect ${accepted ? "accepts" : "refuses"}`]
}

describe("the vectors of the author kit", () => {
  it("get their verdict, with its place and reason, from interpreter, generated decoders, Effect and Ajv", async () => {
    const { facts, acp } = await load({ root: process.cwd(), cacheFolder: null })
    const { catalog } = resolve(facts, acp)
    const [decoders, stated] = [await compiledDecoders(catalog), await everythingStated()]
    const counts = { accept: 0, reject: 0 }
    for (const kit of kitPayloads(catalog)) {
      const stem = `${kit.folder}/${kit.name}`
      const vectors = vectorsOf(kit.payload, kit.adopted)
      const read = { ...kit, ...decodersOf(decoders, kit), stated: stated.get(stem) as Stated }
      expect([stem, ...disagreements(read, vectors)]).toEqual([stem])
      expect([stem, ...untried(kit.payload, vectors)]).toEqual([stem])
      expect(new Set(vectors.map(({ name }) => name)).size, stem).toBe(vectors.length)
      for (const { verdict } of vectors) counts[verdict]++
    }
    console.log("vectors of the author kit", JSON.stringify(counts))
    expect(Math.min(counts.accept, counts.reject)).toBeGreaterThan(300)
  })

  it("know the limits of a carrier as generated code has them", () => {
    expect(carrierLimits).toEqual({ bytes: carrierBytes, depth: carrierDepth, nodes: carrierNodes })
  })
})

function decodersOf(
  decoders: ReadonlyMap<string, Decoder>,
  { folder, typeName }: Pick<KitPayload, "folder" | "typeName">,
) {
  const [decode, decodeText] = ["", "Text"].map((suffix) => decoders.get(`${folder}/decode${typeName}${suffix}`))
  if (decode === undefined || decodeText === undefined) throw new Error(`no decoder of ${typeName}`)
  return { decode, decodeText }
}

/** Without a definition that leads to itself at one place: a schema's reader would follow it forever. */
function endsSomewhere({ type, definitions }: Payload): boolean {
  const named = new Map(definitions.map((definition) => [definition.name, definition.type]))
  return [type, ...named.values()].every((start) => {
    let at: WireType | undefined = start
    for (let step = 0; at !== undefined && step < 50; step++)
      if (at.kind === "nullable") at = at.of
      else if (at.kind === "reference") at = named.get(at.to)
      else return true
    return false
  })
}

/** Whether every part has a value: what can never be there is tried by no vector. */
function isPossible(payload: Payload): boolean {
  const { of } = sampler(payload)
  const { definitions } = payload
  const has = (type: WireType): boolean => {
    const value = of(type)
    return value !== undefined && accepts({ type, definitions }, value).length === 0
  }
  return [payload.type, ...payload.definitions.map(({ type }) => type)].every((type) =>
    fold<boolean>(type, (part, inner) => has(part) && inner.every(Boolean) && isNameable(part)),
  )
}

function isNameable(type: WireType): boolean {
  return type.kind !== "map" || type.names.max === null || type.names.min <= type.names.max
}

describe("the vectors of invented payloads", () => {
  it("get their verdict from all readers too, and leave no constraint untried", async () => {
    const invented = fc
      .sample(payloadsWith(["a", "b", "tag", "toString"]), { numRuns: 1_000, seed: 23 })
      .filter((payload) => endsSomewhere(payload) && isPossible(payload))
      .slice(0, 120)
    const contracts = (["owned", "adopted"] as const).map((ownership) =>
      contractOf(ownership, ownership, (head) => invented.map((payload, at) => slotOf(head, `p${at}`, payload))),
    )
    const decoders = await compiledDecoders(catalogOf(contracts))
    const failures: string[] = []
    let count = 0
    for (const { name: folder, slots } of contracts)
      for (const { payload, name } of slots) {
        const adopted = folder === "adopted"
        const vectors = vectorsOf(payload, adopted)
        count += vectors.length
        const read = { payload, adopted, ...decodersOf(decoders, { folder, typeName: `P${name.slice(1)}` }) }
        for (const says of [...disagreements(read, vectors), ...untried(payload, vectors)])
          failures.push(`${says}\n  of ${folder} ${JSON.stringify(payload)}`)
      }
    console.log(`${count} vectors of ${invented.length} invented payloads`)
    expect(failures.slice(0, 20).join("\n")).toBe("")
    expect(count).toBeGreaterThan(4_000)
  })
})

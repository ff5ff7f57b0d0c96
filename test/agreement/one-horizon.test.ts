import { readFileSync } from "node:fs"
import { Ajv2020 } from "ajv/dist/2020.js"
import fc from "fast-check"
import { beforeAll, describe, expect, it } from "vitest"
import { load } from "../../generators/load/load.ts"
import { resolve } from "../../generators/resolve/resolve.ts"
import * as contract from "../../output/contracts/onehorizon/index.ts"
import type { Payload } from "../../model/wire-type.ts"
import type { Sending } from "../../runtime/extensions/handlers.ts"
import { onehorizonHandlers } from "../../runtime/defaults.ts"
import { namesOf, singleFaults } from "./faults.ts"
import type { Decoder } from "./compile.ts"
import type { Json } from "./places.ts"
import { mutated } from "./mutated.ts"
import { seeds } from "./seeds.ts"

const nothingDeclared = { declared: new Set<string>() }

/** The four payloads by their schema's name: the decoders that ship, and what the worker sends by. */
const shipped: {
  readonly [name: string]: {
    readonly decode: Decoder
    readonly decodeText: (text: string) => ReturnType<Decoder>
    readonly send: (value: Json) => Sending
  }
} = {
  "block-meta": {
    decode: contract.decodeBlockMeta,
    decodeText: contract.decodeBlockMetaText,
    send: (value) => onehorizonHandlers.blockMeta.send(value as never, nothingDeclared),
  },
  "session-meta": {
    decode: contract.decodeSessionMeta,
    decodeText: contract.decodeSessionMetaText,
    send: (value) => onehorizonHandlers.sessionMeta.send(value as never, nothingDeclared),
  },
  "task-context": {
    decode: contract.decodeTaskContext,
    decodeText: contract.decodeTaskContextText,
    send: (value) => onehorizonHandlers.taskContext.send(value as never, nothingDeclared),
  },
  "trusted-instructions": {
    decode: contract.decodeTrustedInstructions,
    decodeText: contract.decodeTrustedInstructionsText,
    send: (value) => onehorizonHandlers.trustedInstructions.send(value as never, nothingDeclared),
  },
}
const names = Object.keys(shipped)
/** Random edits of each payload; several thousand of all four. */
const edits = 4_000

let payloads: ReadonlyMap<string, Payload>

beforeAll(async () => {
  const { facts, acp } = await load({ root: new URL("../..", import.meta.url).pathname, cacheFolder: null })
  const found = resolve(facts, acp).catalog.contracts.find(({ name }) => name === "onehorizon")
  payloads = new Map(found?.slots.map(({ name, payload }) => [name, payload]))
})

function committed(path: string): object {
  return JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), "utf8")) as object
}

type Judge = (value: Json) => string | null

interface Counts {
  accepted: number
  refused: number
  /** Beyond a limit of the carrier, of which no schema says anything. */
  undecided: number
  sent: number
}

const none: Counts = { accepted: 0, refused: 0, undecided: 0, sent: 0 }

/** Says on what the judges of a payload disagree. */
function judgeOf(name: string, counts: Counts): Judge {
  const { decode, decodeText, send } = shipped[name] as (typeof shipped)[string]
  // `ownProperties`: a member that objects inherit is not there unless the value has it.
  const ajv = new Ajv2020({ strict: true, ownProperties: true })
  const golden = ajv.compile(committed(`test/fixtures/golden/onehorizon-${name}.schema.json`))
  const generated = ajv.compile(committed(`output/schemas/onehorizon/${name}.schema.json`))
  return (value) => {
    const decoded = decode(value)
    if (!decoded.ok && decoded.error.kind === "limit") {
      counts.undecided++
      return null
    }
    counts[decoded.ok ? "accepted" : "refused"]++
    const text = JSON.stringify(value)
    const said = {
      "the decoder": decoded.ok,
      "the decoder of text": decodeText(text).ok,
      "the golden schema": golden(value),
      "the generated schema": generated(value),
    }
    if (new Set(Object.values(said)).size > 1) return `${JSON.stringify(said)} of ${text}`
    // The worker keeps to more than a schema can say, and never to less.
    if (!send(value).ok) return null
    counts.sent++
    return decoded.ok ? null : `all refuse what is sent: ${text}`
  }
}

describe("decoder, golden schema and generated schema agree, and nothing that they refuse is sent, on the adopted contract's", () => {
  it("four payloads, which are all that it has", () => {
    expect([...new Set([...payloads.keys()].map((name) => name.replace(/-(?:load|resume)$/, "")))].toSorted()).toEqual(
      names,
    )
    expect(
      Object.keys(seeds)
        .filter((stem) => stem.startsWith("onehorizon/"))
        .toSorted(),
    ).toEqual(names.map((name) => `onehorizon/${name}`))
  })

  it.each(names)("%s: what is valid, and every single fault of it", (name) => {
    const counts = { ...none }
    const judge = judgeOf(name, counts)
    const valid = seeds[`onehorizon/${name}`] ?? []
    for (const value of valid) expect([judge(value), shipped[name]?.decode(value)]).toEqual([null, { ok: true, value }])
    expect(counts).toMatchObject({ accepted: valid.length, refused: 0, undecided: 0 })
    for (const value of singleFaults(payloads.get(name) as Payload, valid)) expect(judge(value)).toBeNull()
    console.log(`single faults of ${name}`, JSON.stringify(counts))
    expect(counts.accepted).toBeGreaterThan(10)
    expect(counts.refused).toBeGreaterThan(1_000)
    expect(counts.undecided).toBeLessThan(counts.refused / 100)
    expect(counts.sent).toBeGreaterThan(1)
  })

  it.each(names)("%s: thousands of random edits of it", (name) => {
    const counts = { ...none }
    const judge = judgeOf(name, counts)
    const values = mutated(seeds[`onehorizon/${name}`] ?? [], namesOf(payloads.get(name) as Payload))
    fc.assert(
      fc.property(values, (value) => {
        const difference = judge(value)
        if (difference !== null) expect.fail(difference)
      }),
      { numRuns: edits, seed: 20 },
    )
    console.log(`random edits of ${name}`, JSON.stringify(counts))
    expect(counts.accepted).toBeGreaterThan(edits / 50)
    expect(counts.refused).toBeGreaterThan(edits / 2)
  })
})

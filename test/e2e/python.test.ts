import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import fc from "fast-check"
import { describe, expect, it, onTestFinished } from "vitest"
import { readCatalog } from "../../generators/emit/catalog.ts"
import { resolve } from "../../generators/resolve/resolve.ts"
import { answerNames, documentNames, payloadNames } from "../../generators/text/names.ts"
import { accepts } from "../../model/accepts.ts"
import type { Catalog } from "../../model/catalog.ts"
import { judge } from "../../model/wire/inclusion.ts"
import { sample } from "../../model/wire/sample.ts"
import type { Payload, WireType } from "../../model/wire-type.ts"
import { payloadsWith, values } from "../agreement/arbitrary.ts"
import { compiledDecoders } from "../agreement/compile.ts"
import type { Decoder } from "../agreement/compile.ts"
import { singleFaults } from "../agreement/faults.ts"
import type { Json } from "../agreement/faults.ts"
import { catalogOf, contractOf, slotOf } from "../support/example-catalog.ts"

const script = "test/e2e/catalog_reader.py"
const ownCatalog = "output/catalog.json"
const python = spawnSync("python3", ["-c", "import sys; sys.exit(sys.version_info < (3, 10))"]).status === 0
const required = Boolean(process.env["CI"])

/** A payload that a catalog publishes, where it is published, and our decoder of its text. */
interface Part {
  readonly fact: string
  readonly part: "payload" | "answer"
  readonly payload: Payload
  readonly decodeText: (text: string) => ReturnType<Decoder>
}

interface Judged {
  readonly fact: string
  readonly part: string
  readonly text: string
  readonly accepted: boolean
}

async function partsOf(catalog: Catalog): Promise<readonly Part[]> {
  const decoders = await compiledDecoders(catalog)
  const written = catalog.documents.map((document): Part => {
    const decodeText = decoders.get(`documents/${documentNames(document).decodeText}`)
    if (decodeText === undefined) throw new Error(`no decoder of ${document.id}`)
    return { fact: document.id, part: "payload", payload: document.payload, decodeText }
  })
  const carried = catalog.contracts.flatMap((contract) =>
    contract.slots
      .filter(({ payloadOf }) => payloadOf === null)
      .flatMap((slot): readonly Part[] => {
        const part = (of: Part["part"], payload: Payload, name: string): Part => {
          const decodeText = decoders.get(`${contract.name}/${name}`)
          if (decodeText === undefined) throw new Error(`no decoder ${name} of ${slot.id}`)
          return { fact: slot.id, part: of, payload, decodeText }
        }
        const own = part("payload", slot.payload, payloadNames(slot).decodeText)
        return slot.answer === null ? [own] : [own, part("answer", slot.answer, answerNames(slot).decodeText)]
      }),
  )
  return [...carried, ...written]
}

const longest = 20_000

/** Texts of a payload's values: sound ones, and one in so many of its single faults, and texts that are foreign. */
function textsOf(payload: Payload, step: number): readonly string[] {
  const smallest = sample(payload)
  const found = (fc.sample(values(payload), { numRuns: 8, seed: 5 }) as readonly Json[]).filter(
    (value) => accepts(payload, value).length === 0,
  )
  const seeds = [...(smallest === undefined ? [] : [smallest]), ...found]
  const texts = seeds.map(textOf)
  let at = 0
  for (const value of singleFaults(payload, seeds.slice(0, 2))) if (at++ % step === 0) texts.push(textOf(value))
  const beside = texts
    .slice(0, 1)
    .flatMap((text) =>
      text.startsWith("{")
        ? foreign.map((other) => `{"beside":${other}${text === "{}" ? "" : ","}${text.slice(1)}`)
        : [],
    )
  return [...new Set([...texts, ...foreign, ...beside])].filter(({ length }) => length <= longest)
}

/** JSON text that also keeps the sign of zero. */
function textOf(value: Json): string {
  const marked = JSON.stringify(value, (_, inner: unknown) => (Object.is(inner, -0) ? "\u0000-0" : inner))
  return marked.replaceAll('"\\u0000-0"', "-0")
}

/** What our decoder says of texts. What it refuses for its size, or for an agreement, no schema decides, and nobody else is asked. */
function judgedBy({ fact, part, decodeText }: Part, texts: readonly string[]): readonly Judged[] {
  return texts.flatMap((text) => {
    const result = decodeText(text)
    const undecided = !result.ok && (result.error.kind === "limit" || result.error.agreement !== undefined)
    return undecided ? [] : [{ fact, part, text, accepted: result.ok }]
  })
}

/** What the script says, a line for each. */
function verdictsOf(catalog: string, judged: readonly Judged[]): readonly string[] {
  const input = judged.map(({ fact, part, text }) => `${JSON.stringify({ fact, part, text })}\n`).join("")
  const options = { input, encoding: "utf8", maxBuffer: 1 << 28 } as const
  const { stdout, stderr } = spawnSync("python3", ["-I", script, catalog], options)
  expect(stderr).toBe("")
  return stdout.split("\n").slice(0, -1)
}

function differences(judged: readonly Judged[], verdicts: readonly string[]): readonly string[] {
  expect(verdicts).toHaveLength(judged.length)
  return judged.flatMap(({ fact, part, text, accepted }, at) => {
    const verdict = verdicts[at] ?? ""
    return accepted === (verdict === "accepts")
      ? []
      : [`${fact} ${part} ${text}: the decoder ${accepted ? "accepts" : "refuses"}, the script ${verdict}`]
  })
}

/** Texts on which readers in other languages go their own ways. */
const foreign: readonly string[] = [
  "NaN",
  "[Infinity]",
  "-Infinity",
  "1.0",
  "-0",
  "-0.0",
  "1e400",
  "1e0",
  "10000000000000000000000",
  "9007199254740993",
  "true",
  "01",
  "[1,]",
  "'a'",
  '"\\ud83d\\ude00"',
  '"\\ude00"',
  '"a\\n"',
  '"\u0661"',
  "\ufeff1",
  "",
  " 1 ",
  '{"a":1,"a":2}',
  '"\u0000"',
  "nul",
]

it("python3 is there where tests must not be skipped", () => {
  expect(python || !required, "CI is set and python3 of at least 3.10 is not there").toBe(true)
})

it("the script is short and needs nothing but Python", () => {
  const lines = readFileSync(script, "utf8").trimEnd().split("\n")
  expect(lines.length).toBeLessThanOrEqual(100)
  const imported = lines.flatMap((line) => /^\s*(?:import|from) (\w+)/.exec(line)?.[1] ?? [])
  expect(imported.toSorted()).toEqual(["dataclasses", "json", "keyword", "math", "re", "sys"])
})

describe.skipIf(!python)("a reader of catalog.json in another language (skipped without python3 3.10)", () => {
  it("accepts and refuses values of every published payload as the generated decoders do", async () => {
    const read = readCatalog(readFileSync(ownCatalog, "utf8"))
    if (!read.ok) return expect.fail(read.problem)
    const parts = await partsOf(resolve(read.facts, read.acp).catalog)
    const judged = parts.flatMap((part) => judgedBy(part, textsOf(part.payload, 101)))
    expect(differences(judged, verdictsOf(ownCatalog, judged))).toEqual([])
    expect(new Set(judged.map(({ fact }) => fact)).size).toBeGreaterThan(12)
    expect(judged.filter(({ accepted }) => accepted).length).toBeGreaterThan(100)
    expect(judged.filter(({ accepted }) => !accepted).length).toBeGreaterThan(100)
  })

  it("does so of invented payloads too, with every kind of node, and patterns", async () => {
    const payloads = fc
      .sample(payloadsWith(["a", "b", "tag", "class", "of it"]), { numRuns: 60, seed: 11 })
      .filter((payload) =>
        [payload.type, ...payload.definitions.map(({ type }) => type)].every(
          (type) => judge(payload).follow(type) !== null,
        ),
      )
    const types: readonly WireType[] = [
      { kind: "text", min: 1, max: 9, pattern: "^[a-z][0-9a-z]*$" },
      { kind: "number", min: null, max: null },
    ]
    const stated = types.map((type): Payload => ({ type, definitions: [] }))
    const contract = contractOf("acme", "owned", (head) =>
      [...stated, ...payloads].map((payload, at) => slotOf(head, `p${at}`, payload, { payloadOf: null })),
    )
    const parts = await partsOf(catalogOf([contract]))
    const folder = mkdtempSync(join(tmpdir(), "catalog-"))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, "catalog.json")
    const facts = contract.slots.map(({ id, payload }) => ({ id, kind: "slot", body: { payload, answer: null } }))
    writeFileSync(file, JSON.stringify({ facts }))
    const judged = parts.flatMap((part) => judgedBy(part, textsOf(part.payload, 13)))
    expect(differences(judged, verdictsOf(file, judged))).toEqual([])
    expect(judged.length).toBeGreaterThan(3_000)
  })
})

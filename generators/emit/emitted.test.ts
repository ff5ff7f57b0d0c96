import fc from "fast-check"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { format } from "prettier"
import ts from "typescript"
import { describe, expect, it } from "vitest"
import type { Catalog } from "../../model/catalog.ts"
import type { Document } from "../../model/document.ts"
import type { Member, Payload, WireType } from "../../model/wire-type.ts"
import { plainNames, tied } from "../../test/agreement/clauses.ts"
import type { Names } from "../../test/agreement/clauses.ts"
import {
  anyText,
  catalogOf,
  contractOf,
  exampleEntries,
  listOf,
  objectOf,
  oneOf,
  orNull,
  payloadOf,
  refTo,
  slotOf,
  textOf,
} from "../../test/support/example-catalog.ts"
import { bundled, decoderOf, emittedBy, run } from "../../test/support/run-emitted.ts"
import { contractFiles } from "./contract.ts"
import { decoderFiles } from "./decoder.ts"

const canary =
  "*/ globalThis.pwned = 1 /* ${globalThis.pwned = 2} ` \u2028 globalThis.pwned = 3 // \u202e </script> \ud800 \\"
const hostileNames = [
  "__proto__",
  "constructor",
  "a-b",
  "1a",
  '"quote',
  "it's",
  "back\\slash",
  "line\nfeed",
  "\u2028",
  "😀",
  "",
  "class",
  "value",
  "fact",
  "limit",
  canary,
]
const longWords = Array.from({ length: 12 }, (_, at) => `a rather long literal, number ${at}`)

function member(name: string, type: WireType, optional: boolean): Member {
  return { name, type, optional, description: canary }
}

const hostile: WireType = {
  kind: "object",
  excess: "closed",
  members: hostileNames.map((name, at) =>
    member(name, at % 3 === 0 ? textOf(1, 9, "^[a-z/\\\\\"'`$]*$") : oneOf(canary, name), at % 2 === 0),
  ),
}
const variants: WireType = {
  kind: "union",
  tag: 'it\'s "a" tag',
  variants: hostileNames.map((name) => ({ name, excess: "closed", members: [member(`of ${name}`, anyText, true)] })),
}
const nested: WireType = objectOf({
  "maybe?": orNull(objectOf({ a: anyText })),
  lists: listOf(listOf(orNull(listOf(oneOf("a", "b"), 0, 3)))),
  words: oneOf(...longWords),
  "manyOfThem?": listOf(oneOf(...longWords)),
  objects: listOf(orNull(objectOf({ inner: listOf(objectOf({ "deep?": orNull(oneOf(...longWords)) })) }))),
  map: {
    kind: "map",
    names: textOf(1, 128, "^[a-z][a-z0-9_]{0,127}$"),
    value: orNull(listOf(variantsOf("x", "y"))),
    max: 3,
  },
  "either?": orNull(variantsOf("one", "two")),
  opaque: { kind: "opaque", maxBytes: 1_000_000, maxDepth: 9 },
  empty: objectOf({}),
  anything: objectOf({}, "keep"),
  single: variantsOf("only"),
  nothing: oneOf(),
  yes: oneOf(true, false),
  amount: { kind: "integer", min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER },
  ratio: { kind: "number", min: -1e-7, max: 1e21 },
  aVeryLongMemberNameThatReachesFarIntoTheLineAndMakesEveryConditionBreak: listOf(
    textOf(2, null, `^${"[a-z]{1,9}-".repeat(9)}$`),
    1,
    4,
  ),
})

function variantsOf(...names: readonly string[]): WireType {
  return {
    kind: "union",
    tag: "kind",
    variants: names.map((name) => ({
      name,
      excess: "closed",
      members: [{ name: "of", type: listOf(anyText), optional: true, description: "Which." }],
    })),
  }
}

/** Names that fill a line, or that no constant can have. */
const longNames: Names = {
  mode: "constructor",
  kind: 'it\'s a "kind"',
  label: "a_label_of_some_length_",
  list: "a_list_that_is_as_long_",
  items: "items_beyond_any_measure_that_is_sensible",
}

const deep = Array.from({ length: 12 }).reduce<WireType>(
  (inner) => objectOf({ "next?": orNull(listOf(inner)) }),
  anyText,
)

function catalogOfEverything(): Catalog {
  const definitions = {
    Tree: objectOf({ kids: listOf(refTo("Tree")), "up?": orNull(refTo("Tree")) }),
    Word: textOf(1, 9),
    Thing: objectOf({ w: refTo("Word") }),
  }
  const owned = contractOf("acme-labs", "owned", (head) => [
    slotOf(head, "hostile", payloadOf(hostile), { summary: canary }),
    slotOf(head, "variants", payloadOf(orNull(variants)), { summary: canary.repeat(9) }),
    slotOf(head, "nested", payloadOf(nested)),
    slotOf(head, "deep", payloadOf(deep)),
    slotOf(head, "forest", payloadOf(objectOf({ t: refTo("Tree"), w: refTo("Word"), v: refTo("Word") }), definitions)),
    slotOf(head, "thing", payloadOf(refTo("Thing"), definitions)),
    slotOf(head, "a-question", payloadOf(objectOf({ q: anyText })), {
      answer: payloadOf(objectOf({ a: refTo("Word") }), definitions),
      answerPosture: "acknowledgement",
      site: { kind: "method", acp: 1, method: "_acme/ask", from: "client", form: "request", declined: null },
      ride: { from: "client", carrier: "ACP extension request", wireName: "_acme/ask" },
    }),
    slotOf(head, "asked-by-the-agent-with-a-name-of-great-length", payloadOf(anyText), {
      answer: payloadOf(anyText),
      answerPosture: "acknowledgement",
    }),
  ])
  const adopted = contractOf("other", "adopted", (head) => [
    slotOf(head, "note", payloadOf(objectOf({ text: anyText }, "keep")), {
      site: { kind: "frame", acp: 1, def: "PromptRequest.prompt", open: '<note trust="none">', close: "</note>" },
      ride: { from: "client", carrier: "session/prompt text block", wireName: "<note>" },
    }),
  ])
  const agreeing = contractOf("agreeing", "owned", (head) =>
    [
      ...fc.sample(tied(plainNames), { numRuns: 25, seed: 1 }),
      ...fc.sample(tied(longNames, "keep"), { numRuns: 25, seed: 2 }),
    ].map((type, at) => slotOf(head, `ties-${at}`, payloadOf(type))),
  )
  const document = (name: string, payload: Payload): Document => {
    return { id: `document/${name}`, name, title: canary, payload, since: null, kit: true, summary: canary }
  }
  const documents = [document("letter", payloadOf(hostile)), document("thing", payloadOf(refTo("Thing"), definitions))]
  const bare = contractOf("bare", "owned", () => [])
  const entries = exampleEntries()
  const declared = (entries.declarations ?? []).map((declaration) => ({
    ...declaration,
    id: declaration.id.replace("/acme/", "/acme-labs/"),
  }))
  return catalogOf([{ ...owned, declarations: declared }, adopted, agreeing, bare], {
    ...entries,
    documents,
    declarations: [...(entries.declarations ?? []), ...declared],
  })
}

describe("what the emitters print", () => {
  const files = emittedBy(catalogOfEverything())

  it("is left alone by Prettier, byte for byte", async () => {
    for (const [path, text] of files)
      expect(await format(text, { parser: "typescript", semi: false, printWidth: 100, filepath: path }), path).toBe(
        text,
      )
  })

  it("satisfies the strict compiler and declares every export", { timeout: 120_000 }, () => {
    const root = join(import.meta.dirname, "../../node_modules/.cache")
    mkdirSync(root, { recursive: true })
    const folder = mkdtempSync(join(root, "emitted-"))
    try {
      for (const [path, text] of files) {
        mkdirSync(dirname(join(folder, path)), { recursive: true })
        writeFileSync(join(folder, path), text)
      }
      const program = ts.createProgram(
        [...files.keys()].map((path) => join(folder, path)),
        {
          strict: true,
          exactOptionalPropertyTypes: true,
          noUncheckedIndexedAccess: true,
          noPropertyAccessFromIndexSignature: true,
          noImplicitOverride: true,
          noFallthroughCasesInSwitch: true,
          verbatimModuleSyntax: true,
          isolatedModules: true,
          isolatedDeclarations: true,
          declaration: true,
          erasableSyntaxOnly: true,
          noUnusedLocals: true,
          rewriteRelativeImportExtensions: true,
          noEmit: true,
          target: ts.ScriptTarget.ES2023,
          lib: ["lib.es2023.d.ts"],
          module: ts.ModuleKind.NodeNext,
          moduleResolution: ts.ModuleResolutionKind.NodeNext,
          types: [],
        },
      )
      const said = ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
        const line = file === undefined ? 0 : file.getLineAndCharacterOfPosition(start ?? 0).line + 1
        return `${file?.fileName.slice(folder.length)}:${line} ${ts.flattenDiagnosticMessageText(messageText, "\n")}`
      })
      expect(said).toEqual([])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it("runs nothing that a text of the catalog says", async () => {
    for (const path of files.keys()) await run(files, path)
    expect(globalThis).not.toHaveProperty("pwned")
    for (const text of files.values()) expect(text).not.toMatch(/[\u2028\u2029\u202e]|<\/script/)
  })

  it("reads hostile member names and tags as they are", async () => {
    const decode = await decoderOf(files, "contracts/acme-labs/hostile.ts", "decodeHostile")
    const right = (name: string, at: number): [string, string] => [
      name,
      at % 3 === 0 ? "ab" : at % 2 === 0 ? name : canary,
    ]
    const input = Object.fromEntries(hostileNames.map(right))
    expect(decode(input)).toEqual({ ok: true, value: input })
    for (const name of hostileNames) {
      const wrong = Object.fromEntries(hostileNames.map(right).map(([key, value]) => [key, key === name ? 7 : value]))
      expect(decode(wrong)).toMatchObject({ ok: false, error: { path: [name], actual: "number" } })
    }
    const tagged = await decoderOf(files, "contracts/acme-labs/variants.ts", "decodeVariants")
    for (const name of hostileNames) {
      expect(tagged({ 'it\'s "a" tag': name, [`of ${name}`]: "x" }).ok).toBe(true)
      expect(tagged({ 'it\'s "a" tag': name, [`of ${name}`]: 1 })).toMatchObject({
        ok: false,
        error: { path: [`of ${name}`] },
      })
    }
  })

  it("leaves nothing of a module that nobody calls, and little of one that somebody does", async () => {
    const slots = ["hostile", "nested", "forest", "deep"]
    for (const slot of slots) {
      const code = await bundled(
        new Map([...files, ["unused.ts", `import "./contracts/acme-labs/${slot}.ts"\nexport const one = 1\n`]]),
        "unused.ts",
        [],
        true,
      )
      expect(code.length, slot).toBeLessThan(40)
    }
    const small = await bundled(files, "contracts/acme-labs/thing.ts", ["decodeThing"], true)
    expect(small.length).toBeLessThan(1536)
  })

  it("is the same each time", () => {
    expect([...emittedBy(catalogOfEverything())]).toEqual([...files])
  })
})

describe("large catalogs", () => {
  it("of 1,000 slots are emitted in well under two seconds", () => {
    const usual = objectOf({
      id: textOf(1, 128),
      "name?": textOf(1, 200),
      kind: oneOf("a", "b", "c"),
      items: listOf(objectOf({ text: anyText, "at?": orNull(anyText) }), 0, 16),
    })
    const many = catalogOf([
      contractOf("acme", "owned", (head) =>
        Array.from({ length: 1000 }, (_, at) => slotOf(head, `slot-${at}`, payloadOf(usual))),
      ),
    ])
    const before = process.cpuUsage()
    expect(decoderFiles(many, "out").length + contractFiles(many, "out").length).toBe(1001)
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1e6).toBeLessThan(2)
  })

  it("with a chain of 10,000 references overflow nothing, whatever each link holds", async () => {
    const links = (link: (next: WireType) => WireType): { readonly [name: string]: WireType } =>
      Object.fromEntries(
        Array.from({ length: 10_000 }, (_, at) => [`Link${at}`, at === 9_999 ? anyText : link(refTo(`Link${at + 1}`))]),
      )
    const emit = (link: (next: WireType) => WireType): ReadonlyMap<string, string> =>
      emittedBy(
        catalogOf([
          contractOf("acme", "owned", (head) => [slotOf(head, "chain", payloadOf(refTo("Link0"), links(link)))]),
        ]),
      )
    let value: unknown = {}
    for (let level = 0; level < 20_000; level++) value = { next: value }
    for (const link of [
      (next: WireType): WireType => next,
      (next: WireType): WireType => orNull(next),
      (next: WireType): WireType => objectOf({ "next?": next }),
    ]) {
      const decode = await decoderOf(emit(link), "contracts/acme/chain.ts", "decodeChain")
      expect(decode(value)).toMatchObject({ ok: false, error: { kind: "limit" } })
    }
    const functions =
      emit((next) => objectOf({ "left?": next, "right?": orNull(next) })).get("contracts/acme/chain.ts") ?? ""
    expect(functions.split("\nfunction ").length).toBeLessThan(20_010)
  })

  it("with a loop of 3,000 definitions are read to the limit", async () => {
    const loop = Object.fromEntries(
      Array.from({ length: 3_000 }, (_, at) => [`Link${at}`, objectOf({ "next?": refTo(`Link${(at + 1) % 3_000}`) })]),
    )
    const files = emittedBy(
      catalogOf([contractOf("acme", "owned", (head) => [slotOf(head, "loop", payloadOf(refTo("Link0"), loop))])]),
    )
    const decode = await decoderOf(files, "contracts/acme/loop.ts", "decodeLoop")
    let value: unknown = {}
    for (let level = 1; level < 64; level++) value = { next: value }
    expect(decode(value).ok).toBe(true)
    expect(decode({ next: value })).toMatchObject({ ok: false, error: { kind: "limit" } })
  })
})

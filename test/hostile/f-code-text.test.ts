import { join } from "node:path"
import { build } from "esbuild"
import ts from "typescript"
import { describe, expect, it, vi } from "vitest"
import { parse as parseYaml } from "yaml"
import { toString } from "mdast-util-to-string"
import { nodesOf, treeOf } from "./page-tree.ts"
import { emptyProject } from "../e2e/scratch.ts"
import { generatedHostile, generatedTexts, writeHostile } from "./project.ts"
import { here, loadedOnce, refused, slotText } from "./refusal.ts"

const given = vi.hoisted((): { skeleton: string | null } => ({ skeleton: null }))

/** The tool with another skeleton for the page of slots. */
vi.mock("../../generators/assets.ts", async (original) => {
  const own = await original<typeof import("../../generators/assets.ts")>()
  const assets: typeof own.assets = () => {
    const real = own.assets()
    return given.skeleton === null ? real : { ...real, skeletons: { ...real.skeletons, slots: given.skeleton } }
  }
  return { ...own, assets }
})

type Decode = (input: unknown) => { readonly ok: boolean }

const struct = (...members: readonly string[]): string => `Schema.Struct({ ${members.join(", ")} })`
const axisText = (name: string): string => `/** Under test. */
export const ${here}a = kinds.axis({ name: ${JSON.stringify(name)}, order: kinds.chain("low", "high") })
`

describe("templates and code", () => {
  const hostile = generatedHostile()
  loadedOnce()

  const moduleOf = async (path: string): Promise<{ readonly [name: string]: unknown }> => {
    const entry = join(hostile().folder, path)
    const options = { bundle: true, write: false, format: "esm", logLevel: "silent" } as const
    const { outputFiles } = await build({ ...options, entryPoints: [entry] })
    const base64 = Buffer.from(outputFiles[0]?.text ?? "").toString("base64")
    return (await import(`data:text/javascript;base64,${base64}`)) as { readonly [name: string]: unknown }
  }

  it("fault 31: a skeleton prints code as it is", () => {
    const page = hostile().read("pages/deep/slots.mdx")
    const front = parseYaml(/^---\n([^]*?)\n---\n/.exec(page)?.[1] ?? "") as { readonly [member: string]: string }
    expect(front["description"]).toBe("Array<\"a\" | `b` & 'c'=>d> <T> <!-- c --> ${x} {x} %x @x &x *x ? | > !")
    const headings = nodesOf(treeOf(page), "heading").map((node) => toString(node))
    expect(headings).toContain("Array<\"a\" | `b` & 'c'=>d> {no one/a team} <!-- c -->")
    expect(page).not.toMatch(/&(?:lt|gt|quot|amp|#x27|#x60|#x3D);(?<!\\&amp;)/)
  })

  it("fault 31: a skeleton that misspells a name, or that does not exist, makes no page and is named", async () => {
    for (const skeleton of [
      "---\n{{titel}}",
      "{{#each contracts}}\n{{#each slot}}x{{/each}}{{/each}}",
      "\n {{#if titel}}x{{/if}}",
    ]) {
      given.skeleton = skeleton
      const project = emptyProject()
      writeHostile(project)
      const { code, out } = await project.run("generate", "--reporter", "json")
      expect(code).toBe(1)
      expect(JSON.parse(out)).toEqual([
        expect.objectContaining({
          code: "page/bad-skeleton",
          at: { file: "templates/pages/slots.hbs", line: 2, column: expect.any(Number) },
        }),
      ])
      expect([...project.snapshot().keys()].filter((path) => path.startsWith("generated/"))).toEqual([])
    }
    given.skeleton = null
    const { code, what } = await refused(
      `/** P. */\nexport const ${here}p = kinds.wholePage({ name: "p", title: "P", description: "D", tables: [], skeleton: "unheard-of" })\n`,
    )
    expect([code, what]).toEqual(["plan/unknown-skeleton", expect.stringContaining("unheard-of")])
  })

  it("fault 32: no text closes a comment or runs, wherever it stands", async () => {
    const texts = generatedTexts(hostile(), ".ts")
    expect(texts.size).toBeGreaterThan(20)
    for (const path of texts.keys()) await moduleOf(path)
    expect(globalThis).not.toHaveProperty("pwned")
    for (const [path, text] of texts) {
      const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
      expect((file as unknown as { readonly parseDiagnostics: readonly unknown[] }).parseDiagnostics, path).toEqual([])
      for (const { kind } of file.statements)
        expect(allowedStatements, `${path} ${ts.SyntaxKind[kind]}`).toContain(kind)
      // Typings are what json-schema-to-typescript makes of the schema, byte for byte: it writes names as they are.
      const written = path.endsWith(".d.ts") ? text.replaceAll(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/gu, "") : text
      expect(written, path).not.toMatch(/[\u2028\u2029\u202e\u200b\ufeff]|<\/script/i)
    }
    const described = (texts.get("generated/contracts/hostile/described.ts") ?? "").replaceAll(/\n +\* /g, " ")
    for (const words of [
      "globalThis.pwned = 1",
      "${globalThis.pwned = 2}",
      "globalThis.pwned = 6",
      "Prose of many words that goes on for longer than any line of code has room for, and on, and on, with https",
      "日本 👨‍👩‍👧 aʊ̯x",
    ])
      expect(described).toContain(words)
    for (const path of [...generatedTexts(hostile()).keys()].filter((each) => /\.(?:conf|cfg)$/.test(each)))
      expect(hostile().read(path), path).not.toContain("pwned")
  })

  it.each<readonly [string, string, string]>([
    ["a member", slotText(struct('["__proto__"]: Schema.Boolean'), { mark: "payload" }), "type/not-strict"],
    ["a member of every object", slotText(struct("valueOf: Schema.Boolean"), { mark: "payload" }), "type/not-strict"],
    [
      "a member that would set a prototype",
      slotText(struct(`${here}__proto__: Schema.Boolean`, "a: Schema.Boolean")),
      "load/not-data",
    ],
    ["a harness, or any fact, of such a name", axisText("constructor"), "load/bad-id"],
    ["a prototype for a fact", axisText("__proto__"), "load/bad-id"],
    [
      "a type's name",
      slotText(struct(`${here}a: Schema.Struct({ b: Schema.Boolean }).annotate({ identifier: "__proto__" })`)),
      "load/payload",
    ],
    [
      "the tag of a union",
      slotText(
        'Schema.Union([Schema.Struct({ constructor: Schema.Literal("a") }), Schema.Struct({ constructor: Schema.Literal("b") })])',
        { mark: "payload" },
      ),
      "type/not-strict",
    ],
  ])("fault 33: what every object inherits is refused as %s of ours", async (_, text, code) => {
    expect((await refused(text)).code).toBe(code)
  })

  it("fault 33: what every object inherits is read as any other member where others published it", async () => {
    const { decodeInherited, decodeInheritedText } = (await moduleOf("generated/contracts/wild/inherited.ts")) as {
      readonly decodeInherited: Decode
      readonly decodeInheritedText: (text: string) => { readonly ok: boolean; readonly value?: unknown }
    }
    const whole = '{"__proto__":true,"constructor":"c","valueOf":"valueOf","more":1}'
    expect(decodeInherited(JSON.parse(whole))).toMatchObject({ ok: true })
    const read = decodeInheritedText(whole)
    expect(JSON.stringify(read.value)).toBe(whole)
    for (const [wrong, member] of [
      ['{"constructor":"c","valueOf":"valueOf"}', "__proto__"],
      ['{"__proto__":1,"constructor":"c","valueOf":"valueOf"}', "__proto__"],
      ['{"__proto__":true,"valueOf":"valueOf"}', "constructor"],
      ['{"__proto__":true,"constructor":"c"}', "valueOf"],
    ] as const)
      expect(decodeInherited(JSON.parse(wrong)), wrong).toMatchObject({ ok: false, error: { path: [member] } })
    const { decodeInheritedClosed } = (await moduleOf("generated/contracts/wild/inherited-closed.ts")) as {
      readonly decodeInheritedClosed: Decode
    }
    expect(decodeInheritedClosed(JSON.parse('{"__proto__":{"__proto__":true}}'))).toMatchObject({ ok: true })
    expect(decodeInheritedClosed({})).toMatchObject({ ok: true })
    for (const wrong of ['{"__proto__":{"__proto__":1}}', '{"toString":true}', '{"constructor":"c"}'])
      expect(decodeInheritedClosed(JSON.parse(wrong)), wrong).toMatchObject({ ok: false })
    const schema = JSON.parse(hostile().read("generated/schemas/wild/inherited.schema.json")) as {
      readonly properties: object
    }
    expect(Object.getOwnPropertyNames(schema.properties)).toEqual(expect.arrayContaining(["__proto__", "constructor"]))
  })

  it.each<readonly [string, string]>([
    [
      "foo-bar and foo_bar",
      slotText("Schema.Boolean", { name: '"foo-bar"', number: 1 }) +
        slotText("Schema.Boolean", { name: '"foo_bar"', number: 2, mark: "const" }),
    ],
    [
      "http-2 and http2",
      slotText("Schema.Boolean", { name: '"http-2"', number: 1 }) +
        slotText("Schema.Boolean", { name: '"http2"', number: 2, mark: "const" }),
    ],
    [
      "foo and foo-text, whose decoders are one",
      slotText("Schema.Boolean", { name: '"foo"', number: 1 }) +
        slotText("Schema.Boolean", { name: '"foo-text"', number: 2, mark: "const" }),
    ],
    [
      "a slot and a type",
      slotText(struct('a: Schema.Struct({ b: Schema.Boolean }).annotate({ identifier: "Foo" })'), {
        name: '"foo"',
        mark: "const",
      }),
    ],
    ["the result that generated code gives", slotText("Schema.Boolean", { name: '"result"', mark: "const" })],
    ["the error that generated code gives", slotText("Schema.Boolean", { name: '"decode-error"', mark: "const" })],
    ["the module of a contract", slotText("Schema.Boolean", { name: '"index"', mark: "const" })],
    ["the module of named types", slotText("Schema.Boolean", { name: '"definitions"', mark: "const" })],
  ])("fault 34: two names with one spelling are refused, and nothing is numbered: %s", async (_, text) => {
    const { code, fix } = await refused(text)
    expect([code, fix]).toEqual(["names/not-injective", expect.stringContaining("rename")])
  })

  it("fault 34: names that differ stay different: as values, as members, and beside what is generated", () => {
    const texts = generatedTexts(hostile())
    expect(texts.get("generated/contracts/hostile/words.ts")).toContain(
      'readonly zone: "Etc/GMT+1" | "Etc/GMT+12" | "Etc/GMT-1"',
    )
    const names = texts.get("generated/contracts/hostile/names.ts") ?? ""
    for (const member of ['"foo-bar": "foo-bar"', 'foo_bar: "foo_bar"', 'fooBar: "fooBar"'])
      expect(names).toContain(`readonly ${member}`)
    const decode = texts.get("generated/contracts/hostile/decode.ts") ?? ""
    const exported = [...decode.matchAll(/export (?:function|interface|type) (\w+)/g)].map(([, name]) => name)
    expect(exported).toEqual(
      expect.arrayContaining(["DecodeRequest", "decodeDecodeRequest", "decodeDecodeAcknowledgementText"]),
    )
    expect(new Set(exported).size).toBe(exported.length)
  })

  it.each<readonly [string, string, string]>([
    ["the empty one", slotText("Schema.Boolean", { name: '""', mark: "const" }), "load/bad-id"],
    ["1a", slotText("Schema.Boolean", { name: '"1a"', mark: "name" }), "names/invalid"],
    ["class", slotText("Schema.Boolean", { name: '"class"', mark: "name" }), "names/invalid"],
    ["(fo)X", slotText("Schema.Boolean", { name: '"(fo)X"', mark: "const" }), "load/bad-id"],
    ["Foo", slotText("Schema.Boolean", { name: '"Foo"', mark: "name" }), "names/invalid"],
    ["a--b", slotText("Schema.Boolean", { name: '"a--b"', mark: "name" }), "names/invalid"],
    ["ä", slotText("Schema.Boolean", { name: '"ä"', mark: "const" }), "load/bad-id"],
    ["line\nfeed", slotText("Schema.Boolean", { name: '"line\\nfeed"', mark: "const" }), "load/bad-id"],
    [
      "a type named 1a",
      slotText(struct(`${here}a: Schema.Struct({ b: Schema.Boolean }).annotate({ identifier: "1a" })`)),
      "load/payload",
    ],
    [
      "a type without a name",
      slotText(struct(`${here}a: Schema.Struct({ b: Schema.Boolean }).annotate({ identifier: "" })`)),
      "load/payload",
    ],
  ])("fault 36: what is no name is refused where it is stated: %s", async (_, text, code) => {
    expect((await refused(text)).code).toBe(code)
  })
})

const {
  ImportDeclaration,
  ExportDeclaration,
  InterfaceDeclaration,
  TypeAliasDeclaration,
  FunctionDeclaration,
  FirstStatement,
} = ts.SyntaxKind
/** What generated modules are made of; anything else came out of a text. */
const allowedStatements: readonly ts.SyntaxKind[] = [
  ImportDeclaration,
  ExportDeclaration,
  InterfaceDeclaration,
  TypeAliasDeclaration,
  FunctionDeclaration,
  FirstStatement,
]

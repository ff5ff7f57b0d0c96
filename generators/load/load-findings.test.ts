import { symlinkSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { briefly, loadOnce, temporaryProject } from "./temporary-catalog.fixture.ts"

const kinds = `export const thing = (name: string, more: object = {}) => ({ $id: \`thing/\${name}\`, name, ...more })
export const raw = (id: string, value: unknown = null) => ({ $id: id, name: "x", value })
export const fail = (): never => { throw new Error("no such thing.") }
export const odd = { fn: () => 1, nan: NaN, infinite: -Infinity, big: 1n, sym: Symbol("s"), map: new Map(), hole: [undefined], round: {} as { self?: unknown } }
odd.round.self = odd.round
`
const use = 'import { thing, raw, fail, odd } from "./kinds/thing.ts"\n'
const at = (files: { readonly [path: string]: string }) => loadOnce({ "kinds/thing.ts": kinds, ...files }).then(briefly)

const slot = (name: string, bound: number) => `import * as Schema from "effect/Schema"
import { meta, slot } from "checkfu-catalog/kinds"
import { acme } from "./acme.ts"
const Id = Schema.String.check(Schema.isMaxCodePoints(${bound})).annotate({ identifier: "Id" })
export const ${name} = slot({ contract: acme, name: "${name}", site: meta("PromptRequest", "acme.${name}"), posture: "context", payload: Schema.Struct({ Id }), life: "realized" })
`

describe("a finding stands on the place of the fault:", () => {
  it.each<[string, { readonly [path: string]: string }, readonly string[]]>([
    ["syntax", { "a.ts": "export const a = {\n  b: ]\n}\n" }, ["load/syntax catalog/a.ts:2:6"]],
    [
      "a loop, which is not run",
      { "a.ts": `${use}while (true) {}\nexport const a = thing("a")\n` },
      ["load/not-data catalog/a.ts:2:1"],
    ],
    [
      "an import of a missing file",
      { "a.ts": 'import { b } from "./b.ts"\nexport const a = b({})\n' },
      ["load/unresolved-import catalog/a.ts:1:19"],
    ],
    [
      "an import of a missing name",
      { "a.ts": `import { b } from "./kinds/thing.ts"\n/* é */ export const a = b({})\n` },
      ["load/unresolved-import catalog/a.ts:1:10"],
    ],
    [
      "an import of a missing package",
      { "a.ts": 'import { b } from "acme-nowhere"\nexport const a = b({})\n' },
      ["load/unresolved-import catalog/a.ts:1:19"],
    ],
    [
      "a constructor that throws",
      { "a.ts": `${use}\nexport const a = thing("a", { b: fail() })\n` },
      ["load/thrown catalog/a.ts:3:34"],
    ],
    [
      "an exported value that is no fact",
      { "a.ts": "export const a = 1\nexport const b = [1]\n" },
      ["load/not-a-fact catalog/a.ts:1:14", "load/not-a-fact catalog/a.ts:2:14"],
    ],
    [
      "a fact that is used and not exported",
      { "a.ts": `${use}const b = thing("b")\nexport const a = thing("a", { list: [b] })\n` },
      ["load/unexported-fact catalog/a.ts:3:38"],
    ],
    [
      "a fact's double that is used in its place",
      {
        "a.ts": `${use}const b = thing("b")\nexport const a = thing("a", { b })\n`,
        "b.ts": `${use}export const b = thing("b")\n`,
      },
      ["load/unexported-fact catalog/a.ts:3:31"],
    ],
    [
      "a key twice in a list",
      { "a.ts": `${use}export const a = thing("a", { list: ["x", { name: "y" }, "y"] })\n` },
      ["load/duplicate-key catalog/a.ts:2:58"],
    ],
    [
      "values that are no JSON",
      {
        "a.ts": `${use}export const a = thing("a", {\n  fn: odd.fn,\n  nan: odd.nan,\n  infinite: odd.infinite,\n  big: odd.big,\n  sym: odd.sym,\n  map: odd.map,\n  hole: odd.hole,\n  round: odd.round,\n  pattern: /a/,\n})\n`,
      },
      [3, 4, 5, 6, 7, 8, 9, 10, 11].map((line) => `load/not-json catalog/a.ts:${line}:3`),
    ],
    [
      "a part of a payload",
      {
        "a.ts": `import { Schema } from "effect"\n${use}export const a = thing("a", {\n  payload: Schema.Struct({\n    b: Schema.Union([Schema.Struct({ t: Schema.Literal("x"), c: Schema.Number }), Schema.Struct({ t: Schema.Literal("y") })]),\n  }),\n})\n`,
      },
      ["load/payload catalog/a.ts:5:62"],
    ],
    [
      "two types with one name in one payload",
      {
        "a.ts": `import * as Schema from "effect/Schema"\n${use}const B = Schema.Int.annotate({ identifier: "Id" })\nconst C = Schema.String.annotate({ identifier: "Id" })\nexport const a = thing("a", { payload: Schema.Struct({ B, C }) })\n`,
      },
      ["load/duplicate-type-name catalog/a.ts:4:48"],
    ],
    [
      "a setting that does not exist",
      { "catalog.config.ts": 'export default { outt: 1, out: 2, docs: "../x", extends: 1, only: [1] }\n' },
      [
        "load/config catalog/catalog.config.ts:1:18",
        "load/config catalog/catalog.config.ts:1:27",
        "load/config catalog/catalog.config.ts:1:35",
        "load/config catalog/catalog.config.ts:1:49",
        "load/config catalog/catalog.config.ts:1:61",
      ],
    ],
    [
      "a configuration that is computed",
      { "catalog.config.ts": `import { thing } from "./kinds/thing.ts"\nexport default thing(thing("a"))\n` },
      ["load/config catalog/catalog.config.ts:2:16"],
    ],
    [
      "a configuration without default export",
      { "catalog.config.ts": "const a = 1\n" },
      ["load/config catalog/catalog.config.ts:1:1"],
    ],
    [
      "a decision without front matter",
      { "decisions/0001-a.md": "# A\n" },
      ["load/decision catalog/decisions/0001-a.md:1:1"],
    ],
    [
      "a decision whose YAML is broken",
      { "decisions/0001-a.md": "---\nfacts:\n  - a\nbefore: {\n---\n# A\n" },
      ["load/decision catalog/decisions/0001-a.md:4:10"],
    ],
    [
      "a decision with an unknown member",
      { "decisions/0001-a.md": "---\nfacts: [a/b]\nbefore: x\nafter: y\nbeside: z\n---\n# A\n" },
      ["load/decision catalog/decisions/0001-a.md:5:1"],
    ],
    [
      "a decision whose facts are none",
      { "decisions/0001-a.md": "---\nfacts: 1\nbefore: x\nafter: y\n---\n# A\n" },
      ["load/decision catalog/decisions/0001-a.md:2:1"],
    ],
    [
      "a decision without a member",
      { "decisions/0001-a.md": "---\nfacts: [a/b]\nbefore: x\n---\n# A\n" },
      ["load/decision catalog/decisions/0001-a.md:1:1"],
    ],
    [
      "a decision without title",
      { "decisions/0001-a.md": "---\nfacts: [a/b]\nbefore: x\nafter: y\n---\nText\n" },
      ["load/decision catalog/decisions/0001-a.md:6:1"],
    ],
    [
      "a decision with another kind of name",
      { "decisions/first.md": "---\nfacts: [a/b]\nbefore: x\nafter: y\n---\n# A\n" },
      ["load/decision catalog/decisions/first.md:1:1"],
    ],
  ])("%s", async (_, files, places) => expect(await at(files)).toEqual(places))

  it.each([
    "thing",
    "thing/",
    "Thing/a",
    "thing/a b",
    "thing/..",
    "thing/constructor",
    "thing/__proto__",
    "thing/a/toString",
    "/a",
    "thing//a",
  ])("the id %s", async (id) =>
    expect(await at({ "a.ts": `${use}export const a = raw("${id}")\n` })).toEqual(["load/bad-id catalog/a.ts:2:14"]),
  )

  it("an id in two files, with the other place beside it", async () => {
    const { findings } = await loadOnce({
      "kinds/thing.ts": kinds,
      "a.ts": `${use}export const a = thing("x")\n`,
      "b.ts": `${use}\nexport const b = thing("x")\n`,
    })
    expect(findings).toMatchObject([
      {
        code: "load/duplicate-id",
        what: "thing/x is stated twice.",
        at: { file: "catalog/b.ts", line: 3, column: 14 },
        related: [{ says: "first stated", at: { file: "catalog/a.ts", line: 2, column: 14 } }],
      },
    ])
  })

  it("a value that holds itself twice, which has no end", async () => {
    const looped = "const loop = { a: {}, b: {} }\nloop.a = loop\nloop.b = loop\n"
    const { findings } = await loadOnce({
      "kinds/thing.ts": `${kinds}${looped}export const endless = () => ({ loop })\n`,
      "a.ts": 'import { endless, thing } from "./kinds/thing.ts"\nexport const a = thing("a", endless())\n',
    })
    expect(findings.map(({ what }) => what)).toEqual(["thing/a: a value that holds itself is no JSON."])
  })

  it("the same in every order of the modules", async () => {
    const files = {
      "kinds/thing.ts": kinds,
      "a.ts": `${use}export const a = thing("x")\nexport const c = fail()\n`,
      "b.ts": `${use}export const b = thing("x")\n`,
      "c.ts": `${use}export const c = thing("x")\nconst d = thing("d")\nexport const e = thing("e", { d })\n`,
    }
    const straight = await loadOnce(files)
    const reversed = await loadOnce(files, { shuffle: (paths) => paths.toReversed() })
    expect(straight.findings).toHaveLength(3)
    expect(reversed.findings).toEqual(straight.findings)
    expect(reversed.facts).toEqual(straight.facts)
  })

  it("modules that import each other, with the way round", async () => {
    const { findings, facts } = await loadOnce({
      "kinds/thing.ts": kinds,
      "a.ts": `${use}import { b } from "./b.ts"\nexport const a = thing("a", { b })\n`,
      "b.ts": `${use}import { c } from "./c.ts"\nexport const b = thing("b", { c })\n`,
      "c.ts": `${use}import { a } from "./a.ts"\nexport const c = thing("c", { a })\n`,
      "d.ts": `${use}export const d = thing("d")\n`,
      "e.ts": `${use}import { a } from "./a.ts"\nexport const e = thing("e", { a })\n`,
    })
    expect(findings).toMatchObject([
      {
        code: "load/import-cycle",
        what: "catalog/a.ts imports catalog/b.ts imports catalog/c.ts imports catalog/a.ts.",
        at: { file: "catalog/a.ts", line: 2, column: 19 },
        related: [
          { says: "imports catalog/c.ts", at: { file: "catalog/b.ts", line: 2, column: 19 } },
          { says: "imports catalog/a.ts", at: { file: "catalog/c.ts", line: 2, column: 19 } },
        ],
      },
    ])
    expect(facts.map(({ id }) => id)).toEqual(["thing/d"])
  })

  it("two types with one name in two slots of one contract", async () => {
    const { findings } = await loadOnce({
      "acme.ts":
        'import { contract } from "checkfu-catalog/kinds"\nexport const acme = contract({ name: "acme", title: "A", ownership: "owned", keyPrefix: "acme.", methodPrefix: null })\n',
      "one.ts": slot("one", 1),
      "two.ts": slot("two", 2),
      "three.ts": slot("three", 1),
    })
    expect(findings).toMatchObject([
      {
        code: "load/duplicate-type-name",
        what: "slot/acme/two: two types are named Id.",
        at: { file: "catalog/two.ts", line: 4, column: 82 },
        related: [{ at: { file: "catalog/one.ts", line: 4, column: 82 } }],
      },
    ])
  })

  it("bytes that are not UTF-8", async () =>
    expect(briefly(await loadOnce({ "a.ts": Uint8Array.of(0x2f, 0x2f, 0xff, 0x0a) }))).toEqual([
      "load/unreadable catalog/a.ts:1:1",
    ]))

  it("everything at once, and never a stack trace", async () => {
    const { findings, facts } = await loadOnce({
      "kinds/thing.ts": kinds,
      "a.ts": "export const a = ]\n",
      "b.ts": `${use}import { a } from "./a.ts"\nexport const b = thing("b", { a })\n`,
      "c.ts": `${use}export const c = thing("c", { d: fail() })\n`,
      "d.ts": `${use}import { c } from "./c.ts"\nexport const d = thing("d", { e: c.name.length })\n`,
      "f.ts": 'import { g } from "./g.ts"\nexport const f = g(1)\n',
      "h.ts": `${use}export const h = thing("h")\n`,
      "i.ts": `${use}for (;;) {}\n`,
    })
    expect(briefly({ findings })).toEqual([
      "load/syntax catalog/a.ts:1:18",
      "load/thrown catalog/c.ts:2:34",
      "load/unresolved-import catalog/f.ts:1:19",
      "load/not-data catalog/i.ts:2:1",
    ])
    expect(findings[1]?.what).toBe("The module can not be run: no such thing.")
    expect(JSON.stringify(findings)).not.toMatch(/node_modules|bundle|\bat /)
    expect(facts.map(({ id }) => id)).toEqual(["thing/h"])
  })
})

describe("a link", () => {
  it("is not followed, neither to a file nor to a folder", async () => {
    const project = temporaryProject({ "kinds/thing.ts": kinds, "../outside/a.ts": "export const a = 1\n" })
    symlinkSync(join(project.root, "outside"), join(project.root, "catalog", "linked"))
    symlinkSync(join(project.root, "outside", "a.ts"), join(project.root, "catalog", "a.ts"))
    expect(briefly(await project.load())).toEqual([])
    project.remove()
  })
})

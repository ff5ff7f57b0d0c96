import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import ts from "typescript"
import { afterAll, describe, expect, it } from "vitest"
import { includes } from "../../model/includes.ts"
import type { WireType } from "../../model/wire-type.ts"
import { emptyProject, projectIn } from "../e2e/scratch.ts"
import { compiled } from "./compiled.ts"
import { copyOf, generatedHostile, generatedTexts } from "./project.ts"
import { loadedOnce, slotText } from "./refusal.ts"

const head = `import * as Schema from "effect/Schema"
import * as kinds from "checkfu-catalog/kinds"

/** Ours to shape. */
export const acme = kinds.contract({ name: "acme", title: "Acme", ownership: "owned", keyPrefix: "acme.", methodPrefix: null })

`

/** Slots in one module, so that whatever reads a module once for each of its facts takes time by the square. */
function slots(count: number): string {
  const one = (number: number): string =>
    slotText(
      "Schema.Struct({ id: Schema.String.check(Schema.isBetweenCodePoints(1, 64)), at: Schema.optionalKey(Schema.NullOr(Schema.Int)) })",
      { name: `"slot-${number}"`, number },
    )
  return head + Array.from({ length: count }, (_, number) => one(number)).join("")
}

const folders: string[] = []

/** Processor time of a generation in milliseconds, and the TypeScript that it wrote. */
async function timed(count: number): Promise<{ readonly took: number; readonly folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), "many-"))
  folders.push(folder)
  const project = projectIn(folder)
  project.write("package.json", '{ "type": "module" }\n')
  project.write("catalog/slots.ts", slots(count))
  const started = process.cpuUsage()
  expect(await project.run("generate")).toMatchObject({ code: 0, err: "" })
  const { user, system } = process.cpuUsage(started)
  return { took: (user + system) / 1000, folder }
}

describe("scale and meaning", () => {
  const hostile = generatedHostile()
  loadedOnce()
  let made: ReturnType<typeof timed> | undefined
  const thousand = (): ReturnType<typeof timed> => (made ??= timed(1000))
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true })
  })

  it("fault 42: 1,000 slots take time in proportion to their number", { timeout: 120_000 }, async () => {
    const few = await timed(125)
    const many = await thousand()
    expect(many.took / few.took).toBeLessThan(14)
    expect(many.took).toBeLessThan(20_000)
  })

  it(
    "fault 43: 1,000 slots are a file each, and the compiler reads them in seconds",
    { timeout: 120_000 },
    async () => {
      const { folder } = await thousand()
      const paths = [...projectIn(folder).snapshot().keys()].filter(
        (path) => path.startsWith("output/") && path.endsWith(".ts"),
      )
      expect(paths.filter((path) => /^output\/contracts\/acme\/slot-\d+\.ts$/.test(path))).toHaveLength(1000)
      const started = process.cpuUsage()
      expect(compiled(folder, paths)).toEqual([])
      const { user, system } = process.cpuUsage(started)
      expect((user + system) / 1000).toBeLessThan(40_000)
    },
  )

  it("fault 43: every export says its type, so that none is inferred from a giant", () => {
    for (const [path, text] of generatedTexts(hostile(), ".ts")) {
      const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
      for (const statement of file.statements) {
        if (ts.isFunctionDeclaration(statement) && isExported(statement)) expect(statement.type, path).toBeDefined()
        if (ts.isVariableStatement(statement) && isExported(statement))
          for (const { type } of statement.declarationList.declarations) expect(type, path).toBeDefined()
      }
    }
  })

  it("fault 43: a module beyond a megabyte is refused at its fact", { timeout: 120_000 }, async () => {
    const many = Array.from({ length: 45_000 }, (_, at) => `"some word ${at}"`).join(", ")
    const project = emptyProject()
    project.write("catalog/giant.ts", `${head}${slotText(`Schema.Literals([${many}])`)}`)
    const { code, out } = await project.run("generate", "--reporter", "json")
    expect(code).toBe(1)
    const findings = JSON.parse(out) as readonly { readonly severity: string }[]
    expect(findings.filter(({ severity }) => severity === "error")).toEqual([
      expect.objectContaining({ code: "plan/size", facts: ["slot/acme/under-test"] }),
    ])
    expect([...project.snapshot().keys()].filter((path) => path.startsWith("output/"))).toEqual([])
  })

  it("fault 45: a raised ceiling widens authority, although no payload changed", async () => {
    const project = copyOf(hostile())
    project.edit("catalog/lane.ts", 'ceiling: { depth: "z" }', 'ceiling: { depth: "10" }')
    const schemas = generatedTexts(project, ".schema.json")
    const raised = await project.run("generate")
    expect(raised).toMatchObject({ code: 0, out: expect.stringMatching(/zebra.*ceiling\.depth[^]*authority widens/) })
    expect(generatedTexts(project, ".schema.json")).toEqual(schemas)
    project.edit("catalog/lane.ts", 'ceiling: { depth: "10" }', 'ceiling: { depth: "z" }')
    expect((await project.run("generate")).out).toContain("authority narrows")
    project.edit("catalog/lane.ts", 'under("10", { depth: "9" })', 'under("10", { depth: "a" })')
    expect((await project.run("generate")).out).toContain("authority widens")
  })

  it("fault 45: another order of what is stated widens nothing", async () => {
    const project = copyOf(hostile())
    project.edit("catalog/lane.ts", "dialects: [tongue, aaTongue]", "dialects: [aaTongue, tongue]")
    const { code, out } = await project.run("generate")
    expect(code).toBe(0)
    expect(out).not.toContain("widens")
    expect(out).toContain("robin")
  })

  it("fault 45: ranges and lists of values are compared as sets", () => {
    const payload = (type: WireType) => ({ type, definitions: [] })
    const integer = (min: number, max: number): WireType => ({ kind: "integer", min, max })
    const fits = (narrow: WireType, wide: WireType): readonly [boolean, boolean] => [
      includes(payload(wide), payload(narrow)).included,
      includes(payload(narrow), payload(wide)).included,
    ]
    expect(fits(integer(1, 9), integer(0, 9))).toEqual([true, false])
    expect(fits(integer(1, 9), { kind: "number", min: 0.5, max: 9.5 })).toEqual([true, false])
    expect(fits({ kind: "literal", values: [3, 1] }, { kind: "literal", values: [1, 2, 3] })).toEqual([true, false])
    expect(fits({ kind: "literal", values: ["b", "a"] }, { kind: "literal", values: ["a", "b"] })).toEqual([true, true])
    expect(fits({ kind: "literal", values: [1, 2, 3] }, integer(1, 3))[0]).toBe(true)
  })

  it("fault 46: a member that becomes required is a change of that member", async () => {
    const project = copyOf(hostile())
    project.edit("catalog/payloads.ts", "right: Schema.optionalKey(P).annotateKey", "right: P.annotateKey")
    const { code, out } = await project.run("generate")
    expect(code).toBe(0)
    const [line = "", ...others] = out.split("\n").filter((each) => each.includes("shared"))
    expect(others).toEqual([])
    expect(line).toMatch(/right.*optional/)
    expect(out.length).toBeLessThan(400)
    project.edit("catalog/payloads.ts", "minimum: -0.5, maximum: 95.5", "minimum: -0.5, maximum: 96.5")
    const bound = await project.run("generate")
    expect(bound.out).toMatch(/ratio.*percent.*max.*95\.5.*96\.5/)
  })

  it("fault 46: a summary that is worded anew is a change of the summary", async () => {
    const project = copyOf(hostile())
    project.edit("catalog/payloads.ts", "A number with a fraction at its bound.", "A number of parts.")
    const { out } = await project.run("generate")
    expect(out).toMatch(/ratio.*summary/)
    expect(out).not.toContain("payload")
  })
})

function isExported(statement: ts.FunctionDeclaration | ts.VariableStatement): boolean {
  return statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true
}

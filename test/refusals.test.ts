import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import ts from "typescript"
import { beforeAll, describe, expect, it } from "vitest"
import { refusalFiles } from "../generators/emit/refusals.ts"
import { load } from "../generators/load/load.ts"
import { resolve } from "../generators/resolve/resolve.ts"
import type { Catalog } from "../model/catalog.ts"
import { refusals } from "../output/facts/refusals.ts"
import { problemDetails } from "../runtime/problem-details.ts"
import { filesBelow } from "./files.ts"

const root = join(import.meta.dirname, "..")
const config = ts.parseConfigFileTextToJson("tsconfig.json", readFileSync(join(root, "tsconfig.json"), "utf8")) as {
  config: unknown
}
const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root)
const modules = filesBelow("runtime", ".ts").filter((path) => !/\.(?:test|fixture)\.ts$/.test(path))
const parsed = new Map<string, ts.SourceFile | undefined>()

/** Some modules as the compiler sees them, with other texts in place of some. */
function compiled(paths: readonly string[], texts: { readonly [path: string]: string }): ts.Program {
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  const overlaid = new Map(Object.entries(texts).map(([path, text]) => [join(root, path), text]))
  host.getSourceFile = (path, version, ...rest) => {
    const text = overlaid.get(path)
    if (text !== undefined) return ts.createSourceFile(path, text, version)
    if (!parsed.has(path)) parsed.set(path, getSourceFile.call(host, path, version, ...rest))
    return parsed.get(path)
  }
  return ts.createProgram(
    paths.map((path) => join(root, path)),
    options,
    host,
  )
}

/** Every code that a literal or a template of a module stands for, where one of the catalogued codes is asked for. */
function raisedIn(program: ts.Program, path: string): ReadonlySet<string> {
  const checker = program.getTypeChecker()
  const raised = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const asked = checker.getContextualType(node)
      if (
        asked !== undefined &&
        parts(asked).every((type) => type.isStringLiteral() && Object.hasOwn(refusals, type.value))
      )
        for (const type of parts(checker.getTypeAtLocation(node)))
          raised.add(type.isStringLiteral() ? type.value : `${path} raises ${checker.typeToString(type)}`)
    }
    ts.forEachChild(node, visit)
  }
  const file = program.getSourceFile(join(root, path))
  if (file === undefined) throw new Error(`no module ${path}`)
  visit(file)
  return raised
}

/** What a module says in its refusals, as patterns: what a sentence takes from elsewhere may be anything. */
function sentencesOf(path: string): readonly RegExp[] {
  const file = ts.createSourceFile(path, readFileSync(join(root, path), "utf8"), ts.ScriptTarget.Latest, true)
  const found: RegExp[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === "what")
      found.push(...patternsOf(node.initializer).map((pattern) => new RegExp(`^${pattern}$`)))
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found.length === 0 ? [/^/] : found
}

function patternsOf(node: ts.Expression): readonly string[] {
  if (ts.isConditionalExpression(node)) return [...patternsOf(node.whenTrue), ...patternsOf(node.whenFalse)]
  if (ts.isStringLiteralLike(node)) return [exactly(node.text)]
  if (!ts.isTemplateExpression(node)) return [".*"]
  return [exactly(node.head.text) + node.templateSpans.map(({ literal }) => `.*${exactly(literal.text)}`).join("")]
}

function exactly(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
}

function parts(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type]
}

/** What the compiler says of a module among other texts. */
function complaints(path: string, texts: { readonly [path: string]: string }): readonly string[] {
  const program = compiled([path], texts)
  return program
    .getSemanticDiagnostics(program.getSourceFile(join(root, path)))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "))
}

describe("the codes of the runtime's refusals", () => {
  let catalog: Catalog
  const raised = new Map<string, Set<string>>()
  const places = new Map<string, Set<string>>()
  beforeAll(async () => {
    const loaded = await load({ root, cacheFolder: null })
    catalog = resolve(loaded.facts, loaded.acp).catalog
    const program = compiled(modules, {})
    for (const path of modules)
      for (const code of raisedIn(program, path)) {
        const rooms = raised.get(code) ?? new Set()
        rooms.add(path.split("/")[1] ?? "")
        raised.set(code, rooms)
        places.set(code, (places.get(code) ?? new Set()).add(path))
      }
  }, 120_000)

  it("are all catalogued, and every catalogued code is raised somewhere", () => {
    expect([...raised.keys()].toSorted()).toEqual(Object.keys(refusals))
  })

  it("are raised in the room that the catalog names", () => {
    const rooms = new Map(
      catalog.refusals.map(({ id, codes }) => [id, new Set(codes.flatMap((code) => [...(raised.get(code) ?? [])]))]),
    )
    const stated = catalog.ordered("refusal").map(({ id, body }) => [id, [body["raisedIn"]]])
    expect([...rooms].map(([id, found]) => [id, [...found]])).toEqual(stated)
  })

  it("say what the example of each says, or what differs from it in names and numbers alone", () => {
    const mute = catalog.refusals.flatMap(({ id, codes }) => {
      const said = [...new Set(codes.flatMap((code) => [...(places.get(code) ?? [])]))].flatMap(sentencesOf)
      const example = catalog.facts.find((fact) => fact.id === id)?.body["example"]
      return typeof example === "string" && said.some((sentence) => sentence.test(example)) ? [] : [id]
    })
    expect(mute).toEqual([])
  })

  it("have a page each, which tells the cause and the cure and is the type of the problem document", () => {
    for (const [code, { name, cause, cure }] of Object.entries(refusals)) {
      const page = readFileSync(join(root, `docs/reference/refusals/${name}.mdx`), "utf8")
      const plain = page.replaceAll("\\", "").toLowerCase()
      expect(plain, code).toContain(cause.toLowerCase())
      expect(plain, code).toContain(cure.toLowerCase())
      const { type } = problemDetails(
        { code: code as keyof typeof refusals, what: "", why: "", fix: "", facts: [] },
        "",
      )
      expect(existsSync(join(root, `docs${type}.mdx`)), type).toBe(true)
    }
  })

  it("do not compile where the fact of one is missing", () => {
    const without = { ...catalog, refusals: catalog.refusals.filter(({ name }) => name !== "handshake-promotion") }
    const [file] = refusalFiles(without, "output")
    const path = "runtime/admission/ready-set.ts"
    expect(complaints(path, {})).toEqual([])
    expect(complaints(path, { "output/facts/refusals.ts": file?.text ?? "" })).toEqual([
      expect.stringContaining('"handshake/promotion"'),
    ])
  })

  it("do not compile where a code is made up, also out of parts", () => {
    const path = "runtime/gateway/edge/unserved.ts"
    const source = readFileSync(join(root, path), "utf8")
    const made = source.replace('code: "gateway/target"', "code: `gateway/${target}`")
    expect(made).not.toBe(source)
    expect(complaints(path, { [path]: made })).toEqual([expect.stringMatching(/^Type .* is not assignable/)])
  })
})

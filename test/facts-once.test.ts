import { readFileSync } from "node:fs"
import ts from "typescript"
import { describe, expect, it } from "vitest"
import type { Fact } from "../model/fact.ts"
import { filesBelow } from "./files.ts"

interface Literal {
  readonly place: string
  readonly text: string
}

/** Every string in a module's code, comments and import specifiers left out. */
function literalsOf(path: string, source: string): readonly Literal[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  const found: Literal[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node))
      found.push({ place: `${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`, text: node.text })
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const { facts } = JSON.parse(readFileSync("output/catalog.json", "utf8")) as { facts: readonly Fact[] }
// An order bears the name of a kind, a page that of a path; a table is known by its contract and name together.
// Roles and endpoints are asked for under types that the catalog gives: who asks for another does not compile.
const unnamed = ["order", "page", "each-page", "decision", "table", "role", "endpoint"]
const names = new Set<unknown>([
  ...facts.filter(({ kind }) => !unnamed.includes(kind)).map(({ name }) => name),
  ...facts.filter(({ kind }) => kind === "table").map(({ id }) => id.slice(id.indexOf("/") + 1)),
  // What an agent calls a tool of the host.
  ...facts.filter(({ kind }) => kind === "host-tool").map(({ body }) => body["literal"]),
  // What a harness calls a tool of the platform, and the plane that brings it there.
  ...facts.filter(({ kind }) => kind === "platform-tool").flatMap(({ body }) => [body["literal"], body["plane"]]),
])
const prefixes = facts
  .filter(({ kind }) => kind === "contract")
  .flatMap(({ body }) => [body["keyPrefix"], body["methodPrefix"]])
  .filter((prefix) => typeof prefix === "string")

/** The literals that say again what the catalog owns. */
function repeated(literals: readonly Literal[]): readonly string[] {
  return literals
    .filter(({ text }) => names.has(text) || prefixes.some((prefix) => text.startsWith(prefix)))
    .map(({ place, text }) => `${place} ${JSON.stringify(text)}`)
}

describe("facts are said once", () => {
  it("knows the names that it looks for", () => {
    expect([...names]).toEqual(
      expect.arrayContaining([
        "codex",
        "openai_chat",
        "subagents",
        "checkfu/reachability",
        "acp-v1",
        "onehorizon",
        "write_document",
        "checkfu_conformance_probe",
        "platform-mcp-v1",
      ]),
    )
    expect(prefixes).toEqual(expect.arrayContaining(["checkfu.", "_checkfu/", "onehorizon.ai"]))
  })

  it("no string of model, generators or runtime equals a catalogued name or begins with a contract's prefix", () => {
    const paths = ["model", "generators", "runtime"]
      .flatMap((room) => filesBelow(room, ".ts"))
      .filter((path) => !path.endsWith(".test.ts"))
    expect(paths.length).toBeGreaterThan(60)
    expect(paths.flatMap((path) => repeated(literalsOf(path, readFileSync(path, "utf8"))))).toEqual([])
  })

  it.each([
    ['const a = "codex"', '"codex"'],
    ["const a = `checkfu.turn`", '"checkfu.turn"'],
    ["const a = (id: string) => `_checkfu/${id}`", '"_checkfu/"'],
    ['const a: "subagents" = b', '"subagents"'],
  ])("would find %s", (source, literal) => {
    expect(repeated(literalsOf("planted.ts", source))).toEqual([`planted.ts:1 ${literal}`])
  })
})

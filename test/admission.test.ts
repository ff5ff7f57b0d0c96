import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import type { Fact } from "../model/fact.ts"
import { cellMembers } from "../model/preflight.ts"
import { drivers } from "../output/facts/drivers.ts"
import { modelCards } from "../output/facts/model-cards.ts"
import { filesBelow } from "./files.ts"

const { facts } = JSON.parse(readFileSync("output/catalog.json", "utf8")) as { readonly facts: readonly Fact[] }

function schemaOf(document: string): string {
  return readFileSync(`output/schemas/documents/${document}.schema.json`, "utf8")
}

/** The lists of literals in a schema that hold a word. */
function listsWith(document: string, word: string): readonly (readonly string[])[] {
  const found: (readonly string[])[] = []
  const open: unknown[] = [JSON.parse(schemaOf(document))]
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next !== "object" || next === null) continue
    const list = (next as { readonly enum?: unknown }).enum
    if (Array.isArray(list) && list.includes(word)) found.push(list.map(String))
    open.push(...Object.values(next))
  }
  return found
}

function literals(kind: string, scope = ""): readonly string[] {
  return facts
    .filter(({ id }) => id.startsWith(`${kind}/${scope}`))
    .map(({ body }) => JSON.stringify(body["literal"]).slice(1, -1))
    .toSorted()
}

describe("what admission reads", () => {
  it.each([
    ["model-routing-revision", "planning", "term", "tier/"],
    ["model-routing-revision", "pinned", "term", "policy/"],
    ["model-routing-revision", "minimal", "term", "effort/"],
    ["model-routing-profile", "harness_owned", "access-lane", ""],
  ])("in %s, where %s is a word, has the words of the catalog", (document, word, kind, scope) => {
    const lists = listsWith(document, word)
    expect(lists.length).toBeGreaterThan(0)
    for (const list of lists) expect(list.toSorted()).toEqual(literals(kind, scope))
  })

  it("names drivers by the protocols that releases name", () => {
    const protocols = new Set(drivers.flatMap(({ protocol }) => protocol ?? []))
    for (const document of ["harness-profile", "harness-release"])
      for (const list of listsWith(document, "oneshot-v1")) expect(new Set(list)).toEqual(protocols)
    expect(listsWith("harness-profile", "oneshot-v1").length).toBeGreaterThan(1)
  })

  it("is a tuple of the nine members that the law compares", () => {
    const { $defs } = JSON.parse(schemaOf("compatibility-cell")) as {
      readonly $defs: { readonly CompatibilityCell: { readonly required: readonly string[] } }
    }
    expect($defs.CompatibilityCell.required.toSorted()).toEqual([...cellMembers].toSorted())
  })

  it("has one floor for models without a card, and every word of effort that a card maps", () => {
    expect(modelCards.filter(({ provider }) => provider === null)).toHaveLength(1)
    const words = literals("term", "effort/")
    for (const { effort } of modelCards)
      expect([0, words.length]).toContain(effort.filter((each) => words.includes(each.effort)).length)
  })
})

describe("the refusals of admission", () => {
  const codes = facts
    .filter(({ kind, body }) => kind === "refusal" && body["raisedIn"] === "admission")
    .flatMap(({ body }) => body["codes"] as readonly string[])
  const tests = filesBelow("runtime/admission", ".test.ts").map((path) => readFileSync(path, "utf8"))

  it("are each expected by a test beside the code", () => {
    expect(codes.length).toBeGreaterThan(50)
    expect(codes.filter((code) => !tests.some((text) => text.includes(`"${code}"`)))).toEqual([])
  })

  it("rest on facts that exist, wherever the code names one", () => {
    const ids = new Set<string>(facts.map(({ id }) => id))
    const kinds = new Set(facts.map(({ kind }) => kind))
    const named = filesBelow("runtime/admission", ".ts")
      .filter((path) => !path.endsWith(".test.ts"))
      .flatMap((path) => readFileSync(path, "utf8").match(/"[a-z-]+\/[a-z0-9/_-]+"/g) ?? [])
      .map((quoted) => quoted.slice(1, -1))
      .filter((id) => kinds.has(id.slice(0, id.indexOf("/"))) && !codes.includes(id))
    expect(named.length).toBeGreaterThan(2)
    expect(named.filter((id) => !ids.has(id))).toEqual([])
  })
})

import fc from "fast-check"
import { readFileSync } from "node:fs"
import { SyntaxKind, tokenToString } from "typescript"
import { describe, expect, it } from "vitest"
import {
  generatedNames,
  headingSlug,
  identifierOf,
  inheritedNames,
  isIdentifier,
  isName,
  isTypeName,
  reservedWords,
  typeNameOf,
} from "./naming.ts"

describe("a name", () => {
  it.each(["a", "codex", "acp-v1", "openai_chat", "mid_run_input", "chat2"])("%s is one", (name) => {
    expect(isName(name)).toBe(true)
  })

  it.each([
    "",
    "1a",
    "class",
    "(fo)X",
    "constructor",
    "__proto__",
    "toString",
    "A",
    "aB",
    "a--b",
    "a-",
    "-a",
    "a b",
    "a/b",
    "nul",
    "é",
    "a\n",
  ])("%j is none", (name) => {
    expect(isName(name)).toBe(false)
  })

  it("refuses exactly the members that objects inherit", () => {
    expect([...inheritedNames].toSorted()).toEqual(Object.getOwnPropertyNames(Object.prototype).toSorted())
  })

  it("refuses no word as reserved that could name a constant, and every one that could not", () => {
    const refused = (word: string): boolean => {
      try {
        new Function(`"use strict"; { const ${word} = 1; return ${word} }`)
        return false
      } catch {
        return true
      }
    }
    const onlyInModules = ["await", "Infinity", "NaN", "undefined"]
    for (const word of reservedWords) expect(refused(word) || onlyInModules.includes(word), word).toBe(true)
    const { FirstReservedWord: first, LastFutureReservedWord: last } = SyntaxKind
    for (const kind of Object.values(SyntaxKind)) {
      if (typeof kind === "string" || kind < first || kind > last) continue
      expect(reservedWords.has(tokenToString(kind) ?? ""), tokenToString(kind)).toBe(true)
    }
    for (const word of ["async", "from", "get", "of", "set", "type"]) expect(reservedWords.has(word), word).toBe(false)
  })
})

describe("what generated code declares beside the catalog's names", () => {
  it("is all known: what the kernel and the contracts export, the types of facts, and lists that refer to each other", () => {
    const known = (path: string, pattern: RegExp): void => {
      for (const [, name = ""] of readFileSync(path, "utf8").matchAll(pattern))
        expect(generatedNames.has(name), `${path}: ${name}`).toBe(true)
    }
    for (const path of ["templates/kernel.ts", "templates/contract.ts", "output/facts/types.ts"])
      known(path, /^export (?:const|function|type|interface) (\w+)/gm)
    for (const list of [
      "access-lanes",
      "axes",
      "declarations",
      "harnesses",
      "providers",
      "update-routings",
      "validities",
    ])
      known(`output/facts/${list}.ts`, /^export const (\w+): readonly/gm)
    for (const name of ["Array", "Infinity", "JSON", "Number", "Object", "Record"])
      expect(generatedNames.has(name), name).toBe(true)
  })
})

describe("the spelling of a name", () => {
  it.each([
    ["acp-v1", "acpV1", "AcpV1"],
    ["openai_chat", "openaiChat", "OpenaiChat"],
    ["session-interrupt", "sessionInterrupt", "SessionInterrupt"],
    ["checkfu/subagents", "checkfuSubagents", "CheckfuSubagents"],
    ["TaskComment", "taskComment", "TaskComment"],
    ["", "", ""],
  ])("%j reads %s as a value and %s as a type", (name, identifier, type) => {
    expect(identifierOf(name)).toBe(identifier)
    expect(typeNameOf(name)).toBe(type)
  })

  it("is an identifier and a type for every name", () => {
    const names = fc.stringMatching(/^[a-z][a-z0-9]{0,6}(?:[-_][a-z0-9]{1,6}){0,3}$/).filter(isName)
    fc.assert(
      fc.property(names, (name) => {
        expect(isTypeName(typeNameOf(name))).toBe(true)
        expect(isIdentifier(identifierOf(name)) || reservedWords.has(identifierOf(name))).toBe(true)
      }),
    )
  })

  it("knows what cannot stand as an identifier", () => {
    expect(["a", "_", "$a1"].every(isIdentifier)).toBe(true)
    expect(["", "1a", "a-b", "class", "é", "a b"].some(isIdentifier)).toBe(false)
    expect(["A", "Ab1"].every(isTypeName)).toBe(true)
    expect(["", "a", "aB", "A-b", "A_", "1A", "É"].some(isTypeName)).toBe(false)
  })
})

describe("the anchor of a heading", () => {
  it.each([
    ["Which harnesses can reach which model providers?", "which-harnesses-can-reach-which-model-providers"],
    ["Harness × model-provider reachability", "harness--model-provider-reachability"],
    ["`checkfu.subagent`", "checkfusubagent"],
    ["Überblick 2", "überblick-2"],
    ["  The end ", "the-end"],
    ["snake_case - it's 1\u0301", "snake_case---its-1\u0301"],
  ])("of %j is #%s", (heading, slug) => {
    expect(headingSlug(heading)).toBe(slug)
  })
})

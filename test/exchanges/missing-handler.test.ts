import { readFileSync } from "node:fs"
import { join } from "node:path"
import ts from "typescript"
import { describe, expect, it } from "vitest"

const root = join(import.meta.dirname, "../..")
const planted = join(root, "runtime/planted.ts")

const config = ts.parseConfigFileTextToJson("tsconfig.json", readFileSync(join(root, "tsconfig.json"), "utf8")) as {
  config: unknown
}
const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root, { types: [] })
const parsed = new Map<string, ts.SourceFile | undefined>()

/** What the compiler says of one module that stands beside the runtime, under the project's own options. */
function complaints(source: string): readonly string[] {
  const host = ts.createCompilerHost(options)
  const { readFile, fileExists, getSourceFile } = host
  host.fileExists = (path) => path === planted || fileExists.call(host, path)
  host.readFile = (path) => (path === planted ? source : readFile.call(host, path))
  host.getSourceFile = (path, version, ...rest) => {
    if (path === planted) return ts.createSourceFile(path, source, version)
    if (!parsed.has(path)) parsed.set(path, getSourceFile.call(host, path, version, ...rest))
    return parsed.get(path)
  }
  const program = ts.createProgram([planted], options, host)
  const file = program.getSourceFile(planted)
  const found = [
    ...program.getGlobalDiagnostics(),
    ...program.getSyntacticDiagnostics(file),
    ...program.getSemanticDiagnostics(file),
  ]
  return found.map(({ code, messageText }) => `${code} ${ts.flattenDiagnosticMessageText(messageText, " ")}`)
}

const head = `
import type { Checkfu } from "../output/contracts/checkfu/index.ts"
import type { Contract, InboundSlot, OutboundSlot, RequestSlot } from "../output/contract.ts"
import { checkfuHandlers } from "./defaults.ts"
import type { Handlers } from "./extensions/handlers.ts"
`

/** The default contract with one more slot. */
function withSlot(slot: string): string {
  return `${head}
interface Wider extends Contract<"wider"> { readonly slots: Checkfu["slots"] & { readonly planted: ${slot} } }
`
}

describe("a slot without a handler", () => {
  it("compiles while every slot has one", () => {
    expect(complaints(`${head} export const handlers: Handlers<Checkfu> = checkfuHandlers`)).toEqual([])
  })

  it.each([
    "InboundSlot<{ readonly n: number }>",
    "OutboundSlot<{ readonly n: number }>",
    "RequestSlot<{ readonly n: number }, { readonly m: string }>",
  ])("does not compile, and the compiler names the slot: %s", (slot) => {
    const source = `${withSlot(slot)} export const handlers: Handlers<Wider> = { ...checkfuHandlers }`
    const said = complaints(source)
    expect(said).toHaveLength(1)
    expect(said[0]).toMatch(/^2741 Property 'planted' is missing in type/)
  })

  it.each([
    [
      "InboundSlot<{ readonly n: number }>",
      "{ send: () => { throw new Error() } }",
      "'send' does not exist in type 'Reader<",
    ],
    [
      "OutboundSlot<{ readonly n: number }>",
      "{ read: () => { throw new Error() } }",
      "'read' does not exist in type 'Sender<",
    ],
    [
      "RequestSlot<{ readonly n: number }, { readonly m: string }>",
      "{ send: () => { throw new Error() } }",
      "Property 'answer' is missing",
    ],
    [
      "InboundSlot<{ readonly n: number }>",
      "{ read: (value: { readonly n: string }) => { throw new Error(value.n) } }",
      "Types of property 'n' are incompatible",
    ],
    [
      "InboundSlot<{ readonly n: number }>",
      "{ read: () => undefined }",
      "'undefined' is not assignable to type 'Observation'",
    ],
  ])("is not helped by a handler of another kind: %s with %s", (slot, handler, says) => {
    const said = complaints(
      `${withSlot(slot)} export const handlers: Handlers<Wider> = { ...checkfuHandlers, planted: ${handler} }`,
    )
    expect(said).toEqual([expect.stringContaining(says)])
  })

  it("does not compile the other way round either: a handler whose slot is gone", () => {
    const said = complaints(
      `${head} export const handlers: Handlers<Checkfu> = { ...checkfuHandlers, gone: checkfuHandlers.subagent }`,
    )
    expect(said).toEqual([expect.stringContaining("'gone' does not exist in type")])
  })

  it("compiles with one", () => {
    const handler = `{ read: (value: { readonly n: number }) => ({ kind: "declaring", slot: String(value.n), declarations: [], mechanisms: [] }) }`
    expect(
      complaints(
        `${withSlot("InboundSlot<{ readonly n: number }>")} export const handlers: Handlers<Wider> = { ...checkfuHandlers, planted: ${handler} }`,
      ),
    ).toEqual([])
  })
})

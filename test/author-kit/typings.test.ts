import { join } from "node:path"
import ts from "typescript"
import { describe, expect, it } from "vitest"
import { filesBelow } from "../files.ts"

const root = join(import.meta.dirname, "..", "..")
const planted = join(root, "output", "planted.ts")

/** What the compiler says of a module that stands beside the generated ones, under every strictness it has. */
function complaints(source: string): readonly string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    allowImportingTsExtensions: true,
    types: [],
  }
  const host = ts.createCompilerHost(options)
  const { readFile, fileExists, getSourceFile } = host
  host.fileExists = (path) => path === planted || fileExists.call(host, path)
  host.readFile = (path) => (path === planted ? source : readFile.call(host, path))
  host.getSourceFile = (path, version, ...rest) =>
    path === planted ? ts.createSourceFile(path, source, version) : getSourceFile.call(host, path, version, ...rest)
  return ts
    .getPreEmitDiagnostics(ts.createProgram([planted], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "))
}

/** Lists of ours cannot be written to; those of the typings can. Nothing else is evened out. */
const frozen = `
type Frozen<T> = T extends readonly (infer E)[]
  ? readonly Frozen<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T
`

const typings = filesBelow("output/author-kit/typings", ".d.ts").map((path) => {
  const [contract = "", file = ""] = path.split("/").slice(3)
  const stem = file.replace(/\.d\.ts$/, "")
  const type = stem.replaceAll(/(?:^|[-.])([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return {
    path: path.slice("output/".length),
    module: `${contract === "documents" ? "" : "contracts/"}${contract}/index.ts`,
    type,
  }
})

/** Both directions of assignment for every typing; `change` makes another type of ours first. */
function program(change: (type: string) => string = (type) => type): string {
  const lines = typings.map(
    ({ path, module, type }, at) =>
      `import type { ${type} as Ours${at} } from "./${module}"\n` +
      `import type { ${type} as Theirs${at} } from "./${path}"\n` +
      `declare const ours${at}: ${change(`Ours${at}`)}, theirs${at}: Frozen<Theirs${at}>\n` +
      `{ const there: Frozen<Theirs${at}> = ours${at}; const back: ${change(`Ours${at}`)} = theirs${at}; void [there, back] }`,
  )
  return `${frozen}\n${lines.join("\n")}\nexport {}\n`
}

describe("typings of the kit", () => {
  it("can be assigned to our generated types and back", () => {
    expect(typings.length).toBeGreaterThan(15)
    expect(complaints(program())).toEqual([])
  })

  it("cannot where one of the two has a member more", () => {
    const said = complaints(program((type) => `${type} & { readonly planted: 1 }`))
    expect(said.length).toBeGreaterThanOrEqual(typings.length)
    expect(said.join("\n")).toContain("planted")
  })
})

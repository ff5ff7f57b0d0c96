import type { Code } from "mdast"
import ts from "typescript"
import type { SitePage } from "./site.ts"

/** A fenced block of a page. */
export interface Sample {
  readonly page: string
  readonly language: string
  /** Where it says that it stands, `title="…"`; null where it says nothing. */
  readonly title: string | null
  readonly text: string
  /** The block after it on the page. */
  readonly next: { readonly language: string; readonly meta: string; readonly text: string } | null
}

/** The fenced blocks of a page in their order. */
export function samplesOf({ path, nodes }: SitePage): readonly Sample[] {
  const blocks = nodes("code").filter((node): node is Code => node.type === "code")
  return blocks.map(({ lang, meta, value }, index) => {
    const after = blocks[index + 1]
    return {
      page: path,
      language: lang ?? "",
      title: /title="([^"]+)"/.exec(meta ?? "")?.[1] ?? null,
      text: value,
      next: after === undefined ? null : { language: after.lang ?? "", meta: after.meta ?? "", text: after.value },
    }
  })
}

/**
 * Whether a piece of TypeScript is whole in its form: statements, or members of an object or a list, or statements with
 * members below them.
 */
export function isWellFormed(text: string): boolean {
  const lines = text.split("\n")
  return lines.some((_, cut) => {
    const [statements, members] = [lines.slice(0, cut).join("\n"), lines.slice(cut).join("\n")]
    return parses(statements) && (parses(members) || parses(`({\n${members}\n})`) || parses(`([\n${members}\n])`))
  })
}

function parses(text: string): boolean {
  return ts.transpileModule(text, { reportDiagnostics: true }).diagnostics?.length === 0
}

/** What the compiler says of files that are not on the disk, by path, among those of the project that are. */
export function compilerErrors(root: string, files: ReadonlyMap<string, string>): readonly string[] {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, (path) => ts.sys.readFile(path))
  const { options } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, root)
  const host = ts.createCompilerHost(options)
  const at = new Map([...files].map(([path, text]) => [`${root}${path}`, text]))
  const overlaid: ts.CompilerHost = {
    ...host,
    fileExists: (path) => at.has(path) || host.fileExists(path),
    readFile: (path) => at.get(path) ?? host.readFile(path),
    getSourceFile: (path, language) => {
      const text = at.get(path)
      return text === undefined ? host.getSourceFile(path, language) : ts.createSourceFile(path, text, language)
    },
  }
  const program = ts.createProgram([...at.keys()], options, overlaid)
  return [...at.keys()].flatMap((path) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(path))
      .map(({ messageText }) => `${path.slice(root.length)}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`),
  )
}

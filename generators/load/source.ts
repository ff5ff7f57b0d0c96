import type { ts } from "ts-morph"
import { lintModule } from "./data-lint.ts"
import type { LintProblem } from "./data-lint.ts"
import { summaryAbove } from "./doc-comment.ts"
import { literalConfig } from "./literal.ts"
import type { LiteralConfig } from "./literal.ts"
import { spanTree } from "./span-tree.ts"
import type { SpanNode } from "./span-tree.ts"
import { placeAt, placeOf } from "./syntax.ts"
import type { Place, TypeScript } from "./syntax.ts"

/** What the text of one module shows before anything of it runs. Plain JSON, so that it can be kept by content. */
export interface SourceInfo {
  readonly problems: readonly LintProblem[]
  /** Imports that exist when it runs, in order. */
  readonly imports: readonly { readonly from: string; readonly at: Place }[]
  readonly consts: readonly ConstInfo[]
  /** The settings of a configuration module. */
  readonly config: LiteralConfig | null
}

/** One `const` of a module. */
export interface ConstInfo {
  readonly name: string
  readonly exported: boolean
  /** The comment above it as one paragraph; null: none. */
  readonly summary: string | null
  readonly span: SpanNode
}

/** Reads one module. A module that nests too deep to be parsed is a problem of its first line. */
export function readSource(ts: TypeScript, path: string, text: string, isConfig: boolean): SourceInfo {
  try {
    return analyse(ts, path, text, isConfig)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const problem: LintProblem = {
      code: "load/syntax",
      at: [1, 1],
      what: "the module nests too deep to be read",
      fix: "nest it less deep",
    }
    return { problems: [problem], imports: [], consts: [], config: null }
  }
}

function analyse(ts: TypeScript, path: string, text: string, isConfig: boolean): SourceInfo {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, false, ts.ScriptKind.TS)
  const { parseDiagnostics } = file as unknown as {
    readonly parseDiagnostics: readonly { readonly start: number; readonly messageText: unknown }[]
  }
  const [broken] = parseDiagnostics
  if (broken !== undefined) {
    const message = ts.flattenDiagnosticMessageText(broken.messageText as string, " ")
    const what = `the module can not be parsed: ${message.replace(/\.$/, "")}`
    return {
      problems: [{ code: "load/syntax", at: placeAt(file, broken.start), what, fix: "mend the syntax" }],
      imports: [],
      consts: [],
      config: null,
    }
  }
  const imports: { from: string; at: Place }[] = []
  const consts: ConstInfo[] = []
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      if (runs(ts, statement))
        imports.push({ from: statement.moduleSpecifier.text, at: placeOf(file, statement.moduleSpecifier) })
    } else if (ts.isVariableStatement(statement)) {
      const exported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer !== undefined)
          consts.push({
            name: name.text,
            exported,
            summary: summaryAbove(ts, file, statement),
            span: spanTree(ts, file, name, initializer),
          })
    }
  }
  return {
    problems: lintModule(ts, file, isConfig),
    imports,
    consts,
    config: isConfig ? literalConfig(ts, file) : null,
  }
}

function runs(ts: TypeScript, { importClause }: ts.ImportDeclaration): boolean {
  if (importClause === undefined) return true
  if (importClause.isTypeOnly) return false
  const bindings = importClause.namedBindings
  const onlyTypes =
    bindings !== undefined && ts.isNamedImports(bindings) && bindings.elements.every(({ isTypeOnly }) => isTypeOnly)
  return importClause.name !== undefined || !onlyTypes
}

import type { ImportDeclaration } from "oxc-parser"
import { isForEffect, lintModule } from "./data-lint.ts"
import type { LintProblem } from "./data-lint.ts"
import { summaryAbove } from "./doc-comment.ts"
import { literalConfig } from "./literal.ts"
import type { LiteralConfig } from "./literal.ts"
import { spanTree } from "./span-tree.ts"
import type { SpanNode } from "./span-tree.ts"
import { nestsTooDeep } from "./nesting.ts"
import { placeOf, sourceOf, variablesOf } from "./syntax.ts"
import type { Parse, Place, Source } from "./syntax.ts"

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
export function readSource(parse: Parse, path: string, text: string, isConfig: boolean): SourceInfo {
  if (nestsTooDeep(text)) return unreadable([1, 1], "the module nests too deep to be read", "nest it less deep")
  const result = parse(path, text, { lang: "ts", sourceType: "module" })
  const source = sourceOf(text, result)
  const [broken] = result.errors
  if (broken !== undefined) {
    const at = placeOf(source, broken.labels[0] ?? { start: 0 })
    return unreadable(at, `the module can not be parsed: ${broken.message.replace(/\.$/, "")}`, "mend the syntax")
  }
  return {
    problems: lintModule(source, isConfig),
    imports: importsOf(source),
    consts: constsOf(source),
    config: isConfig ? literalConfig(source) : null,
  }
}

function unreadable(at: Place, what: string, fix: string): SourceInfo {
  return { problems: [{ code: "load/syntax", at, what, fix }], imports: [], consts: [], config: null }
}

function importsOf(source: Source): SourceInfo["imports"] {
  return source.statements.flatMap((statement) =>
    statement.type === "ImportDeclaration" && runs(source, statement)
      ? [{ from: statement.source.value, at: placeOf(source, statement.source) }]
      : [],
  )
}

function constsOf(source: Source): readonly ConstInfo[] {
  return source.statements.flatMap((statement) =>
    (variablesOf(statement)?.declarations ?? []).flatMap(({ id, init }) =>
      id.type === "Identifier" && init !== null
        ? [
            {
              name: id.name,
              exported: statement.type === "ExportNamedDeclaration",
              summary: summaryAbove(source, statement),
              span: spanTree(source, id, init),
            },
          ]
        : [],
    ),
  )
}

function runs(source: Source, statement: ImportDeclaration): boolean {
  if (statement.importKind === "type") return false
  if (statement.specifiers.length === 0) return isForEffect(source, statement)
  return statement.specifiers.some((each) => each.type !== "ImportSpecifier" || each.importKind !== "type")
}

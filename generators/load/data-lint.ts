import type { ts } from "ts-morph"
import type { LoadCode } from "./findings.ts"
import { lintExpression } from "./data-lint-expression.ts"
import type { Known } from "./data-lint-expression.ts"
import { placeOf } from "./syntax.ts"
import type { Place, TypeScript } from "./syntax.ts"

/** What is wrong at one place of a module. */
export interface LintProblem {
  readonly code: LoadCode
  readonly at: Place
  /** A clause without full stop. */
  readonly what: string
  readonly fix: string
}

/**
 * Everything in a module that is more than data. A module may hold imports, types and consts whose values are literals,
 * references and calls of imported constructors; a configuration module also a default export.
 */
export function lintModule(ts: TypeScript, file: ts.SourceFile, isConfig: boolean): readonly LintProblem[] {
  const problems: LintProblem[] = []
  const refuse = (node: ts.Node, what: string, fix: string, code: LoadCode = "load/not-data"): void => {
    problems.push({ code, at: placeOf(file, node), what, fix })
  }
  const known = namesOf(ts, file)
  for (const statement of file.statements) {
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) continue
    if (ts.isImportDeclaration(statement)) {
      if (statement.importClause === undefined)
        refuse(statement, "an import for its effects alone", "import what is used by name, or remove the line")
    } else if (ts.isExportAssignment(statement) && isConfig && statement.isExportEquals !== true)
      lintExpression({ ts, file, known, refuse }, statement.expression)
    else if (ts.isVariableStatement(statement))
      lintConsts(ts, statement, refuse, (value) => lintExpression({ ts, file, known, refuse }, value))
    else refuse(statement, ...statementProblem(ts, statement))
  }
  return problems
}

type Refuse = (node: ts.Node, what: string, fix: string) => void

function lintConsts(
  ts: TypeScript,
  statement: ts.VariableStatement,
  refuse: Refuse,
  lint: (value: ts.Expression) => void,
): void {
  const flags: number = statement.declarationList.flags & ts.NodeFlags.BlockScoped
  const unchanging: number = ts.NodeFlags.Const
  if (flags !== unchanging) refuse(statement.declarationList, "a variable that can change", "declare it with const")
  for (const modifier of statement.modifiers ?? [])
    if (modifier.kind !== ts.SyntaxKind.ExportKeyword)
      refuse(modifier, "a declaration without a value", "state the value, or import it")
  for (const { name, initializer } of statement.declarationList.declarations) {
    if (!ts.isIdentifier(name)) refuse(name, "a destructuring", "name each value by itself")
    if (initializer !== undefined) lint(initializer)
  }
}

function statementProblem(ts: TypeScript, statement: ts.Statement): readonly [what: string, fix: string] {
  if (ts.isExportDeclaration(statement)) return ["an export list", "write export before the const itself"]
  if (ts.isExportAssignment(statement)) return ["a default export", "export a const, whose name others can import"]
  if (ts.isFunctionDeclaration(statement)) return ["a function", "state its result; constructors belong in kinds/"]
  if (ts.isClassDeclaration(statement)) return ["a class", "state a const made by a constructor from kinds/"]
  if (ts.isIterationStatement(statement, false)) return ["a loop", "state every element by itself"]
  if (ts.isIfStatement(statement) || ts.isSwitchStatement(statement))
    return ["a condition", "state what holds; facts do not depend on anything"]
  if (ts.isExpressionStatement(statement))
    return ["a statement that is run for its effect", "remove it, or state a const"]
  if (ts.isEnumDeclaration(statement)) return ["an enum", "state the values as literals"]
  return ["a statement that states nothing", "remove it; a module holds imports, types and consts"]
}

function namesOf(ts: TypeScript, file: ts.SourceFile): Known {
  const imported = new Map<string, boolean>()
  const local = new Set<string>()
  for (const statement of file.statements)
    if (ts.isVariableStatement(statement)) {
      for (const { name } of statement.declarationList.declarations) if (ts.isIdentifier(name)) local.add(name.text)
    } else if (ts.isImportDeclaration(statement) && statement.importClause !== undefined) {
      const { name, namedBindings } = statement.importClause
      const { text } = statement.moduleSpecifier as ts.StringLiteral
      if (name !== undefined) imported.set(name.text, false)
      if (namedBindings === undefined) continue
      if (ts.isNamespaceImport(namedBindings)) imported.set(namedBindings.name.text, true)
      else
        for (const element of namedBindings.elements)
          imported.set(element.name.text, /^effect(\/|$)/.test(text) && /^[A-Z]/.test(element.name.text))
    }
  return { imported, local }
}

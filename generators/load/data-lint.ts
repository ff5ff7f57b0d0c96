import type {
  ExportDefaultDeclarationKind,
  Expression,
  ImportDeclaration,
  Statement,
  VariableDeclaration,
} from "oxc-parser"
import type { LoadCode } from "./findings.ts"
import { lintExpression } from "./data-lint-expression.ts"
import type { Known } from "./data-lint-expression.ts"
import { isExpression, placeOf, variablesOf } from "./syntax.ts"
import type { Place, Placed, Source } from "./syntax.ts"

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
export function lintModule(source: Source, isConfig: boolean): readonly LintProblem[] {
  const problems: LintProblem[] = []
  const refuse = (node: Placed, what: string, fix: string, code: LoadCode = "load/not-data"): void => {
    problems.push({ code, at: placeOf(source, node), what, fix })
  }
  const known = namesOf(source)
  const lint = (value: Expression): void => lintExpression({ source, known, refuse }, value)
  for (const statement of source.statements) {
    const declared = declaredBy(statement)
    if (declared.type === "TSInterfaceDeclaration" || declared.type === "TSTypeAliasDeclaration") continue
    if (declared.type === "ImportDeclaration") {
      if (isForEffect(source, declared))
        refuse(declared, "an import for its effects alone", "import what is used by name, or remove the line")
    } else if (declared.type === "ExportDefaultDeclaration" && isConfig && isExpression(declared.declaration))
      lint(declared.declaration)
    else if (declared.type === "VariableDeclaration") lintConsts(source, declared, refuse, lint)
    else refuse(statement, ...statementProblem(declared))
  }
  return problems
}

/** Whether a module is imported to be run, with neither names nor braces. */
export function isForEffect({ text }: Source, { specifiers, start, source }: ImportDeclaration): boolean {
  return specifiers.length === 0 && !text.slice(start, source.start).includes("{")
}

type Refuse = (node: Placed, what: string, fix: string) => void

/** What a statement declares, without `export` or `export default` before it; the statement itself where it declares nothing. */
function declaredBy(statement: Statement): Statement | ExportDefaultDeclarationKind {
  if (statement.type === "ExportNamedDeclaration") return statement.declaration ?? statement
  if (statement.type !== "ExportDefaultDeclaration" || isExpression(statement.declaration)) return statement
  return statement.declaration
}

function lintConsts(
  { text }: Source,
  { start, kind, declare, declarations }: VariableDeclaration,
  refuse: Refuse,
  lint: (value: Expression) => void,
): void {
  const isDeclared = declare === true
  if (kind !== "const")
    refuse(
      { start: isDeclared ? text.indexOf(kind, start + "declare".length) : start },
      "a variable that can change",
      "declare it with const",
    )
  if (isDeclared) refuse({ start }, "a declaration without a value", "state the value, or import it")
  for (const { id, init } of declarations) {
    if (id.type !== "Identifier") refuse(id, "a destructuring", "name each value by itself")
    if (init !== null) lint(init)
  }
}

function statementProblem({ type }: Statement | ExportDefaultDeclarationKind): readonly [what: string, fix: string] {
  switch (type) {
    case "ExportNamedDeclaration":
    case "ExportAllDeclaration":
      return ["an export list", "write export before the const itself"]
    case "ExportDefaultDeclaration":
    case "TSExportAssignment":
      return ["a default export", "export a const, whose name others can import"]
    case "FunctionDeclaration":
    case "TSDeclareFunction":
      return ["a function", "state its result; constructors belong in kinds/"]
    case "ClassDeclaration":
      return ["a class", "state a const made by a constructor from kinds/"]
    case "ForStatement":
    case "ForInStatement":
    case "ForOfStatement":
    case "WhileStatement":
    case "DoWhileStatement":
      return ["a loop", "state every element by itself"]
    case "IfStatement":
    case "SwitchStatement":
      return ["a condition", "state what holds; facts do not depend on anything"]
    case "ExpressionStatement":
      return ["a statement that is run for its effect", "remove it, or state a const"]
    case "TSEnumDeclaration":
      return ["an enum", "state the values as literals"]
    default:
      return ["a statement that states nothing", "remove it; a module holds imports, types and consts"]
  }
}

function namesOf({ statements }: Source): Known {
  const imported = new Map<string, boolean>()
  const local = new Set<string>()
  for (const statement of statements) {
    for (const { id } of variablesOf(statement)?.declarations ?? []) if (id.type === "Identifier") local.add(id.name)
    if (statement.type !== "ImportDeclaration") continue
    const isOfEffect = /^effect(\/|$)/.test(statement.source.value)
    for (const { type, local: name } of statement.specifiers)
      imported.set(
        name.name,
        type === "ImportNamespaceSpecifier" || (type === "ImportSpecifier" && isOfEffect && /^[A-Z]/.test(name.name)),
      )
  }
  return { imported, local }
}

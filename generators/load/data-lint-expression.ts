import type { ts } from "ts-morph"
import type { LoadCode } from "./findings.ts"
import { bare, nameOf } from "./syntax.ts"
import type { TypeScript } from "./syntax.ts"

/** The names that a module may speak of. */
export interface Known {
  /** Imported names, and whether each is a namespace, whose members may be called. */
  readonly imported: ReadonlyMap<string, boolean>
  readonly local: ReadonlySet<string>
}

interface Lint {
  readonly ts: TypeScript
  readonly file: ts.SourceFile
  readonly known: Known
  readonly refuse: (node: ts.Node, what: string, fix: string, code?: LoadCode) => void
}

/** Methods of a schema that give another schema. */
const schemaMethods: ReadonlySet<string> = new Set(["check", "annotate", "annotateKey", "pipe"])

/** Reports everything in an expression that is computed and not stated. */
export function lintExpression(lint: Lint, expression: ts.Expression): void {
  const { ts, known, refuse } = lint
  const open: { node: ts.Expression; lazy: boolean }[] = [{ node: expression, lazy: false }]
  const visit = (node: ts.Expression): void => void open.push({ node, lazy: false })
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const node = bare(ts, next.node)
    if (isLiteral(ts, node)) continue
    if (ts.isIdentifier(node)) {
      if (!known.imported.has(node.text) && !known.local.has(node.text))
        refuse(
          node,
          `${node.text}, which is neither imported nor a const of this module`,
          "import it, state it as a const, or leave the member out",
        )
    } else if (ts.isPrefixUnaryExpression(node)) {
      if (node.operator !== ts.SyntaxKind.MinusToken || !ts.isNumericLiteral(node.operand))
        refuse(node, "a computation", "state its result")
    } else if (ts.isArrayLiteralExpression(node)) lintElements(lint, node, visit)
    else if (ts.isObjectLiteralExpression(node)) lintMembers(lint, node, visit)
    else if (ts.isPropertyAccessExpression(node)) {
      if (node.questionDotToken !== undefined) refuse(node, "a reading that may fail", "name what is meant")
      visit(node.expression)
    } else if (ts.isCallExpression(node))
      lintCall(lint, node, (argument, lazy) => void open.push({ node: argument, lazy }))
    else if (ts.isArrowFunction(node) && next.lazy && isLazy(ts, node)) visit(node.body as ts.Expression)
    else refuse(node, ...expressionProblem(ts, node))
  }
}

function isLiteral(ts: TypeScript, { kind }: ts.Expression): boolean {
  return (
    kind === ts.SyntaxKind.StringLiteral ||
    kind === ts.SyntaxKind.NumericLiteral ||
    kind === ts.SyntaxKind.NoSubstitutionTemplateLiteral ||
    kind === ts.SyntaxKind.RegularExpressionLiteral ||
    kind === ts.SyntaxKind.TrueKeyword ||
    kind === ts.SyntaxKind.FalseKeyword ||
    kind === ts.SyntaxKind.NullKeyword
  )
}

function lintElements(
  { ts, refuse }: Lint,
  { elements }: ts.ArrayLiteralExpression,
  visit: (node: ts.Expression) => void,
): void {
  for (const element of elements)
    if (ts.isSpreadElement(element)) refuse(element, "a spread", "state every element by itself")
    else if (ts.isOmittedExpression(element))
      refuse(element, "a hole in a list", "state the element, or remove the comma")
    else visit(element)
}

function lintMembers(
  { ts, refuse }: Lint,
  { properties }: ts.ObjectLiteralExpression,
  visit: (node: ts.Expression) => void,
): void {
  const seen = new Set<string>()
  for (const property of properties) {
    if (ts.isSpreadAssignment(property)) {
      refuse(property, "a spread", "state every member by itself")
      continue
    }
    const name = nameOf(ts, property.name)
    if (name === null) refuse(property.name, "a computed member name", "write the name out")
    else if (seen.has(name))
      refuse(property.name, `a second member ${name}`, "remove one of the two", "load/duplicate-member")
    else seen.add(name)
    if (name === "__proto__" && !ts.isComputedPropertyName(property.name))
      refuse(property.name, "a prototype where a member is meant", 'write ["__proto__"]')
    if (ts.isPropertyAssignment(property)) visit(property.initializer)
    else if (!ts.isShorthandPropertyAssignment(property))
      refuse(property, "a function", "state its result; constructors belong in kinds/")
    else visit(property.name)
  }
}

function lintCall(
  { ts, known, refuse }: Lint,
  call: ts.CallExpression,
  visit: (node: ts.Expression, lazy: boolean) => void,
): void {
  const callee = bare(ts, call.expression)
  const method = ts.isPropertyAccessExpression(callee) ? callee.name.text : null
  for (const argument of call.arguments)
    if (ts.isSpreadElement(argument)) refuse(argument, "a spread", "state every argument by itself")
    else visit(argument, method === "suspend")
  if (callee.kind === ts.SyntaxKind.ImportKeyword)
    refuse(call, "an import while it runs", "import it at the top of the module")
  else if (call.questionDotToken !== undefined) refuse(call, "a call that may not happen", "state the value")
  else if (ts.isIdentifier(callee)) {
    if (!known.imported.has(callee.text))
      refuse(
        call,
        `a call of ${callee.text}, which is no imported constructor`,
        "import a constructor, or state the value",
      )
  } else if (!ts.isPropertyAccessExpression(callee))
    refuse(call, "a call of something computed", "call an imported constructor by its name")
  else if (isNamespace(ts, callee.expression, known)) return
  else if (schemaMethods.has(callee.name.text)) visit(callee.expression, false)
  else refuse(call, `a call of the method ${callee.name.text}`, "state its result")
}

function isNamespace(ts: TypeScript, node: ts.Expression, { imported }: Known): boolean {
  return ts.isIdentifier(node) && imported.get(node.text) === true
}

function isLazy(ts: TypeScript, arrow: ts.ArrowFunction): boolean {
  return arrow.parameters.length === 0 && arrow.modifiers === undefined && !ts.isBlock(arrow.body)
}

function expressionProblem(ts: TypeScript, node: ts.Expression): readonly [what: string, fix: string] {
  if (ts.isFunctionExpression(node) || ts.isArrowFunction(node))
    return [
      "a function",
      "state its result; the one function of a module is the argument of Schema.suspend, without parameters and with one expression",
    ]
  if (ts.isConditionalExpression(node)) return ["a condition", "state what holds; facts do not depend on anything"]
  if (ts.isClassExpression(node)) return ["a class", "state a const made by a constructor from kinds/"]
  if (ts.isNewExpression(node)) return ["an object made by new", "call a constructor from kinds/"]
  if (ts.isAwaitExpression(node)) return ["something to wait for", "state the value"]
  if (ts.isTemplateExpression(node) || ts.isTaggedTemplateExpression(node))
    return ["a text that is put together", "write the text out"]
  if (ts.isElementAccessExpression(node)) return ["an element by its number or computed name", "name what is meant"]
  if (ts.isNonNullExpression(node)) return ["an assertion that something is there", "remove the exclamation mark"]
  if (ts.isBigIntLiteral(node)) return ["an integer that JSON can not hold", "state it as a text or a safe integer"]
  if (ts.isBinaryExpression(node) && isAssignment(ts, node.operatorToken.kind))
    return ["an assignment", "state each value in its own const"]
  return ["a computation", "state its result"]
}

function isAssignment(ts: TypeScript, kind: ts.SyntaxKind): boolean {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment
}

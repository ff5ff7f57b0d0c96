import type { ArrayExpression, ArrowFunctionExpression, CallExpression, Expression, ObjectExpression } from "oxc-parser"
import type { LoadCode } from "./findings.ts"
import { bare, elementStarts, isAssigned, nameOf, nameStart, textOf } from "./syntax.ts"
import type { Placed, Source } from "./syntax.ts"

/** The names that a module may speak of. */
export interface Known {
  /** Imported names, and whether each is a namespace, whose members may be called. */
  readonly imported: ReadonlyMap<string, boolean>
  readonly local: ReadonlySet<string>
}

interface Lint {
  readonly source: Source
  readonly known: Known
  readonly refuse: (node: Placed, what: string, fix: string, code?: LoadCode) => void
}

/** Methods of a schema that give another schema. */
const schemaMethods: ReadonlySet<string> = new Set(["check", "annotate", "annotateKey", "pipe"])

/** Reports everything in an expression that is computed and not stated. */
export function lintExpression(lint: Lint, expression: Expression): void {
  const { known, refuse } = lint
  const open: { node: Expression; lazy: boolean }[] = [{ node: expression, lazy: false }]
  const visit = (node: Expression, lazy = false): void => void open.push({ node, lazy })
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const node = bare(next.node)
    if (isLiteral(node)) continue
    if (node.type === "Identifier") {
      if (!known.imported.has(node.name) && !known.local.has(node.name))
        refuse(
          node,
          `${node.name}, which is neither imported nor a const of this module`,
          "import it, state it as a const, or leave the member out",
        )
    } else if (node.type === "UnaryExpression") {
      if (node.operator !== "-" || node.argument.type !== "Literal" || typeof node.argument.value !== "number")
        refuse(node, "a computation", "state its result")
    } else if (node.type === "ArrayExpression") lintElements(lint, node, visit)
    else if (node.type === "ObjectExpression") lintMembers(lint, node, visit)
    else if (node.type === "MemberExpression" && !node.computed) {
      if (node.optional) refuse(node, "a reading that may fail", "name what is meant")
      visit(node.object)
    } else if (node.type === "ImportExpression") {
      visit(node.source)
      if (node.options !== null) visit(node.options)
      refuse(node, "an import while it runs", "import it at the top of the module")
    } else if (node.type === "CallExpression") lintCall(lint, node, visit)
    else if (next.lazy && node.type === "ArrowFunctionExpression" && isLazy(node)) visit(node.body as Expression)
    else refuse(node, ...expressionProblem(node))
  }
}

function isLiteral(node: Expression): boolean {
  return (node.type === "Literal" && !("bigint" in node)) || textOf(node) !== null
}

function lintElements({ source, refuse }: Lint, list: ArrayExpression, visit: (node: Expression) => void): void {
  for (const [index, start] of elementStarts(source, list).entries()) {
    const element = list.elements[index] ?? null
    if (element === null) refuse(start, "a hole in a list", "state the element, or remove the comma")
    else if (element.type === "SpreadElement") refuse(element, "a spread", "state every element by itself")
    else visit(element)
  }
}

function lintMembers(
  { source, refuse }: Lint,
  { properties }: ObjectExpression,
  visit: (node: Expression) => void,
): void {
  const seen = new Set<string>()
  for (const property of properties) {
    if (property.type === "SpreadElement") {
      refuse(property, "a spread", "state every member by itself")
      continue
    }
    const name = nameOf(property)
    const at = nameStart(source, property)
    if (name === null) refuse(at, "a computed member name", "write the name out")
    else if (seen.has(name)) refuse(at, `a second member ${name}`, "remove one of the two", "load/duplicate-member")
    else seen.add(name)
    if (name === "__proto__" && !property.computed)
      refuse(at, "a prototype where a member is meant", 'write ["__proto__"]')
    if (isAssigned(property) || property.shorthand) visit(property.value)
    else refuse(property, "a function", "state its result; constructors belong in kinds/")
  }
}

function lintCall(
  { known, refuse }: Lint,
  call: CallExpression,
  visit: (node: Expression, lazy: boolean) => void,
): void {
  const callee = bare(call.callee)
  const read = callee.type === "MemberExpression" && !callee.computed ? callee : null
  for (const argument of call.arguments)
    if (argument.type === "SpreadElement") refuse(argument, "a spread", "state every argument by itself")
    else visit(argument, read?.property.name === "suspend")
  if (call.optional) refuse(call, "a call that may not happen", "state the value")
  else if (callee.type === "Identifier") {
    if (!known.imported.has(callee.name))
      refuse(
        call,
        `a call of ${callee.name}, which is no imported constructor`,
        "import a constructor, or state the value",
      )
  } else if (read === null) refuse(call, "a call of something computed", "call an imported constructor by its name")
  else if (isNamespace(read.object, known)) return
  else if (schemaMethods.has(read.property.name)) visit(read.object, false)
  else refuse(call, `a call of the method ${read.property.name}`, "state its result")
}

function isNamespace(node: Expression, { imported }: Known): boolean {
  return node.type === "Identifier" && imported.get(node.name) === true
}

function isLazy({ params, async, body }: ArrowFunctionExpression): boolean {
  return params.length === 0 && !async && body.type !== "BlockStatement"
}

function expressionProblem(node: Expression): readonly [what: string, fix: string] {
  switch (node.type) {
    case "FunctionExpression":
    case "ArrowFunctionExpression":
      return [
        "a function",
        "state its result; the one function of a module is the argument of Schema.suspend, without parameters and with one expression",
      ]
    case "ConditionalExpression":
      return ["a condition", "state what holds; facts do not depend on anything"]
    case "ClassExpression":
      return ["a class", "state a const made by a constructor from kinds/"]
    case "NewExpression":
      return ["an object made by new", "call a constructor from kinds/"]
    case "AwaitExpression":
      return ["something to wait for", "state the value"]
    case "TemplateLiteral":
    case "TaggedTemplateExpression":
      return ["a text that is put together", "write the text out"]
    case "MemberExpression":
      return ["an element by its number or computed name", "name what is meant"]
    case "TSNonNullExpression":
      return ["an assertion that something is there", "remove the exclamation mark"]
    case "Literal":
      return ["an integer that JSON can not hold", "state it as a text or a safe integer"]
    case "AssignmentExpression":
      return ["an assignment", "state each value in its own const"]
    default:
      return ["a computation", "state its result"]
  }
}

import { Visitor } from "oxc-parser"
import type { CallExpression, Expression } from "oxc-parser"
import type { Parse } from "./syntax.ts"

/** How a test is begun, by itself or by one of these members of it. One that is skipped tries nothing. */
const beginnings: ReadonlySet<string> = new Set(["it", "test"])
const manners: ReadonlySet<string> = new Set(["concurrent", "sequential", "only", "fails"])

/** The titles of the tests of a module, as they are written: the first argument of each `it` and `test` that is a text. Empty for what cannot be parsed. */
export function titlesIn(parse: Parse, path: string, text: string): readonly string[] {
  const { program, errors } = parse(path, text, { sourceType: "module" })
  const titles: string[] = []
  if (errors.length > 0) return titles
  const visitor = new Visitor({
    CallExpression(call) {
      const title = isTest(call) ? textOf(call.arguments[0]) : null
      if (title !== null) titles.push(title)
    },
  })
  visitor.visit(program)
  return titles
}

function isTest({ callee }: CallExpression): boolean {
  if (callee.type === "Identifier") return beginnings.has(callee.name)
  if (callee.type !== "MemberExpression" || callee.object.type !== "Identifier") return false
  return (
    beginnings.has(callee.object.name) && callee.property.type === "Identifier" && manners.has(callee.property.name)
  )
}

function textOf(argument: Expression | { readonly type: "SpreadElement" } | undefined): string | null {
  if (argument?.type === "Literal") return typeof argument.value === "string" ? argument.value : null
  if (argument?.type !== "TemplateLiteral" || argument.expressions.length > 0) return null
  return argument.quasis[0]?.value.cooked ?? null
}

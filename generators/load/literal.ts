import type { ArrayExpression, Expression } from "oxc-parser"
import type { FactValue } from "../../model/fact.ts"
import { bare, elementStarts, isAssigned, isExpression, nameOf, placeOf, textOf } from "./syntax.ts"
import type { Place, Source } from "./syntax.ts"

/** What a configuration module states, read without running it. */
export interface LiteralConfig {
  readonly at: Place
  readonly members: readonly LiteralMember[]
  /** Why it could not be read; null: it could. */
  readonly problem: string | null
}

/** One setting: its value, with a place for each element where it is a list. */
export interface LiteralMember {
  readonly name: string
  readonly at: Place
  /** Absent where it is not written as a literal. */
  readonly value?: FactValue
  readonly elements: readonly Place[]
}

/** Reads `export default config({ … })`, or a bare object, whose values are literals. */
export function literalConfig(source: Source): LiteralConfig {
  const stated = defaultExport(source)
  if (stated === null) return { at: [1, 1], members: [], problem: "it has no default export" }
  const expression = bare(stated)
  const body = expression.type === "CallExpression" ? (expression.arguments[0] ?? null) : expression
  const at = placeOf(source, stated)
  if (body === null) return { at, members: [], problem: null }
  const object = body.type === "SpreadElement" ? body : bare(body)
  if (object.type !== "ObjectExpression")
    return { at, members: [], problem: "its default export is no object of literals" }
  const members = object.properties.map((property): LiteralMember => {
    const isMember = property.type === "Property"
    const initializer = isMember && isAssigned(property) ? bare(property.value) : null
    const value = initializer === null ? undefined : literal(initializer)
    const elements = initializer?.type === "ArrayExpression" ? elementStarts(source, initializer) : []
    return {
      name: (isMember ? nameOf(property) : null) ?? source.text.slice(property.start, property.end),
      at: placeOf(source, property),
      ...(value === undefined ? {} : { value }),
      elements: elements.map((element) => placeOf(source, element)),
    }
  })
  return { at, members, problem: null }
}

/** The expression that a module exports as default, or in place of all its exports. */
function defaultExport({ statements }: Source): Expression | null {
  for (const statement of statements) {
    if (statement.type === "TSExportAssignment") return statement.expression
    if (statement.type === "ExportDefaultDeclaration" && isExpression(statement.declaration))
      return statement.declaration
  }
  return null
}

function literal(node: Expression): FactValue | undefined {
  const text = textOf(node)
  if (text !== null) return text
  if (node.type === "ArrayExpression") return literalList(node)
  if (node.type !== "Literal") return undefined
  return node.value === null || typeof node.value === "number" || typeof node.value === "boolean"
    ? node.value
    : undefined
}

function literalList({ elements }: ArrayExpression): FactValue | undefined {
  const values: FactValue[] = []
  for (const element of elements) {
    const value = element === null || element.type === "SpreadElement" ? undefined : literal(bare(element))
    if (value === undefined) return undefined
    values.push(value)
  }
  return values
}

import type { ts } from "ts-morph"
import type { FactValue } from "../../model/fact.ts"
import { bare, nameOf, placeOf } from "./syntax.ts"
import type { Place, TypeScript } from "./syntax.ts"

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
export function literalConfig(ts: TypeScript, file: ts.SourceFile): LiteralConfig {
  const stated = file.statements.find((statement) => ts.isExportAssignment(statement))
  if (stated === undefined) return { at: [1, 1], members: [], problem: "it has no default export" }
  const expression = bare(ts, stated.expression)
  const body = ts.isCallExpression(expression) ? (expression.arguments[0] ?? null) : expression
  const at = placeOf(file, stated.expression)
  if (body === null) return { at, members: [], problem: null }
  const object = bare(ts, body)
  if (!ts.isObjectLiteralExpression(object))
    return { at, members: [], problem: "its default export is no object of literals" }
  const members: LiteralMember[] = []
  for (const property of object.properties) {
    const name = property.name === undefined ? null : nameOf(ts, property.name)
    const initializer = ts.isPropertyAssignment(property) ? bare(ts, property.initializer) : null
    const value = initializer === null ? undefined : literal(ts, initializer)
    const elements = initializer !== null && ts.isArrayLiteralExpression(initializer) ? initializer.elements : []
    members.push({
      name: name ?? property.getText(file),
      at: placeOf(file, property),
      ...(value === undefined ? {} : { value }),
      elements: elements.map((element) => placeOf(file, element)),
    })
  }
  return { at, members, problem: null }
}

function literal(ts: TypeScript, node: ts.Expression): FactValue | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isNumericLiteral(node)) return Number(node.text)
  if (node.kind === ts.SyntaxKind.NullKeyword) return null
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false
  if (!ts.isArrayLiteralExpression(node)) return undefined
  const elements = node.elements.map((element) => literal(ts, bare(ts, element)))
  return elements.some((element) => element === undefined) ? undefined : (elements as FactValue[])
}

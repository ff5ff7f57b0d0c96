import type { ts } from "ts-morph"
import { bare, nameOf, placeOf } from "./syntax.ts"
import type { Place, TypeScript } from "./syntax.ts"

/**
 * Places inside one expression. Arguments of calls count as part of the call: their members and elements are the call's.
 * Plain JSON.
 */
export interface SpanNode {
  readonly at: Place
  readonly members?: readonly (readonly [name: string, node: SpanNode])[]
  readonly elements?: readonly SpanNode[]
  /** Names of consts of the same module that stand here; their members and elements are this node's too. */
  readonly uses?: readonly string[]
  /** Names that are given here by an `identifier` annotation. */
  readonly names?: readonly (readonly [name: string, at: Place])[]
  /** Whether a constructor made the value, so that its shape may differ from what is written. */
  readonly made?: true
}

interface Parts {
  readonly members: [string, SpanNode][]
  readonly elements: SpanNode[]
  readonly uses: string[]
  readonly names: [string, Place][]
  made: boolean
}

/** The places of a const: its own name, and everything in its initialiser. */
export function spanTree(
  ts: TypeScript,
  file: ts.SourceFile,
  name: ts.Identifier,
  initializer: ts.Expression,
): SpanNode {
  return node(ts, file, placeOf(file, name), initializer)
}

function node(ts: TypeScript, file: ts.SourceFile, at: Place, expression: ts.Expression): SpanNode {
  const parts: Parts = { members: [], elements: [], uses: [], names: [], made: false }
  collect(ts, file, expression, parts)
  return {
    at,
    ...(parts.members.length > 0 ? { members: parts.members } : {}),
    ...(parts.elements.length > 0 ? { elements: parts.elements } : {}),
    ...(parts.uses.length > 0 ? { uses: parts.uses } : {}),
    ...(parts.names.length > 0 ? { names: parts.names } : {}),
    ...(parts.made ? { made: true } : {}),
  }
}

function collect(ts: TypeScript, file: ts.SourceFile, given: ts.Expression, parts: Parts): void {
  const expression = bare(ts, given)
  if (ts.isIdentifier(expression)) parts.uses.push(expression.text)
  else if (ts.isArrayLiteralExpression(expression))
    for (const element of expression.elements) parts.elements.push(node(ts, file, placeOf(file, element), element))
  else if (ts.isObjectLiteralExpression(expression)) collectMembers(ts, file, expression, parts)
  else if (ts.isArrowFunction(expression) && !ts.isBlock(expression.body)) collect(ts, file, expression.body, parts)
  else if (ts.isCallExpression(expression)) {
    parts.made = true
    const callee = expression.expression
    const method = ts.isPropertyAccessExpression(callee) ? callee.name.text : ""
    if (ts.isPropertyAccessExpression(callee)) collect(ts, file, callee.expression, parts)
    if (method === "annotate") collectName(ts, file, expression.arguments[0], parts)
    else for (const argument of expression.arguments) collect(ts, file, argument, parts)
  }
}

function collectMembers(ts: TypeScript, file: ts.SourceFile, object: ts.ObjectLiteralExpression, parts: Parts): void {
  for (const property of object.properties) {
    const name = property.name === undefined ? null : nameOf(ts, property.name)
    if (name === null || property.name === undefined) continue
    const at = placeOf(file, property.name)
    if (ts.isPropertyAssignment(property)) parts.members.push([name, node(ts, file, at, property.initializer)])
    else if (ts.isShorthandPropertyAssignment(property)) parts.members.push([name, { at, uses: [name] }])
  }
}

function collectName(ts: TypeScript, file: ts.SourceFile, annotations: ts.Expression | undefined, parts: Parts): void {
  if (annotations === undefined || !ts.isObjectLiteralExpression(annotations)) return
  for (const property of annotations.properties)
    if (
      ts.isPropertyAssignment(property) &&
      nameOf(ts, property.name) === "identifier" &&
      ts.isStringLiteralLike(property.initializer)
    )
      parts.names.push([property.initializer.text, placeOf(file, property.initializer)])
}

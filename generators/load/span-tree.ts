import type { Argument, Expression, ObjectExpression } from "oxc-parser"
import { bare, elementStarts, isAssigned, nameOf, nameStart, placeOf, textOf } from "./syntax.ts"
import type { Place, Placed, Source } from "./syntax.ts"

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
export function spanTree(source: Source, name: Placed, initializer: Expression): SpanNode {
  return node(source, placeOf(source, name), initializer)
}

function node(source: Source, at: Place, expression: Argument | null): SpanNode {
  const parts: Parts = { members: [], elements: [], uses: [], names: [], made: false }
  collect(source, expression, parts)
  return {
    at,
    ...(parts.members.length > 0 ? { members: parts.members } : {}),
    ...(parts.elements.length > 0 ? { elements: parts.elements } : {}),
    ...(parts.uses.length > 0 ? { uses: parts.uses } : {}),
    ...(parts.names.length > 0 ? { names: parts.names } : {}),
    ...(parts.made ? { made: true } : {}),
  }
}

function collect(source: Source, given: Argument | null, parts: Parts): void {
  if (given === null || given.type === "SpreadElement") return
  const expression = bare(given)
  if (expression.type === "Identifier") parts.uses.push(expression.name)
  else if (expression.type === "ArrayExpression") {
    for (const [index, start] of elementStarts(source, expression).entries())
      parts.elements.push(node(source, placeOf(source, start), expression.elements[index] ?? null))
  } else if (expression.type === "ObjectExpression") collectMembers(source, expression, parts)
  else if (expression.type === "ArrowFunctionExpression" && expression.body.type !== "BlockStatement")
    collect(source, expression.body, parts)
  else if (expression.type === "ImportExpression") {
    parts.made = true
    collect(source, expression.source, parts)
    collect(source, expression.options, parts)
  } else if (expression.type === "CallExpression") {
    parts.made = true
    const { callee } = expression
    const isMethod = callee.type === "MemberExpression" && !callee.computed
    if (isMethod) collect(source, callee.object, parts)
    if (isMethod && callee.property.name === "annotate") collectName(source, expression.arguments[0], parts)
    else for (const argument of expression.arguments) collect(source, argument, parts)
  }
}

function collectMembers(source: Source, { properties }: ObjectExpression, parts: Parts): void {
  for (const property of properties) {
    const name = property.type === "Property" ? nameOf(property) : null
    if (name === null || property.type !== "Property") continue
    const at = placeOf(source, nameStart(source, property))
    if (isAssigned(property)) parts.members.push([name, node(source, at, property.value)])
    else if (property.shorthand) parts.members.push([name, { at, uses: [name] }])
  }
}

function collectName(source: Source, annotations: Argument | undefined, parts: Parts): void {
  if (annotations?.type !== "ObjectExpression") return
  for (const property of annotations.properties) {
    if (property.type !== "Property" || !isAssigned(property) || nameOf(property) !== "identifier") continue
    const name = textOf(property.value)
    if (name !== null) parts.names.push([name, placeOf(source, property.value)])
  }
}

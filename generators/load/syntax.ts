import { createRequire } from "node:module"
import type { ts } from "ts-morph"

/** The TypeScript that ts-morph carries: the only parser of catalog modules. */
export type TypeScript = typeof ts

/** Line and column from 1, columns in UTF-16 units. */
export type Place = readonly [line: number, column: number]

/**
 * Loads the parser, which takes a third of a second: only when a file has to be read anew. It is required and not imported,
 * because an import of CommonJS reads all ten megabytes twice, the first time for the names that they export.
 */
export function loadTypeScript(): TypeScript {
  const { ts } = required("ts-morph") as { readonly ts: TypeScript }
  return ts
}

const required = createRequire(import.meta.url)

/** Where a node begins, without the comments before it. */
export function placeOf(file: ts.SourceFile, node: ts.Node): Place {
  return placeAt(file, node.getStart(file))
}

/** The place of an offset. */
export function placeAt(file: ts.SourceFile, offset: number): Place {
  const { line, character } = file.getLineAndCharacterOfPosition(offset)
  return [line + 1, character + 1]
}

/** An expression without parentheses, `as` and `satisfies` around it. */
export function bare(ts: TypeScript, node: ts.Expression): ts.Expression {
  let inner = node
  while (ts.isParenthesizedExpression(inner) || ts.isAsExpression(inner) || ts.isSatisfiesExpression(inner))
    inner = inner.expression
  return inner
}

/** The text of a member's name where it is written out: an identifier, a string, a number, or a string in brackets. */
export function nameOf(ts: TypeScript, name: ts.PropertyName): string | null {
  if (ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name)) return name.text
  return ts.isComputedPropertyName(name) && ts.isStringLiteralLike(name.expression) ? name.expression.text : null
}

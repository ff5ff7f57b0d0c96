import type {
  ArrayExpression,
  Comment,
  ExportDefaultDeclarationKind,
  Expression,
  ObjectProperty,
  ParseResult,
  Program,
  Statement,
  VariableDeclaration,
  parseSync,
} from "oxc-parser"

/** The only parser of catalog modules. */
export type Parse = typeof parseSync

/** Line and column from 1, columns in UTF-16 units. */
export type Place = readonly [line: number, column: number]

/** A module that was parsed. */
export interface Source {
  readonly text: string
  readonly statements: Program["body"]
  /** The comments by the offset behind each. */
  readonly comments: ReadonlyMap<number, Comment>
  /** Offsets at which lines begin, ascending. */
  readonly lines: readonly number[]
}

/** What has a place in the text: a node, or an offset alone. */
export interface Placed {
  readonly start: number
}

/** Loads the parser: only when a file has to be read anew. */
export async function loadParser(): Promise<Parse> {
  return (await import("oxc-parser")).parseSync
}

/** The text of a module together with what the parser made of it. */
export function sourceOf(text: string, { program, comments }: ParseResult): Source {
  const lines = [0]
  for (const ends = /\r\n|[\n\r\u2028\u2029]/g; ends.test(text);) lines.push(ends.lastIndex)
  return { text, statements: program.body, comments: new Map(comments.map((each) => [each.end, each])), lines }
}

/** Where a node begins, without the comments before it. */
export function placeOf({ lines }: Source, { start }: Placed): Place {
  let line = 0
  for (let after = lines.length; after - line > 1;) {
    const middle = (line + after) >> 1
    if ((lines[middle] ?? 0) <= start) line = middle
    else after = middle
  }
  return [line + 1, start - (lines[line] ?? 0) + 1]
}

/** The variables that a statement declares, with or without `export` before it; null: it is another one. */
export function variablesOf(statement: Statement): VariableDeclaration | null {
  const inner = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement
  return inner?.type === "VariableDeclaration" ? inner : null
}

/** An expression without parentheses, `as` and `satisfies` around it, and without the bracket around optional readings. */
export function bare(node: Expression): Expression {
  let inner = node
  while (
    inner.type === "ParenthesizedExpression" ||
    inner.type === "TSAsExpression" ||
    inner.type === "TSSatisfiesExpression" ||
    inner.type === "ChainExpression"
  )
    inner = inner.expression
  return inner
}

/** Whether what a module exports as default is a value, and neither declared there nor a type. */
export function isExpression(node: ExportDefaultDeclarationKind): node is Expression {
  return !/(?:Declaration|DeclareFunction|EmptyBodyFunctionExpression)$/.test(node.type)
}

/** Whether a member is written as a name and a value. */
export function isAssigned({ kind, method, shorthand }: ObjectProperty): boolean {
  return kind === "init" && !method && !shorthand
}

/** The text that an expression is, where it is written without substitution; null: it is no such text. */
export function textOf(node: Expression | ObjectProperty["key"]): string | null {
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : null
  if (node.type !== "TemplateLiteral" || node.expressions.length > 0) return null
  return node.quasis[0]?.value.cooked ?? null
}

/** The text of a member's name where it is written out: an identifier, a string, a number, or a string in brackets. */
export function nameOf({ key, computed }: ObjectProperty): string | null {
  if (computed) return textOf(key)
  if (key.type === "Identifier") return key.name
  return key.type === "Literal" && typeof key.value === "number" ? String(key.value) : textOf(key)
}

/** Where a member's name begins: of one in brackets at the bracket. */
export function nameStart({ text }: Source, { key, computed }: ObjectProperty): Placed {
  return computed ? { start: text.lastIndexOf("[", key.start - 1) } : key
}

/** Where each element of a list begins: a hole, which is null, right behind the comma or bracket before it. */
export function elementStarts({ text }: Source, { start, elements }: ArrayExpression): readonly Placed[] {
  const comma = /(?:\s|\/\*[^]*?\*\/|\/\/.*)*,/y
  let end = start + 1
  return elements.map((element) => {
    const at = element ?? { start: end }
    comma.lastIndex = element?.end ?? end
    comma.test(text)
    end = comma.lastIndex
    return at
  })
}

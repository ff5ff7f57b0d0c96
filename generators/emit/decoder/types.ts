import type { Excess, Member, WireType } from "../../../model/wire-type.ts"
import { broken, concat, group, hardline, ifBreak, indent, line, print, softline } from "../../text/layout.ts"
import type { Doc } from "../../text/layout.ts"
import { propertyKey } from "../../text/names.ts"
import { docComment, scalarLiteral, stringLiteral } from "../../text/typescript.ts"

/** How types are spelt for one reader or another. */
export interface TypeStyle {
  /** What stands before a member and before a list: `readonly ` or nothing. */
  readonly before: "readonly " | ""
  readonly text: (value: string) => string
  /** A comment for an indentation of so many columns, with that indentation before each line. */
  readonly comment: (text: string, column: number) => string
  /** The name in an index signature. */
  readonly index: string
  /** An object that can have no member. */
  readonly nothing: Doc
  /** What is said above an index signature of values of a type; null: nothing. */
  readonly ofValues: (type: WireType) => string | null
  /** Whether a choice that may be null is one choice, or a choice in parentheses and null. */
  readonly nullWithin: boolean
  /** What is said above a member of a type; null: nothing. */
  readonly ofMember: (description: string | null, type: WireType) => string | null
  /** Whether a type is declared as an interface. */
  readonly isInterface: (type: WireType) => boolean
}

/** How our own generated code spells types. */
const ownStyle: TypeStyle = {
  before: "readonly ",
  text: stringLiteral,
  comment: docComment,
  index: "name",
  nothing: "Record<string, never>",
  ofValues: () => null,
  nullWithin: true,
  ofMember: (description) => description,
  isInterface: (type) => type.kind === "object" && type.members.length > 0,
}

/** The declaration of an exported type: an interface where the type is one object, else an alias. */
export function typeDeclaration(
  name: string,
  type: WireType,
  comment: string | null,
  style: TypeStyle = ownStyle,
): string {
  const above = comment === null || comment.trim() === "" ? "" : `${style.comment(comment, 0)}\n`
  if (style.isInterface(type)) {
    const body = type.kind === "object" ? members(type.members, type.excess, null, style) : shown(type, style).doc
    return `${above}${print(concat(`export interface ${name} `, body))}\n`
  }
  const text = shown(type, style)
  const shape = text.union === null ? concat(" ", text.doc) : text.union
  return `${above}${print(concat(`export type ${name} =`, shape))}\n`
}

/** The indentation that comments of members are wrapped for. */
const memberColumn = 6

/** How a type is written, and how tightly it holds together. */
interface Shown {
  readonly doc: Doc
  /** A union, with the line break that it begins with where it is broken. */
  readonly union: Doc | null
  /** An operator that an array's brackets would split. */
  readonly operator: boolean
}

function shown(type: WireType, style: TypeStyle): Shown {
  switch (type.kind) {
    case "literal": {
      const [first, second, ...more] = type.values
      if (first === undefined) return simple("never")
      if (more.length === 0 && typeof first === "boolean" && typeof second === "boolean") return simple("boolean")
      return type.values.length === 1
        ? simple(literal(first, style))
        : union(type.values.map((value) => literal(value, style)))
    }
    case "text":
      return simple("string")
    case "integer":
    case "number":
      return simple("number")
    case "list":
      return {
        doc: concat(style.before, element(shown(type.item, style)), "[]"),
        union: null,
        operator: style.before !== "",
      }
    case "map": {
      const value = shown(type.value, style)
      const above = style.ofValues(type.value)
      const comment = above === null ? [] : commentLines(above, style)
      return simple(braced([concat(...comment, `${style.before}[${style.index}: string]`, annotated(value))]))
    }
    case "object":
      return simple(members(type.members, type.excess, null, style))
    case "union": {
      const variants = type.variants.map((variant) =>
        members(variant.members, variant.excess, { name: type.tag, value: variant.name }, style),
      )
      const [only] = variants
      if (only === undefined) return simple("never")
      return variants.length === 1 ? simple(only) : union(variants)
    }
    case "nullable":
      return orNull(type.of, style)
    case "reference":
      return simple(type.to)
    case "opaque":
      return simple("unknown")
  }
}

function orNull(type: WireType, style: TypeStyle): Shown {
  let of = type
  while (of.kind === "nullable") of = of.of
  if (of.kind === "opaque") return simple("unknown")
  const inner = shown(of, style)
  if (!style.nullWithin && inner.union !== null) return union([element(inner), "null"])
  if (of.kind === "literal" && of.values.length > 0 && !isBoolean(of.values))
    return union([...of.values.map((value) => literal(value, style)), "null"])
  if (of.kind === "union" && of.variants.length > 1) {
    const variants = of.variants.map((variant) =>
      members(variant.members, variant.excess, { name: of.tag, value: variant.name }, style),
    )
    return union([...variants, "null"])
  }
  const hugs = of.kind === "object" || of.kind === "map" || of.kind === "union" || of.kind === "reference"
  if (!hugs) return union([inner.doc, "null"])
  return { doc: concat(inner.doc, " | null"), union: null, operator: true }
}

function isBoolean(values: readonly (string | number | boolean)[]): boolean {
  return values.length === 2 && values.every((value) => typeof value === "boolean")
}

function literal(value: string | number | boolean, { text }: TypeStyle): string {
  return typeof value === "string" ? text(value) : scalarLiteral(value)
}

function simple(doc: Doc): Shown {
  return { doc, union: null, operator: false }
}

function union(docs: readonly Doc[]): Shown {
  const doc = group(
    ...docs.map((alternative, at) => concat(at === 0 ? ifBreak("| ") : concat(line, "| "), indent(alternative))),
  )
  return { doc, union: concat(" ", group(indent(softline, doc))), operator: true }
}

function element(item: Shown): Doc {
  if (!item.operator) return item.doc
  if (item.union === null) return concat("(", item.doc, ")")
  return group("(", indent(softline, item.doc), softline, ")")
}

function annotated(type: Shown): Doc {
  return concat(":", type.union ?? concat(" ", type.doc))
}

function members(
  list: readonly Member[],
  excess: Excess,
  tag: { readonly name: string; readonly value: string } | null,
  style: TypeStyle,
): Doc {
  const written: Doc[] = []
  if (tag !== null) written.push(`${style.before}${propertyKey(tag.name, style.text)}: ${style.text(tag.value)}`)
  for (const member of list) {
    const key = `${style.before}${propertyKey(member.name, style.text)}${member.optional ? "?" : ""}`
    const declared = concat(key, annotated(shown(member.type, style)))
    const said = style.ofMember(member.description, member.type)
    if (said === null || said.trim() === "") written.push(declared)
    else written.push(concat(...commentLines(said, style), declared))
  }
  if (written.length > 0) return braced(written)
  return excess === "keep" ? braced([`${style.before}[${style.index}: string]: unknown`]) : style.nothing
}

function commentLines(text: string, style: TypeStyle): readonly Doc[] {
  return style
    .comment(text, memberColumn)
    .split("\n")
    .flatMap((words) => [words.slice(memberColumn), hardline])
}

function braced(written: readonly Doc[]): Doc {
  return broken("{", indent(...written.map((one) => concat(hardline, one))), hardline, "}")
}

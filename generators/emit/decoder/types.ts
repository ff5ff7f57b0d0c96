import type { Excess, Member, WireType } from "../../../model/wire-type.ts"
import { broken, concat, group, hardline, ifBreak, indent, line, print, softline } from "../../text/layout.ts"
import type { Doc } from "../../text/layout.ts"
import { propertyKey } from "../../text/names.ts"
import { docComment, scalarLiteral, stringLiteral } from "../../text/typescript.ts"

/** The declaration of an exported type: an interface where the type is one object, else an alias. */
export function typeDeclaration(name: string, type: WireType, comment: string | null): string {
  const above = comment === null || comment.trim() === "" ? "" : `${docComment(comment)}\n`
  if (type.kind === "object" && type.members.length > 0)
    return `${above}${print(concat(`export interface ${name} `, members(type.members, type.excess, null)))}\n`
  const text = shown(type)
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

function shown(type: WireType): Shown {
  switch (type.kind) {
    case "literal": {
      const [first, second, ...more] = type.values
      if (first === undefined) return simple("never")
      if (more.length === 0 && typeof first === "boolean" && typeof second === "boolean") return simple("boolean")
      return type.values.length === 1 ? simple(scalarLiteral(first)) : union(type.values.map(scalarLiteral))
    }
    case "text":
      return simple("string")
    case "integer":
    case "number":
      return simple("number")
    case "list":
      return { doc: concat("readonly ", element(shown(type.item)), "[]"), union: null, operator: true }
    case "map": {
      const value = shown(type.value)
      return simple(braced([concat("readonly [name: string]", annotated(value))]))
    }
    case "object":
      return simple(members(type.members, type.excess, null))
    case "union": {
      const variants = type.variants.map((variant) =>
        members(variant.members, variant.excess, { name: type.tag, value: variant.name }),
      )
      const [only] = variants
      if (only === undefined) return simple("never")
      return variants.length === 1 ? simple(only) : union(variants)
    }
    case "nullable":
      return orNull(type.of)
    case "reference":
      return simple(type.to)
    case "opaque":
      return simple("unknown")
  }
}

function orNull(type: WireType): Shown {
  let of = type
  while (of.kind === "nullable") of = of.of
  if (of.kind === "opaque") return simple("unknown")
  if (of.kind === "literal" && of.values.length > 0 && !isBoolean(of.values))
    return union([...of.values.map(scalarLiteral), "null"])
  if (of.kind === "union" && of.variants.length > 1) {
    const variants = of.variants.map((variant) =>
      members(variant.members, variant.excess, { name: of.tag, value: variant.name }),
    )
    return union([...variants, "null"])
  }
  const inner = shown(of)
  const hugs = of.kind === "object" || of.kind === "map" || of.kind === "union" || of.kind === "reference"
  if (!hugs) return union([inner.doc, "null"])
  return { doc: concat(inner.doc, " | null"), union: null, operator: true }
}

function isBoolean(values: readonly (string | number | boolean)[]): boolean {
  return values.length === 2 && values.every((value) => typeof value === "boolean")
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
): Doc {
  const written: Doc[] = []
  if (tag !== null) written.push(`readonly ${propertyKey(tag.name, stringLiteral)}: ${stringLiteral(tag.value)}`)
  for (const member of list) {
    const key = `readonly ${propertyKey(member.name, stringLiteral)}${member.optional ? "?" : ""}`
    const declared = concat(key, annotated(shown(member.type)))
    if (member.description === null || member.description.trim() === "") written.push(declared)
    else written.push(concat(...commentLines(member.description), declared))
  }
  if (written.length > 0) return braced(written)
  return excess === "keep" ? braced(["readonly [name: string]: unknown"]) : "Record<string, never>"
}

function commentLines(text: string): readonly Doc[] {
  return docComment(text, memberColumn)
    .split("\n")
    .flatMap((words) => [words.slice(memberColumn), hardline])
}

function braced(written: readonly Doc[]): Doc {
  return broken("{", indent(...written.map((one) => concat(hardline, one))), hardline, "}")
}

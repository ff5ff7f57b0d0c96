import type { Member, WireType } from "../../../model/wire-type.ts"
import type { DefinitionShape, MemberShape, ObjectShape, Shape, TaggedShape } from "../../acp/shape.ts"
import { concat, group, ifBreak, indent, join, line, print, softline } from "../../text/layout.ts"
import type { Doc } from "../../text/layout.ts"
import { propertyKey } from "../../text/names.ts"
import { docComment, scalarLiteral, stringLiteral } from "../../text/typescript.ts"
import { typeDeclaration } from "../decoder/types.ts"
import { namesOf } from "./names.ts"

/** The exported type of a definition. `kept`: its unknown variants are kept as they stand. */
export function typeOf({ name, shape, description }: DefinitionShape, kept: boolean): string {
  const { type } = namesOf(name)
  const comment = firstSentence(description) ?? `What the protocol schema allows as \`${name}\`.`
  const alternatives = alternativesOf(shape, kept)
  if (alternatives === null) return typeDeclaration(type, wireTypeOf(shape), comment)
  return `${docComment(comment)}\n${print(concat(`export type ${type} =`, unionOf(alternatives)))}\n`
}

/** The type alternatives of a definition that is more than one object, scalar or list; else null. */
function alternativesOf(shape: Shape, kept: boolean): readonly string[] | null {
  if (shape.kind === "tagged") return variantsOf(shape, kept)
  if (shape.kind === "either") return shape.of.map(inline)
  if (shape.kind === "text" && shape.known.length > 0) return [...shape.known.map(scalarLiteral), "(string & {})"]
  return null
}

function variantsOf({ tag, variants, open, untagged }: TaggedShape, kept: boolean): readonly string[] {
  const key = propertyKey(tag, stringLiteral)
  return [
    ...variants.map(({ value, of }) => `({ readonly ${key}: ${stringLiteral(value)} } & ${namesOf(of).type})`),
    ...(open === null ? [] : [`({ readonly ${key}: string } & ${namesOf(open).type})`]),
    ...(untagged === null ? [] : [namesOf(untagged).type]),
    ...(kept ? [`UnknownVariant<${stringLiteral(tag)}>`] : []),
  ]
}

function inline(shape: Shape): string {
  switch (shape.kind) {
    case "reference":
      return namesOf(shape.to).type
    case "null":
      return "null"
    case "text":
      return "string"
    case "integer":
    case "number":
      return "number"
    case "flag":
      return "boolean"
    case "list":
      return `readonly ${inline(shape.of)}[]`
    default:
      throw new Error(`no type is written among alternatives for ${shape.kind}`)
  }
}

function unionOf(alternatives: readonly string[]): Doc {
  const distinct = [...new Set(alternatives)]
  const docs = distinct.map((one, at) => concat(at === 0 ? ifBreak("| ") : "| ", one))
  return concat(" ", group(indent(softline, group(join(line, docs)))))
}

function wireTypeOf(shape: Shape): WireType {
  switch (shape.kind) {
    case "any":
      return { kind: "opaque", maxBytes: 0, maxDepth: 0 }
    case "null":
      throw new Error("null stands only among alternatives")
    case "flag":
      return { kind: "literal", values: [false, true] }
    case "text":
      return { kind: "text", min: shape.min, max: null, pattern: null }
    case "integer":
    case "number":
      return { kind: "number", min: null, max: null }
    case "literal":
      return { kind: "literal", values: shape.values }
    case "record":
      return { kind: "reference", to: "Meta" }
    case "map":
      return mapOf(shape.of)
    case "nullable":
      return { kind: "nullable", of: wireTypeOf(shape.of) }
    case "list":
      return { kind: "list", item: wireTypeOf(shape.of), min: 0, max: null }
    case "reference":
      return { kind: "reference", to: namesOf(shape.to).type }
    case "object":
      return objectOf(shape)
    case "tagged":
    case "either":
      throw new Error(`${shape.kind} stands only as a definition`)
    default:
      return shape satisfies never
  }
}

function mapOf(of: Shape): WireType {
  const names = { kind: "text", min: 0, max: null, pattern: null } as const
  return { kind: "map", names, value: wireTypeOf(of), max: null }
}

function objectOf({ members, open }: ObjectShape): WireType {
  return { kind: "object", members: members.map(memberOf), excess: open || members.length === 0 ? "keep" : "closed" }
}

function memberOf({ name, shape, required, description }: MemberShape): Member {
  const meta = shape.kind === "nullable" && shape.of.kind === "record"
  return { name, type: wireTypeOf(shape), optional: !required, description: meta ? null : firstSentence(description) }
}

/** The first sentence of a description, up to the first empty line at most; null: there is none. */
export function firstSentence(description: string | null): string | null {
  const [paragraph = ""] = (description ?? "").split(/\n\s*\n/)
  const words = paragraph.replaceAll(/\s+/g, " ").trim()
  const sentence = /^.*?[^.]{3}[.!?](?= [A-Z])/.exec(words)?.[0] ?? words
  return sentence === "" ? null : sentence.replace(/(?<![.!?:])$/, ".")
}

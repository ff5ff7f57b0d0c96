import type { DefinitionShape, MemberShape, ObjectShape, Shape, TaggedShape } from "../../acp/shape.ts"
import { print } from "../../text/layout.ts"
import { isInherited, isIdentifier } from "../../text/names.ts"
import { docComment, numberLiteral, scalarLiteral, stringLiteral } from "../../text/typescript.ts"
import type { Condition } from "../decoder/conditions.ts"
import { signature } from "../decoder/functions.ts"
import { body, returned, when } from "../decoder/statements.ts"
import type { Body } from "../decoder/statements.ts"
import { namesOf } from "./names.ts"

/** What a predicate is written with: definitions by name, and a note of each name that is imported. */
export interface Uses {
  readonly definition: (name: string) => DefinitionShape
  /** A name of `fits.ts` or of the kernel. */
  readonly kernel: (name: string) => string
  /** A predicate of another definition. */
  readonly fits: (definition: string) => string
}

/** Whether a definition is checked where it is referred to, and has no predicate of its own. */
export function isInline({ shape }: DefinitionShape): boolean {
  return ["any", "flag", "number", "record", "text", "integer", "reference"].includes(shape.kind)
}

/** Whether a definition's predicate is told how many members of the object others vouch for. */
function takesOthers(definition: DefinitionShape): boolean {
  const { shape } = definition
  return shape.kind === "object" || shape.kind === "tagged" || (shape.kind === "either" && isObjects(shape.of))
}

function isObjects(shapes: readonly Shape[]): boolean {
  return shapes.every((shape) => shape.kind === "reference")
}

/** The predicate of a definition: whether a value is what the schema says to the letter, without members unknown to it. */
export function predicateOf(definition: DefinitionShape, exported: boolean, uses: Uses): string {
  const { type, fits } = namesOf(definition.name)
  const comment = exported
    ? `${docComment(`Whether a value is \`${type}\` to the letter, without members unknown to it.`)}\n`
    : ""
  const parameters = ["value: unknown", ...(takesOthers(definition) ? ["others: number"] : [])]
  const lines = body()
  writeBody(definition.shape, lines, uses)
  const head = print(signature(`${exported ? "export " : ""}function ${fits}`, parameters, "boolean"))
  return `${comment}${head}\n${lines.text()}\n}\n`
}

function writeBody(shape: Shape, lines: Body, uses: Uses): void {
  switch (shape.kind) {
    case "object":
      return writeObject(shape, lines, uses)
    case "tagged":
      return writeTagged(shape, lines, uses)
    case "either":
      for (const one of shape.of) lines.add(when([acceptance(one, uses)], "||", "return true"))
      return lines.add("return false")
    case "literal":
      for (const value of shape.values.slice(0, -1)) lines.add(`if (value === ${scalarLiteral(value)}) return true`)
      return lines.add(`return value === ${scalarLiteral(shape.values.at(-1) ?? "")}`)
    default: {
      const { operands, operator } = refuses(shape, "value", uses)
      if (operands.length > 0) lines.add(when(operands, operator, "return false"))
      return lines.add("return true")
    }
  }
}

/**
 * The members that must be there first. What others the object has is counted before any of those that may be there is looked
 * for: most objects have few of them, and reading what is not there is what costs.
 */
function writeObject({ members, open }: ObjectShape, lines: Body, uses: Uses): void {
  const required = members.filter((member) => member.required)
  const optional = members.filter((member) => !member.required)
  lines.add(when([`!${uses.kernel("isObject")}(value, true)`], "||", "return false"))
  for (const member of required) writeRequired(member, lines, uses)
  if (open) {
    for (const member of optional) writeOptional(member, null, lines, uses)
    return lines.add("return true")
  }
  lines.add(`let left = ${required.length === 0 ? 0 : -required.length} - others`)
  // A loop of its own, not a call: the engine then knows the members of each kind of object by where it is counted.
  lines.add("for (const _ in value) left++")
  if (optional.length === 0) return lines.add("return left === 0")
  lines.add("if (left === 0) return true")
  for (const member of optional) writeOptional(member, "if (--left === 0) return true", lines, uses)
  lines.add("return false")
}

function writeRequired(member: MemberShape, lines: Body, uses: Uses): void {
  const local = localOf(member.name)
  const { operands, operator } = refuses(member.shape, local, uses)
  lines.add(`const ${local} = ${readOf(member, uses)}`)
  lines.add(when(operands.length === 0 ? [`${local} === undefined`] : operands, operator, "return false"))
}

/** `counted`: what is done where the member is there and fits. */
function writeOptional(member: MemberShape, counted: string | null, lines: Body, uses: Uses): void {
  const local = localOf(member.name)
  const { operands, operator } = refuses(member.shape, local, uses)
  if (counted === null && operands.length === 0) return
  lines.add(`const ${local} = ${readOf(member, uses)}`)
  lines.block(`if (${local} !== undefined) {`, () => {
    if (operands.length > 0) lines.add(when(operands, operator, "return false"))
    if (counted !== null) lines.add(counted)
  })
}

function localOf(name: string): string {
  return isIdentifier(name) && !["value", "others", "left"].includes(name) ? name : `${name}Member`
}

function readOf({ name }: MemberShape, uses: Uses): string {
  const key = stringLiteral(name)
  return isInherited(name) ? `${uses.kernel("own")}(value, ${key})` : `value[${key}]`
}

function writeTagged({ tag, variants, open, untagged }: TaggedShape, lines: Body, uses: Uses): void {
  const key = stringLiteral(tag)
  lines.add(when([`!${uses.kernel("isObject")}(value, true)`], "||", "return false"))
  lines.block(`switch (value[${key}]) {`, () => {
    for (const [index, { value, of }] of variants.entries()) {
      lines.add(`case ${stringLiteral(value)}:`)
      if (variants[index + 1]?.of !== of)
        lines.inside(() => lines.add(returned(uses.fits(of), ["value", "others + 1"])))
    }
    lines.add("default:")
    lines.inside(() => {
      const other = untagged === null ? "false" : `${uses.fits(untagged)}(value, others)`
      if (open === null) return lines.add(`return ${other}`)
      lines.add(when([`typeof value[${key}] !== "string"`], "||", `return ${other}`))
      lines.add(returned(uses.fits(open), ["value", "others + 1"]))
    })
  })
}

/** When a value does not fit; no operand where every value does. */
function refuses(shape: Shape, value: string, uses: Uses): Condition {
  switch (shape.kind) {
    case "any":
      return { operands: [], operator: "||" }
    case "null":
      return any(`${value} !== null`)
    case "flag":
      return any(`typeof ${value} !== "boolean"`)
    case "number":
      return any(`!Number.isFinite(${value})`)
    case "record":
      return any(`!${uses.kernel("isObject")}(${value}, true)`)
    case "text": {
      if (shape.min > 1) throw new Error("the protocol schema has a longer text than was ever needed")
      return any(`typeof ${value} !== "string"`, ...(shape.min === 1 ? [`${value} === ""`] : []))
    }
    case "integer": {
      if (shape.min === null && shape.max === null) return any(`!Number.isInteger(${value})`)
      const bounds = [numberLiteral(shape.min ?? -Infinity), numberLiteral(shape.max ?? Infinity)]
      return any(`!${uses.kernel("isWithin")}(${value}, ${bounds.join(", ")})`)
    }
    case "literal":
      return { operands: shape.values.map((one) => `${value} !== ${scalarLiteral(one)}`), operator: "&&" }
    case "nullable": {
      const { operands, operator } = refuses(shape.of, value, uses)
      if (operands.length === 0) return { operands, operator }
      const inner = operator === "||" && operands.length > 1 ? [`(${operands.join(" || ")})`] : operands
      return { operands: [`${value} !== null`, ...inner], operator: "&&" }
    }
    case "list":
      return any(`!${uses.kernel("fitsList")}(${value}, ${itemPredicate(shape.of, uses)})`)
    case "map":
      return any(`!${uses.kernel("fitsMap")}(${value}, ${itemPredicate(shape.of, uses)})`)
    case "reference": {
      const definition = uses.definition(shape.to)
      if (isInline(definition)) return refuses(definition.shape, value, uses)
      return any(`!${uses.fits(shape.to)}(${takesOthers(definition) ? `${value}, 0` : value})`)
    }
    case "object":
    case "tagged":
    case "either":
      throw new Error(`${shape.kind} stands only as a definition`)
    default:
      return shape satisfies never
  }
}

function any(...operands: readonly string[]): Condition {
  return { operands, operator: "||" }
}

/** When a value of a definition fits one of its alternatives. */
function acceptance(shape: Shape, uses: Uses): string {
  if (shape.kind === "reference") return `${uses.fits(shape.to)}(value, others)`
  const { operands } = refuses(shape, "value", uses)
  const [only] = operands
  if (only === undefined || operands.length > 1) throw new Error(`no predicate is written for ${shape.kind} alone`)
  return only.startsWith("!") ? only.slice(1) : only.replace("!==", "===")
}

function itemPredicate(shape: Shape, uses: Uses): string {
  if (shape.kind === "reference") {
    const definition = uses.definition(shape.to)
    return isInline(definition) ? itemPredicate(definition.shape, uses) : uses.fits(definition.name)
  }
  if (shape.kind !== "text" || shape.min > 0) throw new Error(`no predicate is written for items of ${shape.kind}`)
  return uses.kernel("fitsText")
}

import { expectedName, expectedOf, expectedTag, fewerLevels } from "../../../model/wire/expected.ts"
import { referenceDepth } from "../../../model/wire-type.ts"
import type {
  ListType,
  MapType,
  Member,
  ObjectType,
  OpaqueType,
  ReferenceType,
  UnionType,
  WireType,
} from "../../../model/wire-type.ts"
import type { Doc } from "../../text/layout.ts"
import { isIdentifier, identifierOf, isInherited } from "../../text/names.ts"
import type { Allocator } from "../../text/names.ts"
import { arrayLiteral, stringLiteral } from "../../text/typescript.ts"
import {
  always,
  lengthRefuses,
  literalRefuses,
  numberRefuses,
  shortLiteral,
  sizeRefuses,
  textRefuses,
} from "./conditions.ts"
import type { Condition, Uses } from "./conditions.ts"
import { writeAgreements } from "./agreements.ts"
import type { References } from "./references.ts"
import { returned, when } from "./statements.ts"
import type { Body } from "./statements.ts"

/** How many references were followed: a number known here, or so many more than the parameter `depth` says. */
export interface Depth {
  readonly from: "root" | "parameter"
  readonly count: number
}

/** A place in the value for which checks are written. */
export interface Place {
  /** The constant that holds the value. */
  readonly value: string
  /** Code of the path's segments from the function's own value. */
  readonly path: readonly string[]
  readonly depth: Depth
  /** Whether a nullable node stands around it, which then words every refusal. */
  readonly nullable: boolean
  /** Levels of code around it. */
  readonly nesting: number
}

/** A function under way. */
export interface Writer extends Uses {
  readonly body: Body
  readonly locals: Allocator
  readonly references: References
  /** A function of its own for a type: its name. A definition's function takes the depth as a parameter. */
  readonly outlined: (type: WireType, place: Place, definition: string | null) => string
}

const deepestCode = 5
const longestName = 24

/** Writes the checks of a value: nothing returns where it is accepted, the first error where it is not. */
export function writeChecks(type: WireType, place: Place, writer: Writer): void {
  let inner = type
  while (inner.kind === "nullable") inner = inner.of
  if (type.kind === "nullable") {
    block(writer, `if (${place.value} !== null) {`, () => {
      writeChecks(inner, { ...place, nullable: true, nesting: place.nesting + 1 }, writer)
    })
    return
  }
  if (holdsOthers(inner) && place.nesting >= deepestCode)
    return writeCall(writer.outlined(inner, place, null), place, place.depth, writer)
  switch (inner.kind) {
    case "literal":
      return refuse(inner, literalRefuses(inner, place.value, writer), place, writer)
    case "text":
      return refuse(inner, textRefuses(inner, place.value, writer), place, writer)
    case "integer":
    case "number":
      return refuse(inner, numberRefuses(inner, place.value), place, writer)
    case "opaque":
      return writeOpaque(inner, place, writer)
    case "list":
      return writeList(inner, place, writer)
    case "map":
      return writeMap(inner, place, writer)
    case "object":
      refuse(inner, notObject(place, writer), place, writer)
      return writeMembers(inner, null, place, writer)
    case "union":
      return writeUnion(inner, place, writer)
    case "reference":
      return writeReference(inner, place, writer)
    default:
      return inner satisfies never
  }
}

function block(writer: Writer, head: string, inner: () => void): void {
  writer.body.block(head, () => writer.locals.scope(inner))
}

function holdsOthers(type: WireType): boolean {
  return type.kind === "list" || type.kind === "map" || type.kind === "object" || type.kind === "union"
}

function notObject(place: Place, writer: Writer): Condition {
  return { operands: [`!${writer.kernel("isObject")}(${place.value}, parsed)`], operator: "||" }
}

function refuse(type: WireType, condition: Condition, place: Place, writer: Writer): void {
  const args = ["fact", expected(type, place), place.value, ...place.path]
  writer.body.add(when(condition.operands, condition.operator, returned(writer.kernel("invalid"), args)))
}

function expected(type: WireType, place: Place): string {
  return stringLiteral(expectedOf(place.nullable ? { kind: "nullable", of: type } : type))
}

function writeOpaque(type: OpaqueType, place: Place, writer: Writer): void {
  const { body } = writer
  const fault = writer.locals.name("fault")
  body.add(`const ${fault} = ${writer.kernel("jsonFault")}(${place.value}, ${type.maxBytes}, ${type.maxDepth})`)
  const args = ["fact", expected(type, place), place.value, ...place.path]
  body.add(when([`${fault} === "limit"`], "||", returned(writer.kernel("limit"), args)))
  body.add(when([`${fault} !== null`], "||", returned(writer.kernel("invalid"), args)))
}

function writeList(type: ListType, place: Place, writer: Writer): void {
  const { body, locals } = writer
  const list = place.value
  const operands = [`!Array.isArray(${list})`, ...lengthRefuses(type.min, type.max, `${list}.length`)]
  refuse(type, { operands, operator: "||" }, place, writer)
  locals.scope(() => {
    const index = locals.name("index")
    const item = locals.name("item")
    block(writer, `for (let ${index} = 0; ${index} < ${list}.length; ${index}++) {`, () => {
      body.add(`const ${item}: unknown = ${list}[${index}]`)
      writeChecks(type.item, inside(place, item, index), writer)
    })
  })
}

function writeMap(type: MapType, place: Place, writer: Writer): void {
  const { body, locals } = writer
  refuse(type, notObject(place, writer), place, writer)
  const names = locals.name("names")
  body.add(`const ${names} = Object.keys(${place.value})`)
  if (type.max !== null) refuse(type, { operands: [`${names}.length > ${type.max}`], operator: "||" }, place, writer)
  locals.scope(() => {
    const name = locals.name("name")
    block(writer, `for (const ${name} of ${names}) {`, () => {
      const operands = sizeRefuses(type.names, name, writer)
      const args = ["fact", stringLiteral(expectedName(type.names)), ...place.path, name]
      if (operands.length > 0) body.add(when(operands, "||", returned(writer.kernel("misplaced"), args)))
      const item = locals.name("item")
      body.add(`const ${item} = ${place.value}[${name}]`)
      writeChecks(type.value, inside(place, item, name), writer)
    })
  })
}

function inside(place: Place, value: string, segment: string): Place {
  return { ...place, value, path: [...place.path, segment], nullable: false, nesting: place.nesting + 1 }
}

function writeUnion(type: UnionType, place: Place, writer: Writer): void {
  const { body } = writer
  refuse(type, notObject(place, writer), place, writer)
  const tag = writeMember(type.tag, place, writer)
  block(writer, `switch (${tag}) {`, () => {
    for (const variant of type.variants)
      block(writer, `case ${shortLiteral(variant.name, writer)}: {`, () => {
        const held = { name: type.tag, value: tag }
        writeMembers(variant, held, { ...place, nesting: place.nesting + 2 }, writer)
        body.add("break")
      })
    body.add("default:")
    body.inside(() => {
      const said = stringLiteral(expectedTag(type.variants.map((variant) => variant.name)))
      body.add(returned(writer.kernel("invalid"), ["fact", said, tag, ...place.path, stringLiteral(type.tag)]))
    })
  })
}

/** The members that are listed, counting those that are there, then that there are no others and that they agree. */
function writeMembers(
  { members, excess, agreements = [] }: Pick<ObjectType, "members" | "excess" | "agreements">,
  tag: { readonly name: string; readonly value: string } | null,
  place: Place,
  writer: Writer,
): void {
  const { body, locals } = writer
  const held = new Map(tag === null ? [] : [[tag.name, tag.value]])
  const required = members.filter((member) => !member.optional).length + (tag === null ? 0 : 1)
  const counted = excess === "closed" && members.some((member) => member.optional)
  const count = counted ? locals.name("count") : String(required)
  if (counted) body.add(`let ${count} = ${required}`)
  for (const member of members) {
    const value = writeMember(member.name, place, writer)
    held.set(member.name, value)
    const at: Place = { ...inside(place, value, stringLiteral(member.name)), nesting: place.nesting }
    if (!member.optional) {
      writeChecks(member.type, at, writer)
      continue
    }
    block(writer, `if (${value} !== undefined || ${hasMember(member.name, place.value, writer)}) {`, () => {
      if (counted) body.add(`${count}++`)
      writeChecks(member.type, { ...at, nesting: at.nesting + 1 }, writer)
    })
  }
  if (excess === "closed") writeExcess(members, tag?.name ?? null, count, place, writer)
  writeAgreements(agreements, (name) => held.get(name) ?? "undefined", place.path, writer)
}

function writeExcess(
  members: readonly Member[],
  tag: string | null,
  count: string,
  place: Place,
  writer: Writer,
): void {
  const names = [...(tag === null ? [] : [tag]), ...members.map((member) => member.name)]
  const listed = names.length === 0 ? "[]" : writer.constant("MEMBERS", arrayLiteral(names.map(stringLiteral)))
  const args = ["fact", place.value, listed, ...place.path]
  writer.body.add(
    when([`${writer.kernel("sizeOf")}(${place.value}) !== ${count}`], "||", returned(writer.kernel("excess"), args)),
  )
}

/** Reads a member into a constant, once; the constant's name. */
function writeMember(name: string, place: Place, writer: Writer): string {
  const wanted = identifierOf(name)
  const reads = isIdentifier(wanted) && wanted.length <= longestName && !wanted.startsWith("faultOf")
  const value = writer.locals.name(reads ? wanted : "member")
  const key = memberKey(name, writer)
  const read = isInherited(name) ? `${writer.kernel("own")}(${place.value}, ${key})` : `${place.value}[${key}]`
  writer.body.add(`const ${value} = ${read}`)
  return value
}

function hasMember(name: string, value: string, writer: Writer): string {
  const key = memberKey(name, writer)
  return isInherited(name) ? `Object.hasOwn(${value}, ${key})` : `${key} in ${value}`
}

function memberKey(name: string, writer: Writer): string {
  return shortLiteral(name, writer)
}

/** What a reference names, in place where that stays small, else as a function; one level too many is a limit. */
function writeReference(type: ReferenceType, place: Place, writer: Writer): void {
  const { body, references } = writer
  const tooDeep = (): Doc =>
    returned(writer.kernel("limit"), ["fact", stringLiteral(fewerLevels), place.value, ...place.path])
  if (place.depth.count >= referenceDepth) return body.add(when([always(place.value, writer)], "||", tooDeep()))
  if (place.depth.from === "parameter")
    body.add(when([`depth >= ${referenceDepth - place.depth.count}`], "||", tooDeep()))
  const found = references.definition(type.to)
  const depth: Depth = { ...place.depth, count: place.depth.count + 1 }
  // What is used again becomes a function, so that code stays linear; every loop has a definition that is.
  if (references.uses(type.to) > 1 && !isSmall(found.type))
    return writeCall(writer.outlined(found.type, place, type.to), place, depth, writer)
  writeChecks(found.type, { ...place, depth }, writer)
}

function isSmall(type: WireType): boolean {
  let inner = type
  while (inner.kind === "nullable") inner = inner.of
  return !holdsOthers(inner) && inner.kind !== "reference"
}

function writeCall(callee: string, place: Place, depth: Depth, writer: Writer): void {
  const { body, locals } = writer
  const error = locals.name("error")
  const levels = depth.from === "root" ? String(depth.count) : depth.count === 0 ? "depth" : `depth + ${depth.count}`
  body.add(`const ${error} = ${callee}(${place.value}, parsed, ${levels})`)
  const passed = place.path.length === 0 ? `return ${error}` : returned(writer.kernel("below"), [error, ...place.path])
  body.add(when([`${error} !== null`], "||", passed))
}

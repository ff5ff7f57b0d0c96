import type { FactValue } from "../../model/fact.ts"
import type { Excess, Payload } from "../../model/wire-type.ts"
import { wireFromEffect } from "./wire-from-effect.ts"
import type { WirePath } from "./trail.ts"
import type { WireProblem } from "./wire-from-effect.ts"

/** What stands inside a fact that can not be published. */
export interface ValueProblem {
  readonly path: WirePath
  /** A clause without full stop. */
  readonly what: string
  readonly fix: string
}

/** A fact's members as plain data. */
export interface PlainBody {
  readonly members: readonly (readonly [name: string, value: FactValue])[]
  /** Facts that it holds, by object. */
  readonly refs: readonly { readonly path: WirePath; readonly fact: { readonly $id: string } }[]
  readonly payloads: readonly { readonly path: WirePath; readonly payload: Payload }[]
  readonly problems: readonly ValueProblem[]
  readonly wireProblems: readonly WireProblem[]
}

/** What members are read with. */
export interface Reader {
  readonly isSchema: (value: unknown) => boolean
  /** What happens to members that a payload does not list. */
  readonly excess: Excess
  /** What a comment says of a named type; null: nothing. */
  readonly described: (name: string) => string | null
}

interface Context extends Reader {
  readonly above: Set<object>
  readonly refs: { path: WirePath; fact: { readonly $id: string } }[]
  readonly payloads: { path: WirePath; payload: Payload }[]
  readonly problems: ValueProblem[]
  readonly wireProblems: WireProblem[]
}

/** Deepest nesting of a fact's own members. */
const nesting = 64

/** Whether a value is a stated fact. */
export function isStated(value: unknown): value is { readonly $id: string } {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.hasOwn(value, "$id") &&
    typeof (value as { $id: unknown }).$id === "string"
  )
}

/** Says a stated fact as plain data: other facts as references, schemas as payloads, members that are undefined left out. */
export function plainBody(stated: { readonly $id: string }, reader: Reader): PlainBody {
  const context: Context = {
    ...reader,
    above: new Set([stated]),
    refs: [],
    payloads: [],
    problems: [],
    wireProblems: [],
  }
  const members = plainMembers(stated, [], context).filter(([name]) => name !== "$id")
  return {
    members,
    refs: context.refs,
    payloads: context.payloads,
    problems: context.problems,
    wireProblems: context.wireProblems,
  }
}

function plain(value: unknown, path: WirePath, context: Context): FactValue | undefined {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value
  if (typeof value === "number") {
    if (Number.isFinite(value)) return value + 0
    return refuse(context, path, `${String(value)} is no number that JSON has`)
  }
  if (context.isSchema(value)) return payload(value as Parameters<typeof wireFromEffect>[0], path, context)
  if (typeof value !== "object") return refuse(context, path, `a value of type ${typeof value} is no JSON`)
  if (isStated(value)) {
    context.refs.push({ path, fact: value })
    return { $ref: value.$id }
  }
  if (context.above.has(value)) return refuse(context, path, "a value that holds itself is no JSON")
  if (path.length > nesting) return refuse(context, path, `more than ${nesting} levels inside each other`)
  context.above.add(value)
  const said = Array.isArray(value) ? plainList(value, path, context) : plainObject(value, path, context)
  context.above.delete(value)
  return said
}

function plainList(list: readonly unknown[], path: WirePath, context: Context): readonly FactValue[] {
  const elements: FactValue[] = []
  for (let index = 0; index < list.length; index += 1) {
    const below = [...path, index]
    if (list[index] === undefined) refuse(context, below, "an element that is undefined is no JSON")
    const element = list[index] === undefined ? undefined : plain(list[index], below, context)
    if (element !== undefined) elements.push(element)
  }
  return elements
}

function plainObject(value: object, path: WirePath, context: Context): FactValue | undefined {
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null)
    return refuse(context, path, "an object of a class is no JSON")
  return Object.fromEntries(plainMembers(value, path, context))
}

function plainMembers(value: object, path: WirePath, context: Context): [string, FactValue][] {
  if (Object.getOwnPropertySymbols(value).length > 0)
    refuse(context, path, "a member whose name is a symbol is no JSON")
  return Object.entries(value).flatMap(([name, member]): [string, FactValue][] => {
    const said = member === undefined ? undefined : plain(member, [...path, name], context)
    return said === undefined ? [] : [[name, said]]
  })
}

function payload(
  schema: Parameters<typeof wireFromEffect>[0],
  path: WirePath,
  context: Context,
): FactValue | undefined {
  const converted = wireFromEffect(schema, context.excess)
  for (const problem of converted.problems) context.wireProblems.push({ ...problem, path: [...path, ...problem.path] })
  if (converted.payload === null) return undefined
  const definitions = converted.payload.definitions.map(({ name, type, description }) => ({
    name,
    type,
    description: description ?? context.described(name),
  }))
  const said: Payload = { type: converted.payload.type, definitions }
  context.payloads.push({ path, payload: said })
  return said as unknown as FactValue
}

function refuse(context: Context, path: WirePath, what: string): undefined {
  context.problems.push({ path, what, fix: "state it as text, number, boolean, null, list or object" })
}

import { factPath, isRef, keyOf } from "../../model/fact.ts"
import type { Fact, FactBody, FactId, FactPath, FactValue } from "../../model/fact.ts"
import type { Violation } from "../../model/finding.ts"

/** What is wrong with a fact before any rule is asked: its shape, or what it refers to. */
export interface Problem extends Violation {
  readonly code: "fact/shape" | "fact/unknown-reference" | "site/unknown"
}

/** Thrown inside one fact's reading and caught around it: the fact is left out and its problem recorded. */
export class Unreadable extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.what)
    this.problem = problem
  }
}

/** A place in a fact's body that knows its own path, so that whatever is wrong with it can be pointed at. */
export interface Place {
  readonly fact: Fact
  readonly segments: readonly string[]
  readonly value: FactValue | undefined
}

/** The body of a fact as a place. */
export function root(fact: Fact): Place {
  return { fact, segments: [], value: fact.body }
}

/** A member of an object; absent members are places too. */
export function at(place: Place, member: string): Place {
  const value = bodyOf(place)
  return {
    fact: place.fact,
    segments: [...place.segments, member],
    value: Object.hasOwn(value, member) ? value[member] : undefined,
  }
}

/** The path of a place, as findings name it. */
export function pathOf(place: Place): FactPath {
  return factPath(place.fact.id, ...place.segments)
}

/** Refuses the fact because of what stands at a place. */
export function wrong(place: Place, expected: string): Unreadable {
  const member = place.segments.join(".")
  const what = `${place.fact.id} needs ${expected}${member === "" ? "" : ` as ${member}`}, and has ${shown(place.value)}.`
  return new Unreadable({ code: "fact/shape", at: pathOf(place), what, fix: `state ${expected}` })
}

/** An object's members. */
export function bodyOf(place: Place): FactBody {
  const { value } = place
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw wrong(place, "an object")
  return value as FactBody
}

/** A text. */
export function text(place: Place): string {
  if (typeof place.value !== "string") throw wrong(place, "a text")
  return place.value
}

/** A text, or null for null and absent. */
export function textOrNull(place: Place): string | null {
  return place.value === null || place.value === undefined ? null : text(place)
}

/** One of the given texts. */
export function oneOf<const T extends string>(place: Place, ...values: readonly T[]): T {
  const found = values.find((value) => value === place.value)
  if (found === undefined) throw wrong(place, `one of ${values.join(", ")}`)
  return found
}

/** true or false. */
export function truth(place: Place): boolean {
  if (typeof place.value !== "boolean") throw wrong(place, "true or false")
  return place.value
}

/** The elements of a list, each as a place under its key. */
export function elements(place: Place): readonly Place[] {
  if (!Array.isArray(place.value)) throw wrong(place, "a list")
  return (place.value as readonly FactValue[]).map((value) => ({
    fact: place.fact,
    segments: [...place.segments, keyOf(value)],
    value,
  }))
}

/** A list of texts. */
export function texts(place: Place): readonly string[] {
  return elements(place).map(text)
}

/** Member names to texts. */
export function textMap(place: Place): { readonly [name: string]: string } {
  return Object.fromEntries(Object.keys(bodyOf(place)).map((name) => [name, text(at(place, name))]))
}

/** The fact that a reference names. */
export function reference(place: Place): FactId {
  if (!isRef(place.value)) throw wrong(place, "another fact")
  return place.value.$ref
}

function shown(value: FactValue | undefined): string {
  if (value === undefined) return "nothing"
  const json = JSON.stringify(value)
  return json.length > 60 ? `${json.slice(0, 57)}…` : json
}

/** The name of a header, in lower case. */
export function readHeader(place: Place): string {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text(place))) throw wrong(place, "a header's name in lower case")
  return text(place)
}

import * as Schema from "effect/Schema"
import type * as SchemaAST from "effect/SchemaAST"
import { holds } from "../../model/agreement.ts"
import type { Agreement, Clause } from "../../model/agreement.ts"
import { expectedAgreement } from "../../model/wire/expected.ts"
import { agreementId } from "./agreement-id.ts"

/** A value of which the structure is known to be that of an object. */
type Checked = { readonly [member: string]: unknown }

/**
 * What members of an object have to do with each other, for the `check` of a `Struct`. `says` and `repair` are clauses
 * without full stop, `at` is the member to mend. Effect's own decoders hold values to it too.
 */
export function agreement(stated: Agreement): SchemaAST.Filter<Checked> {
  const { name, says, repair, at } = stated
  const payload = { name, says, repair, at, holds: stated.holds } as unknown as Schema.Json
  return Schema.makeFilter((value: Checked) => holds(stated.holds, value), {
    expected: expectedAgreement(stated),
    representation: { id: agreementId, payload },
  })
}

/** The optional member is there. */
export function present(member: string): Clause {
  return { kind: "present", member }
}

/** The member is there and is this value. */
export function equals(member: string, value: string | number | boolean): Clause {
  return { kind: "equals", member, value }
}

/** The list holds the text exactly so many times; an absent list holds it no times. */
export function exactly(times: number, member: string, text: string): Clause {
  return { kind: "count", member, text, least: times, most: times }
}

/** The list holds the text so many times or oftener. */
export function atLeast(times: number, member: string, text: string): Clause {
  return { kind: "count", member, text, least: times, most: null }
}

/** The list holds the text so many times or less often. */
export function noMoreThan(times: number, member: string, text: string): Clause {
  return { kind: "count", member, text, least: 0, most: times }
}

/** An item of the list that is written in braces, or has one of these in it, is one of these and nothing more. */
export function onlyPlaceholders(member: string, ...among: readonly [string, ...string[]]): Clause {
  return { kind: "placeholders", member, among }
}

/** The other does not hold. */
export function not(of: Clause): Clause {
  return { kind: "not", of }
}

/** All of them hold. */
export function all(first: Clause, ...others: readonly Clause[]): Clause {
  return others.reduce((left, right): Clause => ({ kind: "and", left, right }), first)
}

/** At least one of them holds. */
export function any(first: Clause, ...others: readonly Clause[]): Clause {
  return others.reduce((left, right): Clause => ({ kind: "or", left, right }), first)
}

/** Where the first holds, the second does. */
export function implies(condition: Clause, consequence: Clause): Clause {
  return any(not(condition), consequence)
}

/** Both hold, or neither does. */
export function ifAndOnlyIf(left: Clause, right: Clause): Clause {
  return { kind: "same", left, right }
}

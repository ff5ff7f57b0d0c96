import type { Agreement, Atom, Clause } from "../../../model/agreement.ts"
import { expectedAgreement } from "../../../model/wire/expected.ts"
import { concat, group, indent, join, line } from "../../text/layout.ts"
import type { Doc } from "../../text/layout.ts"
import type { Allocator } from "../../text/names.ts"
import { arrayLiteral, numberLiteral, stringLiteral } from "../../text/typescript.ts"
import { shortLiteral } from "./conditions.ts"
import type { Uses } from "./conditions.ts"
import { returned, when } from "./statements.ts"
import type { Body } from "./statements.ts"

/** The constant that holds a member's value. */
export type Held = (member: string) => string

/** The function under way. */
interface Writing extends Uses {
  readonly body: Body
  readonly locals: Allocator
}

/**
 * Writes what the members of an object have to do with each other: straight-line code that returns the first agreement
 * that is broken. It stands after the checks of the structure, so a member that is not `undefined` is there. `path` is code
 * of the segments that lead to the object.
 */
export function writeAgreements(
  agreements: readonly Agreement[],
  held: Held,
  path: readonly string[],
  writer: Writing,
): void {
  for (const agreement of agreements) {
    const { name, repair, at } = agreement
    const error = returned(writer.kernel("disagreement"), [
      "fact",
      stringLiteral(name),
      stringLiteral(repair),
      stringLiteral(expectedAgreement(agreement)),
      held(at),
      ...path,
      stringLiteral(at),
    ])
    demand(agreement.holds, true, error, { held, writer })
  }
}

const longest = 40

interface Context {
  readonly held: Held
  readonly writer: Writing
}

/** Writes that a condition must hold, or must not. */
function demand(clause: Clause, wanted: boolean, error: Doc, context: Context): void {
  if (clause.kind === "not") return demand(clause.of, !wanted, error, context)
  if (clause.kind === (wanted ? "and" : "or"))
    for (const part of flat(clause, clause.kind)) demand(part, wanted, error, context)
  else if (clause.kind === "and" || clause.kind === "or")
    context.writer.body.add(when(operands(flat(clause, clause.kind), !wanted, context), "&&", error))
  // Alone, a comparison would narrow what the compiler knows of the member, and forbid the next one.
  else if (clause.kind === "equals")
    context.writer.body.add(when([`${wanted ? "!" : ""}${named(clause, context)}`], "&&", error))
  else context.writer.body.add(when([operand(clause, !wanted, context)], "&&", error))
}

/** The conditions that one operator joins. */
function flat(clause: Clause, operator: "and" | "or" | "same"): readonly Clause[] {
  if (clause.kind !== operator || clause.kind === "same") return [clause]
  return [...flat(clause.left, operator), ...flat(clause.right, operator)]
}

/** Code for each condition, of which none narrows a member that another one compares. */
function operands(clauses: readonly Clause[], wanted: boolean, context: Context): readonly string[] {
  const compared = new Set<string>()
  return clauses.map((clause) => {
    const plain = clause.kind === "not" ? clause.of : clause
    if (plain.kind !== "equals") return operand(clause, wanted, context)
    const again = compared.has(plain.member)
    compared.add(plain.member)
    if (!again) return operand(clause, wanted, context)
    return `${wanted === (clause === plain) ? "" : "!"}${named(plain, context)}`
  })
}

/** Code that is true where a condition holds, or where it does not; without a logical operator of its own. */
function operand(clause: Clause, wanted: boolean, context: Context): string {
  switch (clause.kind) {
    case "not":
      return operand(clause.of, !wanted, context)
    case "and":
    case "or":
      return `${wanted ? "" : "!"}${named(clause, context)}`
    case "same": {
      const left = compact(clause.left, context) ?? named(clause.left, context)
      return `${left} ${wanted ? "===" : "!=="} ${compact(clause.right, context) ?? named(clause.right, context)}`
    }
    default:
      return atom(clause, wanted, context)
  }
}

/** A short comparison in brackets, which stays on one line wherever it stands; null for anything else. */
function compact(clause: Clause, context: Context): string | null {
  if (clause.kind !== "present" && clause.kind !== "equals") return null
  const text = atom(clause, true, context)
  return text.length > longest ? null : `(${text})`
}

/** The name of a constant that says whether a condition holds. Its type is written out, so that nothing is narrowed by it. */
function named(clause: Clause, context: Context): string {
  const { body, locals } = context.writer
  const parts: readonly string[] =
    clause.kind === "and" || clause.kind === "or"
      ? operands(flat(clause, clause.kind), true, context)
      : clause.kind === "count" && clause.least > 0 && clause.most !== null && clause.most > clause.least
        ? [atom({ ...clause, most: null }, true, context), atom({ ...clause, least: 0 }, true, context)]
        : [operand(clause, true, context)]
  const name = locals.name("holds")
  const joined = join(concat(clause.kind === "or" ? " ||" : " &&", line), parts)
  body.add(concat(`const ${name}: boolean =`, group(indent(line, group(joined)))))
  return name
}

function atom(clause: Atom, wanted: boolean, context: Context): string {
  const { held, writer } = context
  const value = held(clause.member)
  switch (clause.kind) {
    case "present":
      return `${value} ${wanted ? "!==" : "==="} undefined`
    case "equals":
      return `${value} ${wanted ? "===" : "!=="} ${shortLiteral(clause.value, writer)}`
    case "placeholders": {
      const among = writer.constant("PLACEHOLDERS", arrayLiteral(clause.among.map(stringLiteral)))
      return `${wanted ? "" : "!"}${writer.kernel("isPlaced")}(${value}, ${among})`
    }
    case "count": {
      const { least, most } = clause
      const count = `${writer.kernel("occurrences")}(${value}, ${shortLiteral(clause.text, writer)})`
      if (most === least) return `${count} ${wanted ? "===" : "!=="} ${numberLiteral(least)}`
      if (most === null) return `${count} ${wanted ? ">=" : "<"} ${numberLiteral(least)}`
      if (least <= 0) return `${count} ${wanted ? "<=" : ">"} ${numberLiteral(most)}`
      return `${wanted ? "" : "!"}${named(clause, context)}`
    }
    default:
      return clause satisfies never
  }
}

import { revisionKind } from "../../catalog/kinds/revision.ts"
import type { Catalog } from "../../model/catalog.ts"
import type { Revision } from "../../model/entries.ts"
import { isRef } from "../../model/fact.ts"
import type { FactBody, FactId, FactValue } from "../../model/fact.ts"

/** The members by which a fact says under which literal it was published. */
const identifying = ["since", "revision"] as const

/** A revision as far as its literal goes. */
export type Literal = Pick<Revision, "id" | "literal" | "life">

/** The revisions of a published catalog; what is none by its form is left out. */
export function publishedRevisions({ facts }: Pick<Catalog, "facts">): readonly Literal[] {
  return facts.flatMap(({ kind, id, body: { literal, life } }) =>
    kind === revisionKind.name && typeof literal === "string" && isLife(life) ? [{ id, literal, life }] : [],
  )
}

function isLife(value: FactValue | undefined): value is Revision["life"] {
  return value === "current" || value === "accepted" || value === "retired"
}

/** The revision that a fact of a catalog names as its own; null: no literal identifies it. */
export function revisionOf(
  { revisions }: { readonly revisions: readonly Literal[] },
  body: FactBody | undefined,
): Literal | null {
  const named = identifying.map((member) => body?.[member]).find(isRef)
  return revisions.find(({ id }) => id === named?.$ref) ?? null
}

/** The literal that comes after one that ends in a number; null for one that does not. */
export function nextLiteral(literal: string): string | null {
  const [number] = /[0-9]+$/.exec(literal) ?? []
  if (number === undefined || !Number.isSafeInteger(Number(number) + 1)) return null
  return `${literal.slice(0, -number.length)}${String(Number(number) + 1).padStart(number.length, "0")}`
}

/** How to change what a literal identifies, in the imperative. */
export function bumped(
  { id, literal }: Pick<Revision, "id" | "literal">,
  fact: FactId,
  { revisions }: Pick<Catalog, "revisions">,
): string {
  const next = nextLiteral(literal)
  const free = next !== null && revisions.every((each) => each.literal !== next)
  const named = free ? JSON.stringify(next) : "another literal"
  return `state ${named} as a revision of its own, let ${fact} name it as since, and make ${id} accepted, or retired where nobody reads it any more`
}

import type { Condition } from "../../model/table.ts"
import type { Acceptance } from "./accept.ts"
import { kind, prose, state } from "./kind.ts"
import type { Stated } from "./kind.ts"
import type { TableFact } from "./table.ts"

export const pageKind = kind({
  name: "page",
  states: "a page of the documentation and the tables that it shows",
  meanings: { title: prose, description: prose, tables: prose, skeleton: prose, each: prose },
  whole: prose,
})

/** A stated page. */
export type PageFact = Stated<"page">

/** A page written by hand, in which a region for each of the tables must stand. `name` is its path below the docs folder. */
export function page(stated: {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly tables: readonly TableFact[]
  readonly accept?: readonly Acceptance[]
}): PageFact {
  return state(pageKind, { ...stated, skeleton: null, each: null })
}

/** A page generated whole from `templates/pages/SKELETON.hbs`. */
export function wholePage(stated: {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly tables: readonly TableFact[]
  readonly skeleton: string
  readonly accept?: readonly Acceptance[]
}): PageFact {
  return state(pageKind, { ...stated, each: null })
}

/**
 * A page for each fact of some kinds, generated whole from `each.skeleton`, and a page that lists them, from `skeleton`.
 * The list stands at `name`, a fact's page below it under the fact's own name: `reference/slots/acme/ping`. In the title
 * and the description of a fact's page a dotted path in braces, `{name}`, stands for what the fact has there. The kind
 * `rule` means the rules, which are no facts.
 */
export function eachPage(stated: {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly skeleton: string
  readonly of: string | readonly string[]
  readonly where?: readonly Condition[]
  readonly each: { readonly title: string; readonly description: string; readonly skeleton: string }
  readonly accept?: readonly Acceptance[]
}): PageFact {
  const { of, where = [], each, ...list } = stated
  const kinds = typeof of === "string" ? [of] : of
  return state(pageKind, { ...list, tables: [], each: { kinds, where, ...each } })
}

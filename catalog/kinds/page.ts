import { kind, state } from "./kind.ts"
import type { Stated } from "./kind.ts"
import type { TableFact } from "./table.ts"

export const pageKind = kind({
  name: "page",
  states: "a page of the documentation and the tables that it shows",
  meanings: {},
})

/** A stated page. */
export type PageFact = Stated<"page">

/** A page written by hand, in which a region for each of the tables must stand. `name` is its path below the docs folder. */
export function page(stated: {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly tables: readonly TableFact[]
}): PageFact {
  return state(pageKind, { ...stated, skeleton: null })
}

/** A page generated whole from `templates/pages/SKELETON.hbs`. */
export function wholePage(stated: {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly tables: readonly TableFact[]
  readonly skeleton: string
}): PageFact {
  return state(pageKind, stated)
}

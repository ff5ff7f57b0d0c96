import { keyOf } from "../../model/fact.ts"
import type { FactValue } from "../../model/fact.ts"
import type { Column } from "../../model/table.ts"
import { shown } from "./member-path.ts"
import type { Lookup, Trail } from "./member-path.ts"

/** A column whose text is made of what stands at paths of the row. */
export type ShownColumn = Extract<Column, { readonly kind: "member" | "written" }>

/** How the text of a cell is made: the paths that it reads, and the text for what they lead to. */
export interface Wording {
  readonly paths: readonly (readonly string[])[]
  readonly write: (trails: readonly Trail[], lookup: Lookup) => string
}

type MemberColumn = Extract<Column, { readonly kind: "member" }>

/** A text with paths in it: the pieces around them, one more than there are paths. */
interface Template {
  readonly pieces: readonly string[]
  readonly paths: readonly string[]
}

/** What an empty list shows where the column has no word for "". */
const emptyList = "none"
/** How a path inside a template is shown. */
const plain: Pick<MemberColumn, "absent" | "words" | "present" | "joint"> = {
  absent: "—",
  words: {},
  present: null,
  joint: ", ",
}

/** How a column makes its texts. */
export function wordingOf(column: ShownColumn): Wording {
  if (column.kind === "member")
    return {
      paths: [column.member.split(".")],
      write: ([trail], lookup) => (trail === undefined ? column.absent : textOf(trail, column, lookup)),
    }
  const { pieces, paths } = templateOf(column.template)
  return {
    paths: paths.map((path) => path.split(".")),
    write: (trails, lookup) =>
      pieces
        .map((piece, index) => {
          const trail = trails[index]
          return trail === undefined ? piece : piece + textOf(trail, plain, lookup)
        })
        .join(""),
  }
}

/** The pieces and the paths of a template: `{a.b}` is a path, and whatever is not between two braces is itself. */
function templateOf(template: string): Template {
  const parts = template.split(/\{([^{}]*)\}/)
  return {
    pieces: parts.filter((_, index) => index % 2 === 0),
    paths: parts.filter((_, index) => index % 2 === 1),
  }
}

/** An element of a list in few words. */
export function elementName(element: FactValue, lookup: Lookup): string {
  const keyed = typeof element === "object" && element !== null && !Object.hasOwn(element, "$ref")
  return keyed ? keyOf(element) : shown(element, lookup)
}

function textOf(trail: Trail, column: typeof plain, lookup: Lookup): string {
  const { words, present, joint } = column
  if (present !== null && trail.leaves.length > 0) return present
  const word = (text: string): string => (Object.hasOwn(words, text) ? (words[text] as string) : text)
  if (trail.leaves.length > 0)
    return trail.leaves.map((leaf) => word(trail.many ? elementName(leaf, lookup) : shown(leaf, lookup))).join(joint)
  if (!trail.many || present !== null) return column.absent
  const none = word("")
  return none === "" ? emptyList : none
}

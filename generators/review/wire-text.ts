import type { WireChange } from "../../model/change.ts"
import type { Refused } from "./payloads.ts"
import { cut, jsonShown } from "./shown.ts"

/** What a change does to writers and readers, one clause; null: nothing. */
export function wireText(wire: WireChange): string | null {
  switch (wire) {
    case "same":
      return null
    case "full":
      return "wire compatible both ways"
    case "backward":
      return "wire compatible backward only: readers from before may refuse what is written now"
    case "forward":
      return "wire compatible forward only: readers of now may refuse what was written before"
    case "breaking":
      return "wire breaks: readers may refuse what the other side of the change writes"
    default:
      return wire satisfies never
  }
}

/** A value that one side writes and the other refuses, as a clause. */
export function refusedText({ writer, path, value }: Refused): string {
  const reader = writer === "old" ? "a reader of now" : "a reader from before"
  const at = path.length === 0 ? "" : ` at ${path.join(".")}`
  if (value === undefined) return `${reader} may refuse something${at}; no example was found, and the doubt counts`
  return `${reader} refuses${at}  ${cut(jsonShown(value), 200)}`
}

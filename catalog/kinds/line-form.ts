import type { LineForm } from "../../model/entries.ts"
import type { Acceptance } from "./accept.ts"
import { kind, means, prose, sayings, state } from "./kind.ts"
import type { Stated } from "./kind.ts"

export const lineFormKind = kind({
  name: "line-form",
  states: "a form of stream JSON, and what its lines mean",
  meanings: {
    writtenBy: prose,
    opens: means("same", sayings),
    output: means("same", sayings),
    rules: means("same", sayings),
  },
  whole: means("same", sayings),
})

/** A stated form of stream JSON. */
export type LineFormFact = Stated<"line-form">

/**
 * A form by its name, with the commands that were seen to write it. No line may open two forms, and of the rules the first
 * that fits a line counts: what is told from another by one member more stands before it.
 */
export function lineForm(stated: Omit<LineForm, "id"> & { readonly accept?: readonly Acceptance[] }): LineFormFact {
  return state(lineFormKind, stated)
}

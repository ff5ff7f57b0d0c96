import type { Acceptance } from "./accept.ts"
import type { DocumentFact } from "./document.ts"
import { kind, means, sayings, state } from "./kind.ts"
import type { Stated } from "./kind.ts"

export const releaseFieldKind = kind({
  name: "release-field",
  states: "a field by which a release says how its command is put together",
  meanings: {
    literal: means("same", "breaking"),
    protocol: means("same", "breaking"),
    document: means("same", "breaking"),
    values: means("same", sayings),
  },
  whole: means("same", sayings),
})

/** A stated release field. */
export type ReleaseFieldFact = Stated<"release-field">

/** A field of a release by its published literal, which is a member of the document, with the values that it may have. */
export function releaseField(stated: {
  readonly name: string
  readonly literal: string
  readonly protocol: string
  readonly document: DocumentFact
  readonly values: readonly string[]
  readonly accept?: readonly Acceptance[]
}): ReleaseFieldFact {
  return state(releaseFieldKind, stated)
}

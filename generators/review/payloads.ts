import type { Catalog } from "../../model/catalog.ts"
import { applyChange } from "../../model/change.ts"
import type { Change, Direction, WireChange } from "../../model/change.ts"
import type { FactId, FactValue } from "../../model/fact.ts"
import { includes } from "../../model/includes.ts"
import type { Payload } from "../../model/wire-type.ts"
import { structureOf } from "../frozen/frozen.ts"
import type { Meant } from "./meaning.ts"

/** A value that one side writes and the other refuses. */
export interface Refused {
  readonly writer: "old" | "new"
  /** Where in the type: member names, `*` for the items of a list and the values of a map. */
  readonly path: readonly string[]
  /** `undefined` where it is not certain that no such value exists, and none was found: the doubt counts as one. */
  readonly value: FactValue | undefined
}

/** What became of a payload as a whole. */
export interface Compared {
  readonly authority: Direction
  readonly wire: WireChange
  readonly refused: readonly Refused[]
}

/** A catalog as far as payloads are concerned. */
export type PayloadView = Pick<Catalog, "contracts" | "documents" | "facts">

/** Compares the payloads that changes are in, each once. Null: the change leaves what may be written as it is. */
export function comparedPayloads(before: PayloadView, after: PayloadView): (meant: Meant) => Compared | null {
  const [old, now] = [payloadsOf(before), payloadsOf(after)]
  const facts = new Map(before.facts.map((fact) => [fact.id, fact]))
  const known = new Map<string, Compared>()
  return ({ change, fact, member, deeper }) => {
    const was = facts.get(fact)
    if (member === null || was === undefined || isWords(change, was.body)) return null
    const place = `${fact}#/${member}`
    const found = known.get(place) ?? compared(old.get(place), now.get(place))
    known.set(place, found)
    // Of equal payloads something beside them changed; the whole one, only how it is stated.
    return found === equal ? (deeper.length === 0 ? { ...equal, authority: "same", wire: "full" } : equal) : found
  }
}

/** Whether two payloads differ in what people read alone. */
function isWords(change: Change, body: { readonly [member: string]: FactValue }): boolean {
  const fact = { id: change.at.slice(0, change.at.indexOf("#")) as FactId, kind: "", name: "", body }
  const [changed] = applyChange([fact], change)
  return structureOf(body) === structureOf(changed?.body ?? body)
}

const unread: Compared = { authority: "incomparable", wire: "breaking", refused: [] }
const equal: Compared = { ...unread }

function compared(before: Payload | undefined, after: Payload | undefined): Compared {
  if (before === undefined || after === undefined) return unread
  if (structureOf(before) === structureOf(after)) return equal
  const byNew = includes(after, before)
  const byOld = includes(before, after)
  const refused: readonly Refused[] = [
    ...(byNew.included ? [] : [{ writer: "old", path: byNew.path, value: byNew.counterexample } as const]),
    ...(byOld.included ? [] : [{ writer: "new", path: byOld.path, value: byOld.counterexample } as const]),
  ]
  if (byNew.included)
    return { authority: byOld.included ? "same" : "widens", wire: byOld.included ? "full" : "backward", refused }
  return {
    authority: byOld.included ? "narrows" : "incomparable",
    wire: byOld.included ? "forward" : "breaking",
    refused,
  }
}

/** By the place at which each stands: `slot/NAME#/payload`, `slot/NAME#/answer`. */
function payloadsOf({ contracts, documents }: PayloadView): ReadonlyMap<string, Payload> {
  return new Map([
    ...contracts.flatMap(({ slots }) =>
      slots.flatMap(({ id, payload, answer }): readonly (readonly [string, Payload])[] => [
        [`${id}#/payload`, payload],
        ...(answer === null ? [] : [[`${id}#/answer`, answer] as const]),
      ]),
    ),
    ...documents.map(({ id, payload }) => [`${id}#/payload`, payload] as const),
  ])
}

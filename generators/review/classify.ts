import type { Kind, Meaning } from "../../catalog/kinds/kind.ts"
import { changesBetween } from "../../model/change.ts"
import type { Change, Direction, WireChange } from "../../model/change.ts"
import type { Fact } from "../../model/fact.ts"
import type { AcpIndex } from "../../model/site.ts"
import { resolve } from "../resolve/resolve.ts"
import { authorityOf } from "./authority.ts"
import type { AuthorityView } from "./authority.ts"
import { meant } from "./meaning.ts"
import { comparedPayloads } from "./payloads.ts"
import type { PayloadView, Refused } from "./payloads.ts"
import { wireOf } from "./wire.ts"

/** A catalog as `catalog.json` publishes it. */
export interface Published {
  readonly facts: readonly Fact[]
  readonly acp: AcpIndex
}

/** One change and what it means: for those who are granted something, and for those who write and read. */
export interface Classified {
  readonly change: Change
  readonly authority: Direction
  readonly wire: WireChange
  /** Whether it is in what may be written, and not only in how it is carried or treated. */
  readonly content: boolean
  /** Of a payload whose change breaks somebody: what one side writes and the other refuses. */
  readonly refused: readonly Refused[]
}

/** A catalog as far as the class of a change depends on it. */
export type ReviewView = AuthorityView & PayloadView

/** Every change between two published catalogs in its class on both axes, in the order of the facts. Pure; no code of either revision runs. */
export function classify(before: Published, after: Published, kinds: readonly Kind[]): readonly Classified[] {
  return classified(resolve(before.facts, before.acp).catalog, resolve(after.facts, after.acp).catalog, kinds)
}

/** The same of catalogs whose references are followed already. */
export function classified(before: ReviewView, after: ReviewView, kinds: readonly Kind[]): readonly Classified[] {
  const changes = changesBetween(before.facts, after.facts)
  if (changes.length === 0) return []
  const meaning = meant(kinds)
  const comparison = comparedPayloads(before, after)
  const authority = authorityOf(before, after)
  return changes.map((change): Classified => {
    const each = meaning(change)
    const compared = each.meaning !== null && asksForPayload(each.meaning) ? comparison(each) : null
    const wire = wireOf(each, compared)
    const content = compared !== null
    return { change, authority: authority(each, compared), wire, content, refused: compared?.refused ?? [] }
  })
}

function asksForPayload({ wire }: Meaning): boolean {
  return wire.changed === "by_inclusion"
}

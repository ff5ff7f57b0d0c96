import type { AuthorityLaw, Meaning } from "../../catalog/kinds/kind.ts"
import { atMost, strongest } from "../../model/axis.ts"
import type { Catalog } from "../../model/catalog.ts"
import type { Direction } from "../../model/change.ts"
import type { Axis, Harness } from "../../model/entries.ts"
import type { FactId, FactValue } from "../../model/fact.ts"
import { lawFor } from "./meaning.ts"
import type { Meant } from "./meaning.ts"
import type { Compared } from "./payloads.ts"
import { rankOf } from "./ranks.ts"

/** A catalog as far as the direction of a change depends on it. */
export type AuthorityView = Pick<Catalog, "axes" | "facts" | "harnesses">

/**
 * Who gains by a change, as the kind of the changed fact says. Along an axis the axis decides; a ceiling that is not stated
 * stands at the envelope of its driver, and what an envelope does not name is not granted.
 */
export function authorityOf(
  before: AuthorityView,
  after: AuthorityView,
): (meant: Meant, compared: Compared | null) => Direction {
  const axes = new Map<string, Axis>([...before.axes, ...after.axes].map((axis) => [axis.name, axis]))
  const old = new Map<string, Harness>(before.harnesses.map((harness) => [harness.id, harness]))
  const now = new Map<string, Harness>(after.harnesses.map((harness) => [harness.id, harness]))
  const bodies = [before, after].map(({ facts }) => new Map(facts.map(({ id, body }) => [id, body])))

  const isBound = (fact: FactId, { where }: Meaning): boolean =>
    where === undefined || bodies.some((byId) => where.among.some((value) => byId.get(fact)?.[where.member] === value))

  const alongAxis = ({ change, fact, deeper, event }: Meant): Direction => {
    const axis = axes.get(deeper.at(-1) ?? "")
    if (axis === undefined || !isValue(change.before) || !isValue(change.after)) return "incomparable"
    const stands = event === "changed" ? noValues : standing
    return compared(axis, change.before ?? stands(old.get(fact), axis), change.after ?? stands(now.get(fact), axis))
  }

  return (meant, inclusion) => {
    const { change, fact, event, meaning } = meant
    if (meaning === null) return "incomparable"
    if (!isBound(fact, meaning)) return "same"
    const law: AuthorityLaw | null = lawFor(meaning.authority, event)
    switch (law) {
      case null:
        return "same"
      case "by_axis":
        return alongAxis(meant)
      case "against_axis":
        return opposite(alongAxis(meant))
      case "by_inclusion":
        return inclusion?.authority ?? "same"
      case "by_number":
        return byNumber(change.before, change.after)
      default:
        return typeof law === "string" ? law : (rankOf(law, change.before, change.after) ?? "incomparable")
    }
  }
}

function opposite(direction: Direction): Direction {
  return direction === "widens" ? "narrows" : direction === "narrows" ? "widens" : direction
}

function byNumber(before: FactValue | undefined, after: FactValue | undefined): Direction {
  if (typeof before !== "number" || typeof after !== "number") return "incomparable"
  return after > before ? "widens" : "narrows"
}

/** What a harness has where it states nothing: the strongest that its driver grants. */
function standing(harness: Harness | undefined, axis: Axis): string | readonly string[] {
  const granted = (harness?.driver.envelopes ?? []).flatMap((envelope) =>
    Object.hasOwn(envelope.grants, axis.name) ? [envelope.grants[axis.name] as string] : [],
  )
  return strongest(axis, granted)
}

function noValues(): readonly string[] {
  return []
}

function compared(axis: Axis, before: string | readonly string[], after: string | readonly string[]): Direction {
  const old = [before].flat()
  const now = [after].flat()
  const rises = old.every((left) => now.some((right) => atMost(axis, left, right)))
  const falls = now.every((right) => old.some((left) => atMost(axis, right, left)))
  if (rises) return falls ? "same" : "widens"
  return falls ? "narrows" : "incomparable"
}

function isValue(value: FactValue | undefined): value is string | undefined {
  return value === undefined || typeof value === "string"
}

import type { Derived, Turn } from "./derived.ts"
import type { Axis, Driver, Envelope } from "./entries.ts"
import { factPath } from "./fact.ts"
import type { FactId, FactPath } from "./fact.ts"

/** What the envelope of one retention mode grants on an axis; null where it grants nothing there. */
export function grant(driver: Driver, envelope: Envelope, axis: Axis): Derived<string | null> {
  const value = Object.hasOwn(envelope.grants, axis.name) ? (envelope.grants[axis.name] as string) : null
  const at: FactPath = factPath(driver.id as FactId, "envelopes", envelope.retention, "grants", axis.name)
  const others = axis.values
    .filter((other) => other !== value)
    .map((other): Turn<string | null> => ({
      says: `${driver.name} granted ${axis.name}=${other}, ${envelope.retention}`,
      change: value === null ? { at, after: other } : { at, before: value, after: other },
      becomes: other,
    }))
  const withdrawn: Turn<string | null> = {
    says: `${driver.name} granted no ${axis.name}, ${envelope.retention}`,
    change: { at, before: value },
    becomes: null,
  }
  return {
    value,
    reasons: [
      { says: `${driver.name} grants, ${envelope.retention}`, value: value ?? "nothing", from: { fact: at } },
      { says: "so a run has", value: value ?? "nothing", from: { law: "model/grant.ts" } },
    ],
    turns: value === null ? others : [...others, withdrawn],
  }
}

import { accepts } from "../accepts.ts"
import type { FactValue } from "../fact.ts"
import { sampler } from "./sample.ts"
import { definitionOf } from "../wire-type.ts"
import type { Payload, WireType } from "../wire-type.ts"

/** One payload of a comparison, ready to be asked about its types. */
export interface Judge {
  /** The smallest value of a type; `undefined` where it has none. */
  readonly sample: (type: WireType) => FactValue | undefined
  readonly accepts: (type: WireType, value: FactValue) => boolean
  /** The type itself, behind references; null for one that leads only to itself. */
  readonly follow: (type: WireType) => Exclude<WireType, { kind: "reference" }> | null
  /** What a definition stands for. Throws on a name that the payload does not have. */
  readonly definition: (name: string) => WireType
}

/** What the comparison of two types at one place may use and say. */
export interface Comparing {
  readonly wider: Judge
  readonly narrower: Judge
  /** Demands that a part of the narrower type fits into a part of the wider one. `wrap` makes a whole value of a part's. */
  readonly demand: (wider: WireType, narrower: WireType, segment: string, wrap: (inner: FactValue) => FactValue) => void
}

/**
 * Null: included, provided that what was demanded is. Otherwise values of which one may show that it is not; they are
 * tried in order, and those that do not are passed over.
 */
export type Doubt = readonly FactValue[] | null

/** Prepares a payload for comparison. */
export function judge(payload: Payload): Judge {
  const types = new Map(payload.definitions.map(({ name, type }) => [name, type]))
  return {
    sample: sampler(payload).of,
    accepts: (type, value) => accepts({ type, definitions: payload.definitions }, value).length === 0,
    definition: (name) => types.get(name) ?? definitionOf(payload, name).type,
    follow: (type) => {
      const seen = new Set<string>()
      let at: WireType | undefined = type
      while (at?.kind === "reference") {
        if (seen.has(at.to)) return null
        seen.add(at.to)
        at = types.get(at.to)
      }
      return at ?? null
    },
  }
}

import { carrierReader } from "./carrier.ts"
import type { CarrierReading } from "./carrier.ts"
import type { CarrierSite } from "./carrier-index.ts"
import type { ReadContext, Spoken } from "./handlers.ts"
import type { Observation } from "./observation.ts"

/** What one `_meta` meant, and everything about it that was ignored, tolerated or refused. */
export interface Received extends Omit<CarrierReading, "members"> {
  /** In the order of the keys on the wire. */
  readonly observations: readonly Observation[]
}

/** Reads one `_meta` that the agent wrote. `declared` holds the ids of the admitted declarations. */
export type Receiver = (def: string, meta: unknown, declared: ReadonlySet<string>, context: ReadContext) => Received

/** Makes the receiver of some contracts: the carrier decoder, and behind it each slot's own handler. */
export function receiver(spoken: readonly Spoken[]): Receiver {
  const read = carrierReader(spoken.map(({ contract }) => contract))
  const handlers = new Map(spoken.map((each) => [each.contract, each.handlers]))
  return (def, meta, declared, context) => {
    const site: CarrierSite = { def, from: "agent" }
    const { members, ...rest } = read(site, meta, declared)
    const observations = members.flatMap(({ contract, identifier, value }) => {
      const handler = handlers.get(contract)?.[identifier]
      return handler !== undefined && "read" in handler ? [handler.read(value, context)] : []
    })
    return { ...rest, observations }
  }
}

import type { Catalog } from "../../model/catalog.ts"
import type { Driver, Envelope } from "../../model/entries.ts"
import { keyOf } from "../../model/fact.ts"
import type { Riding } from "../../model/wire-place.ts"
import type { Origin } from "./member-path.ts"

/** One envelope of a driver. */
export interface Granted {
  readonly driver: Driver
  readonly envelope: Envelope
}

/** The envelope that a row stands for. */
export function asGranted(catalog: Catalog): (row: Origin) => Granted | undefined {
  const drivers = new Map<string, Driver>(catalog.drivers.map((driver) => [driver.id, driver]))
  return ({ fact, element }) => {
    const driver = drivers.get(fact.id)
    const key = element === null ? undefined : keyOf(element.value)
    const envelope = driver?.envelopes.find(({ retention }) => retention === key)
    return driver === undefined || envelope === undefined ? undefined : { driver, envelope }
  }
}

/** The slot or frame that a row stands for. */
export function asSlot(catalog: Catalog): (row: Origin) => Riding | undefined {
  const slots = new Map<string, Riding>(
    catalog.contracts.flatMap((contract) => contract.slots).map((slot) => [slot.id, slot]),
  )
  return ({ fact }) => slots.get(fact.id)
}

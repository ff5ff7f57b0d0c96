import type { Contract } from "../../output/contract.ts"
import { misformed, unknownCall } from "./call-faults.ts"
import { olderName } from "./carrier-faults.ts"
import { placedIn } from "./carrier-index.ts"
import type { Placed } from "./carrier-index.ts"
import { openReading, take } from "./carrier-take.ts"
import type { CarrierReading } from "./carrier-take.ts"

/** An extension method that was called, a request or a notification. */
export interface Call {
  readonly method: string
  readonly from: "agent" | "client"
  readonly form: "request" | "notification"
  readonly params: unknown
}

/** A slot that is a method, under one of its names. */
export interface NamedCall {
  readonly placed: Placed
  readonly form: Call["form"]
  readonly isOlder: boolean
}

/** Finds what a method is; `undefined` where no contract has it for that side. Current names win over older ones. */
export type CallIndex = (call: Pick<Call, "method" | "from">) => NamedCall | undefined

/** Indexes the methods of contracts by every name that they have, once. */
export function callIndex(contracts: readonly Contract<string>[]): CallIndex {
  const calls = { agent: new Map<string, NamedCall>(), client: new Map<string, NamedCall>() }
  const placed = contracts.flatMap(placedIn)
  for (const isOlder of [false, true])
    for (const each of placed) {
      const { site, from, aliases = [] } = each.slot
      if (site.kind !== "method") continue
      const names = isOlder ? aliases.flat() : [site.method]
      for (const name of names)
        if (!calls[from].has(name)) calls[from].set(name, { placed: each, form: site.form, isOlder })
    }
  return ({ method, from }) => calls[from].get(method)
}

/** Reads one call. `declared` holds the ids of the admitted declarations. */
export type CallReader = (call: Call, declared: ReadonlySet<string>) => CarrierReading

/**
 * Makes the reader of every extension method of some contracts: at most one member, and a diagnostic for a method that
 * nobody knows, that is called by an older name, or as a notification where it is a request. Never throws.
 */
export function callReader(contracts: readonly Contract<string>[]): CallReader {
  const index = callIndex(contracts)
  return (call, declared) => {
    const reading = openReading()
    const known = index(call)
    if (known === undefined) reading.diagnostics.push(unknownCall(call.method, call.params))
    else if (known.form !== call.form) reading.diagnostics.push(misformed(known.placed, call.form, call.params))
    else {
      if (known.isOlder) reading.diagnostics.push(olderName(known.placed, [call.method], call.params, true))
      take(known.placed, call.params, declared, reading)
    }
    return reading
  }
}

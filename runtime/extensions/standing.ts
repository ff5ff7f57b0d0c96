import type { Contract } from "../../output/contract.ts"
import { memberOf } from "../member.ts"

/** A message of the protocol: the definition of its body, the method that it belongs to, and the body as it was parsed. */
export interface ProtocolMessage {
  readonly def: string
  readonly method: string
  readonly body: unknown
}

/** The names under which a message overtakes slots: its method, the kind of its update, `Definition.field` of its fields. */
export type StandingIn = (message: ProtocolMessage) => readonly string[]

/**
 * Makes the reader of what stands in messages beside the slots of some contracts. It names only what overtakes one of them,
 * so an ordinary message costs two look-ups.
 */
export function standingIn(contracts: readonly Contract<string>[]): StandingIn {
  const awaited = new Set<string>()
  const fields = new Map<string, string[]>()
  for (const { overtakenBy } of contracts.flatMap(({ slots }) => Object.values(slots))) {
    if (overtakenBy === undefined || awaited.has(overtakenBy)) continue
    awaited.add(overtakenBy)
    const [def = "", field] = overtakenBy.split(".")
    if (field !== undefined) fields.set(def, [...(fields.get(def) ?? []), field])
  }
  return ({ def, method, body }) => {
    const kind = memberOf(memberOf(body, "update"), "sessionUpdate")
    const standing = [method, kind].filter((name) => typeof name === "string" && awaited.has(name)) as string[]
    const present = (fields.get(def) ?? []).filter((field) => (memberOf(body, field) ?? null) !== null)
    return [...standing, ...present.map((field) => `${def}.${field}`)]
  }
}

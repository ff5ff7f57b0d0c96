import { kindOf } from "../../output/kernel.ts"
import type { DecodeError } from "../../output/kernel.ts"
import type { Refusal } from "../refusal.ts"
import { malformed, prunedMembers, undeclared } from "./carrier-faults.ts"
import type { Diagnostic } from "./carrier-faults.ts"
import type { Placed } from "./carrier-index.ts"
import { payloadOf } from "./encoding.ts"
import { decodePruned } from "./prune.ts"
import type { Pruned } from "./prune.ts"

/** A slot's value that may be acted on. */
export interface CarriedMember extends Placed {
  readonly value: unknown
}

/** What a carrier held. The carrier itself is never lost, whatever stands here. */
export interface CarrierReading {
  /** In the order of the keys on the wire. */
  readonly members: readonly CarriedMember[]
  /** Unknown keys that bear a contract's prefix or stand in an object that slots share, nested ones joined by `.`; keys of other vendors are none of our business. */
  readonly ignored: readonly string[]
  /** What was wrong and could be done without. */
  readonly diagnostics: readonly Diagnostic[]
  /** What was wrong and must not be done without. */
  readonly refusals: readonly Refusal[]
}

/** A reading that is still going on. */
export interface OpenReading {
  readonly members: CarriedMember[]
  readonly ignored: string[]
  readonly diagnostics: Diagnostic[]
  readonly refusals: Refusal[]
}

/** A reading with nothing in it so far. */
export function openReading(): OpenReading {
  return { members: [], ignored: [], diagnostics: [], refusals: [] }
}

/** Reads what stands where a slot rides: a member if it may be acted on, else a line of what was wrong. */
export function take(placed: Placed, raw: unknown, declared: ReadonlySet<string>, reading: OpenReading): void {
  const { contract, identifier, slot, needs } = placed
  if (needs !== null && !declared.has(needs)) {
    const refusal = undeclared(placed)
    if (slot.posture === "authority") reading.refusals.push(refusal)
    else reading.diagnostics.push(noted(placed, refusal, raw))
    return
  }
  const result = decoded(placed, raw)
  if (!result.ok) return report(placed, result.error, raw, reading)
  if (result.pruned.length > 0) reading.diagnostics.push(prunedMembers(placed, raw, result.pruned))
  reading.members.push({ contract, identifier, slot, needs, value: result.value })
}

/** Notes that a slot's value cannot be read, where its posture wants it noted. */
export function report(placed: Placed, error: DecodeError, raw: unknown, reading: OpenReading): void {
  blame(placed, malformed(placed, error), raw, reading)
}

/** Puts what is wrong with a slot where its posture wants it: among the refusals, or among the diagnostics. */
export function blame(placed: Placed, refusal: Refusal, raw: unknown, reading: OpenReading): void {
  switch (placed.slot.posture) {
    case "handshake":
    case "authority":
    case "acknowledgement":
      reading.refusals.push(refusal)
      return
    case "fidelity":
    case "context":
      reading.diagnostics.push(noted(placed, refusal, raw))
      return
    default:
      placed.slot.posture satisfies never
  }
}

/** The error of something that should be the object in which a slot stands. */
export function notAnObject({ slot }: Placed, value: unknown): DecodeError {
  return { kind: "invalid", path: [], expected: "an object that holds it", actual: kindOf(value), fact: slot.id }
}

function noted({ slot }: Placed, refusal: Refusal, raw: unknown): Diagnostic {
  return { ...refusal, slot: slot.id, raw, pruned: [], sensitivity: slot.sensitivity ?? "public" }
}

function decoded({ slot }: Placed, raw: unknown): Pruned<unknown> {
  const payload = payloadOf(slot, raw)
  if (!payload.ok) return payload
  if (slot.posture === "fidelity") return decodePruned<unknown>(slot.decode, payload.value)
  const result = slot.decode(payload.value)
  return result.ok ? { ok: true, value: result.value, pruned: [] } : result
}

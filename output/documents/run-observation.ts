// Generated from the catalog. Do not edit: change the fact and generate again.
import {
  excess,
  failed,
  invalid,
  isObject,
  jsonFault,
  kindOf,
  settle,
  settleText,
  sizeOf,
  within,
} from "../kernel.ts"
import type { Failure, Result } from "../kernel.ts"

/** Something that happened in a run, as its claimant reported it. */
export interface RunObservation {
  /** Counts from 1, without gaps. */
  readonly sequence: number
  /** Whether the claimant signed it. */
  readonly attested: boolean
  /** As it was reported. */
  readonly observation: unknown
  /** When it came to be. */
  readonly created_at: string
}

const fact = "document/run-observation"
const PATTERN = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z$/u
const MEMBERS = ["sequence", "attested", "observation", "created_at"]

/**
 * Reads `RunObservation`: the value itself, or the first thing that is wrong with it by
 * `document/run-observation`.
 */
export function decodeRunObservation(input: unknown): Result<RunObservation> {
  return settle(input, faultOfRunObservation(input, false))
}

/**
 * Parses a text and reads `RunObservation` from it, as `decodeRunObservation` does. Never throws.
 */
export function decodeRunObservationText(text: string): Result<RunObservation> {
  return settleText(text, fact, faultOfRunObservation)
}

function faultOfRunObservation(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const sequence = value["sequence"]
  if (
    typeof sequence !== "number" ||
    !Number.isInteger(sequence) ||
    sequence < 1 ||
    sequence > 9007199254740991
  )
    return invalid(fact, ["sequence"], "integer from 1 to 9007199254740991", sequence)
  const attested = value["attested"]
  if (typeof attested !== "boolean") return invalid(fact, ["attested"], "boolean", attested)
  const observation = value["observation"]
  const fault = jsonFault(observation, 262144, 64)
  if (fault !== null)
    return failed(
      fault,
      fact,
      ["observation"],
      "JSON of at most 262144 bytes and 64 levels",
      kindOf(observation),
    )
  const createdAt = value["created_at"]
  if (typeof createdAt !== "string" || !within(createdAt, 24, 24) || !PATTERN.test(createdAt))
    return invalid(
      fact,
      ["created_at"],
      "text of exactly 24 code points matching ^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z$",
      createdAt,
    )
  if (sizeOf(value) !== 4) return excess(fact, [], value, MEMBERS)
  return null
}

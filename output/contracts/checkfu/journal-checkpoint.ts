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
} from "../../kernel.ts"
import type { Failure, Result } from "../../kernel.ts"

/**
 * The harness's state for the client to keep, or word that it has grown too large, which discards
 * what is kept.
 */
export type JournalCheckpoint =
  | {
      readonly status: "checkpoint"
      readonly version: string
      readonly state: unknown
    }
  | {
      readonly status: "too_large"
    }

const fact = "slot/checkfu/journal-checkpoint"
const MEMBERS = ["status", "version", "state"]
const MEMBERS2 = ["status"]

/**
 * Reads `JournalCheckpoint`: the value itself, or the first thing that is wrong with it by
 * `slot/checkfu/journal-checkpoint`.
 */
export function decodeJournalCheckpoint(input: unknown): Result<JournalCheckpoint> {
  return settle(input, faultOfJournalCheckpoint(input, false))
}

/**
 * Parses a text and reads `JournalCheckpoint` from it, as `decodeJournalCheckpoint` does. Never
 * throws.
 */
export function decodeJournalCheckpointText(text: string): Result<JournalCheckpoint> {
  return settleText(text, fact, faultOfJournalCheckpoint)
}

function faultOfJournalCheckpoint(value: unknown, parsed: boolean): Failure | null {
  if (!isObject(value, parsed))
    return invalid(fact, [], 'object with status one of "checkpoint", "too_large"', value)
  const status = value["status"]
  switch (status) {
    case "checkpoint": {
      const version = value["version"]
      if (typeof version !== "string" || !within(version, 1, 64))
        return invalid(fact, ["version"], "text of 1 to 64 code points", version)
      const state = value["state"]
      const fault = jsonFault(state, 1048576, 64)
      if (fault !== null)
        return failed(
          fault,
          fact,
          ["state"],
          "JSON of at most 1048576 bytes and 64 levels",
          kindOf(state),
        )
      if (sizeOf(value) !== 3) return excess(fact, [], value, MEMBERS)
      break
    }
    case "too_large": {
      if (sizeOf(value) !== 1) return excess(fact, [], value, MEMBERS2)
      break
    }
    default:
      return invalid(fact, ["status"], 'one of "checkpoint", "too_large"', status)
  }
  return null
}

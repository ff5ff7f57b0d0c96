import type { JournalCheckpoint } from "../../../output/contracts/checkfu/journal-checkpoint.ts"
import type { Result } from "../../../output/kernel.ts"
import { opaqueFault } from "./opaque.ts"
import { countOf, isPlain, isText, taken, tooMuch, unlisted, wrong } from "./result.ts"

const fact = "slot/checkfu/journal-checkpoint"
const statuses = 'one of "checkpoint", "too_large"'
const stateWanted = "JSON of at most 1048576 bytes and 64 levels"
const checkpointNames = new Set(["status", "version", "state"])
const tooLargeNames = new Set(["status"])

export function handJournalCheckpoint(value: unknown): Result<JournalCheckpoint> {
  if (!isPlain(value)) return wrong(fact, `object with status ${statuses}`, value)
  const { status, version, state } = value
  if (status === "too_large") return countOf(value) === 1 ? taken(value) : unlisted(fact, value, tooLargeNames)
  if (status !== "checkpoint") return wrong(fact, statuses, status, ["status"])
  if (!isText(version, 64)) return wrong(fact, "text of 1 to 64 code points", version, ["version"])
  const fault = opaqueFault(state, 1_048_576, 64)
  if (fault !== null) return (fault === "limit" ? tooMuch : wrong)(fact, stateWanted, state, ["state"])
  return countOf(value) === 3 ? taken(value) : unlisted(fact, value, checkpointNames)
}

import type { Resume } from "../../../output/contracts/checkfu/resume.ts"
import type { Result } from "../../../output/kernel.ts"
import { opaqueFault } from "./opaque.ts"
import { countOf, isPlain, isText, taken, tooMuch, unlisted, wrong } from "./result.ts"

const fact = "slot/checkfu/resume"
const names = new Set(["version", "state"])

export function handResume(value: unknown): Result<Resume> {
  if (!isPlain(value)) return wrong(fact, "object", value)
  const { version, state } = value
  if (!isText(version, 64)) return wrong(fact, "text of 1 to 64 code points", version, ["version"])
  const fault = opaqueFault(state, 1_048_576, 64)
  if (fault !== null)
    return (fault === "limit" ? tooMuch : wrong)(fact, "JSON of at most 1048576 bytes and 64 levels", state, ["state"])
  return countOf(value) === 2 ? taken(value) : unlisted(fact, value, names)
}

import { methods } from "../../../output/acp/index.ts"
import type { Answer } from "../connection.ts"
import { authRequired, failureOf } from "../failure.ts"
import { memberOf } from "../../member.ts"
import type { Shield } from "../observation/shielding.ts"
import type { Ending } from "../outcome/outcome.ts"

/**
 * How a prompt's answer ends its turn. `logins` are the ways to log in that the agent offers; `shield` takes from an answer
 * that cannot be read what must not leave the session.
 */
export function endingOf(answer: Answer, logins: readonly string[], shield: Shield): Ending {
  const stage = "session/prompt"
  if (answer.kind === "error" && answer.error.code === authRequired)
    return { kind: "failed", failure: { stage, code: "auth_required", methods: logins } }
  if (answer.kind !== "result") return { kind: "failed", failure: failureOf(stage, answer) }
  const read = methods[stage].result(answer.value)
  if (read.ok) return { kind: "stopped", stopReason: read.value.stopReason }
  const said = memberOf(answer.value, "stopReason")
  return typeof said === "string"
    ? { kind: "stopped_otherwise", stopReason: said }
    : { kind: "failed", failure: { stage, code: "malformed_answer", raw: shield(answer.value) } }
}

import type { SessionSteerRequest } from "../../../output/contracts/checkfu/session-steer.ts"
import type { Result } from "../../../output/kernel.ts"
import { countOf, isPlain, isText, taken, unlisted, wrong } from "./result.ts"

const fact = "slot/checkfu/session-steer"
const names = new Set(["sessionId", "idempotency_id", "text"])

export function handSessionSteerRequest(value: unknown): Result<SessionSteerRequest> {
  if (!isPlain(value)) return wrong(fact, "object", value)
  const { sessionId, idempotency_id, text } = value
  if (!isText(sessionId, 256)) return wrong(fact, "text of 1 to 256 code points", sessionId, ["sessionId"])
  if (!isText(idempotency_id, 128))
    return wrong(fact, "text of 1 to 128 code points", idempotency_id, ["idempotency_id"])
  if (!isText(text, 65_536)) return wrong(fact, "text of 1 to 65536 code points", text, ["text"])
  return countOf(value) === 3 ? taken(value) : unlisted(fact, value, names)
}

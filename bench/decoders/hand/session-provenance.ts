import type { SessionProvenance } from "../../../output/contracts/hermes/session-provenance.ts"
import type { Result } from "../../../output/kernel.ts"
import { carrierLimits, fitsCarrier } from "./carrier.ts"
import { isPlain, taken, tooMuch, wrong } from "./result.ts"

const fact = "slot/hermes/session-provenance"

export function handSessionProvenance(value: unknown): Result<SessionProvenance> {
  if (!fitsCarrier(value)) return tooMuch(fact, carrierLimits, value)
  if (!isPlain(value)) return wrong(fact, "object", value)
  const { acpSessionId, currentHermesSessionId, rootHermesSessionId, parentHermesSessionId } = value
  if (typeof acpSessionId !== "string") return wrong(fact, "text", acpSessionId, ["acpSessionId"])
  if (typeof currentHermesSessionId !== "string")
    return wrong(fact, "text", currentHermesSessionId, ["currentHermesSessionId"])
  if (typeof rootHermesSessionId !== "string" && (rootHermesSessionId !== undefined || "rootHermesSessionId" in value))
    return wrong(fact, "text", rootHermesSessionId, ["rootHermesSessionId"])
  if (
    typeof parentHermesSessionId !== "string" &&
    parentHermesSessionId !== null &&
    (parentHermesSessionId !== undefined || "parentHermesSessionId" in value)
  )
    return wrong(fact, "text or null", parentHermesSessionId, ["parentHermesSessionId"])
  const { previousHermesSessionId, sessionKind, compressionDepth, reason, creatorKind } = value
  if (
    typeof previousHermesSessionId !== "string" &&
    (previousHermesSessionId !== undefined || "previousHermesSessionId" in value)
  )
    return wrong(fact, "text", previousHermesSessionId, ["previousHermesSessionId"])
  if (typeof sessionKind !== "string" && (sessionKind !== undefined || "sessionKind" in value))
    return wrong(fact, "text", sessionKind, ["sessionKind"])
  if (!Number.isSafeInteger(compressionDepth) && (compressionDepth !== undefined || "compressionDepth" in value))
    return wrong(fact, "integer from -9007199254740991 to 9007199254740991", compressionDepth, ["compressionDepth"])
  if (typeof reason !== "string" && (reason !== undefined || "reason" in value))
    return wrong(fact, "text", reason, ["reason"])
  if (typeof creatorKind !== "string" && (creatorKind !== undefined || "creatorKind" in value))
    return wrong(fact, "text", creatorKind, ["creatorKind"])
  return taken(value)
}

// Generated from the catalog. Do not edit: change the fact and generate again.
import {
  carrierLimits,
  invalid,
  isObject,
  limit,
  settle,
  settleCarrierText,
  withinLimits,
} from "../../kernel.ts"
import type { Failure, Result } from "../../kernel.ts"

/** Asks for the list of the files that a turn has changed. */
export interface FileReportRequest {
  readonly version: number
  readonly requestId: string
}

const fact = "slot/jetbrains/file-report-request"

/**
 * Reads `FileReportRequest`: the value itself, or the first thing that is wrong with it by
 * `slot/jetbrains/file-report-request`. The limits of an adopted carrier come first.
 */
export function decodeFileReportRequest(input: unknown): Result<FileReportRequest> {
  return settle(input, faultOfFileReportRequest(input, false))
}

/**
 * Parses a text and reads `FileReportRequest` from it, as `decodeFileReportRequest` does. Never
 * throws.
 */
export function decodeFileReportRequestText(text: string): Result<FileReportRequest> {
  return settleCarrierText(text, fact, faultOfFileReportRequest)
}

function faultOfFileReportRequest(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  if (!isObject(value, parsed)) return invalid(fact, [], "object", value)
  const version = value["version"]
  if (
    typeof version !== "number" ||
    !Number.isInteger(version) ||
    version < -9007199254740991 ||
    version > 9007199254740991
  )
    return invalid(fact, ["version"], "integer from -9007199254740991 to 9007199254740991", version)
  const requestId = value["requestId"]
  if (typeof requestId !== "string") return invalid(fact, ["requestId"], "text", requestId)
  return null
}

// Generated from the catalog. Do not edit: change the fact and generate again.
import {
  carrierLimits,
  failed,
  jsonFault,
  kindOf,
  limit,
  settle,
  settleCarrierText,
  withinLimits,
} from "../../kernel.ts"
import type { Failure, Result } from "../../kernel.ts"

/**
 * Why a request was refused for now, for whoever may decide it later. It rides on the client's
 * answer.
 */
export type PermissionEscalation = unknown

const fact = "slot/acpx/permission-escalation"

/**
 * Reads `PermissionEscalation`: the value itself, or the first thing that is wrong with it by
 * `slot/acpx/permission-escalation`. The limits of an adopted carrier come first.
 */
export function decodePermissionEscalation(input: unknown): Result<PermissionEscalation> {
  return settle(input, faultOfPermissionEscalation(input, false))
}

/**
 * Parses a text and reads `PermissionEscalation` from it, as `decodePermissionEscalation` does.
 * Never throws.
 */
export function decodePermissionEscalationText(text: string): Result<PermissionEscalation> {
  return settleCarrierText(text, fact, faultOfPermissionEscalation)
}

function faultOfPermissionEscalation(value: unknown, parsed: boolean): Failure | null {
  if (!withinLimits(value)) return limit(fact, [], carrierLimits, value)
  const fault = jsonFault(value, 262144, 16)
  if (fault !== null)
    return failed(fault, fact, [], "JSON of at most 262144 bytes and 16 levels", kindOf(value))
  return null
}

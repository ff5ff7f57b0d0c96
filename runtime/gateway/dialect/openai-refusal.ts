import type { Refusal } from "../../refusal.ts"

const types: ReadonlyMap<number, string> = new Map([
  [401, "authentication_error"],
  [402, "insufficient_quota"],
  [403, "permission_error"],
  [404, "not_found_error"],
  [429, "rate_limit_error"],
])

/** A refusal as the clients of OpenAI's APIs read errors. */
export function openaiRefusal(status: number, refusal: Refusal): object {
  const type = types.get(status) ?? (status < 500 ? "invalid_request_error" : "server_error")
  return { error: { message: `${refusal.what} ${refusal.fix}`, type, param: null, code: refusal.code }, refusal }
}

/** The statuses that stand behind the codes and types of error inside a stream. */
const statuses: ReadonlyMap<string, number> = new Map([
  ["rate_limit_exceeded", 429],
  ["rate_limit_error", 429],
  ["insufficient_quota", 429],
  ["tokens", 429],
  ["invalid_request_error", 400],
  ["invalid_api_key", 401],
  ["authentication_error", 401],
  ["overloaded_error", 529],
  ["server_overloaded", 529],
])

/** The status behind an error that came in a stream; what nobody knows is the provider's own failure. */
export function statusOfError(error: { readonly [member: string]: unknown } | null): number {
  for (const member of ["code", "type"]) {
    const said = error?.[member]
    if (typeof said === "number" && said >= 400 && said < 600) return said
    const status = typeof said === "string" ? statuses.get(said) : undefined
    if (status !== undefined) return status
  }
  return 500
}

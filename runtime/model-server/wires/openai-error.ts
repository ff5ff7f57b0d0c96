import type { Json } from "../request.ts"
import type { WireError } from "../wire.ts"

/** OpenAI's word for a status. */
function typeOf(status: number): string {
  if (status === 401) return "authentication_error"
  if (status === 403) return "permission_error"
  if (status === 429) return "rate_limit_error"
  return status >= 500 ? "server_error" : "invalid_request_error"
}

/** An error as both of OpenAI's APIs have it. */
export function openaiError({ status, code, message }: WireError): Json {
  return { error: { message, type: typeOf(status), param: null, code } }
}

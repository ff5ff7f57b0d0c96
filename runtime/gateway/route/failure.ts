/** What a provider did instead of answering. */
export type FailureKind =
  | "unreachable"
  | "timeout_connect"
  | "timeout_first_event"
  | "timeout_idle"
  | "overloaded"
  | "rate_limited"
  | "provider_auth_failed"
  | "provider_error"
  | "redirected"
  | "ended_early"
  | "rejected"

/** A failure, with the status that it came with or stands for. */
export interface ProviderFailure {
  readonly kind: FailureKind
  readonly status: number
}

/** The failure that a status of at least 300 means. */
export function failureOfStatus(status: number): ProviderFailure {
  if (status < 400) return { kind: "redirected", status }
  if (status === 401 || status === 403) return { kind: "provider_auth_failed", status }
  if (status === 429) return { kind: "rate_limited", status }
  if (status === 529 || status === 503) return { kind: "overloaded", status }
  return { kind: status >= 500 || status === 408 ? "provider_error" : "rejected", status }
}

/**
 * Whether another candidate may be tried. What the provider rejected, another would be asked in vain for the same reason;
 * and a credential that is refused never makes way for another one.
 */
export function mayFallBack({ kind }: ProviderFailure): boolean {
  switch (kind) {
    case "unreachable":
    case "timeout_connect":
    case "timeout_first_event":
    case "timeout_idle":
    case "overloaded":
    case "rate_limited":
    case "provider_error":
    case "redirected":
    case "ended_early":
      return true
    case "provider_auth_failed":
    case "rejected":
      return false
    default:
      return kind satisfies never
  }
}

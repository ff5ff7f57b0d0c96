import type { Refusal } from "../../refusal.ts"
import type { FailureKind } from "./failure.ts"

/** No candidate can serve a request of this dialect. */
export function noCandidate(tier: string, dialect: string): Refusal {
  return {
    code: "provider/none",
    what: `No candidate of ${tier} can serve ${dialect}.`,
    why: "a request is never sent where its shape is not understood",
    fix: "list a candidate whose provider accepts the dialect",
    facts: [],
  }
}

/** What the client is told of a failure in the place of the provider's own words. */
export function failureRefusal(kind: FailureKind): Refusal {
  switch (kind) {
    case "provider_auth_failed":
      return {
        code: "provider/auth-failed",
        what: "The provider refused the credential.",
        why: "a credential that is refused never makes way for another one",
        fix: "rotate the credential",
        facts: [],
      }
    case "unreachable":
    case "timeout_connect":
      return {
        code: "provider/unreachable",
        what: "The provider could not be reached.",
        why: "the request was not sent",
        fix: "look at the way out to the provider",
        facts: [],
      }
    case "timeout_first_event":
    case "timeout_idle":
      return {
        code: "provider/timeout",
        what: "The provider did not answer in time.",
        why: "an answer that never comes must not be waited for",
        fix: "try again, or give it more time",
        facts: [],
      }
    case "overloaded":
    case "rate_limited":
    case "provider_error":
    case "redirected":
    case "ended_early":
    case "rejected":
      return {
        code: "provider/failed",
        what: "The provider failed.",
        why: "its own words cannot be passed on",
        fix: "try again later",
        facts: [],
      }
    default:
      return kind satisfies never
  }
}

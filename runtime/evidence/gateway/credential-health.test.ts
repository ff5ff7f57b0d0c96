import { describe, expect, it } from "vitest"
import { healthShownBy } from "./credential-health.ts"

describe("the health of a credential", () => {
  it("is shown by an answer, and by a refusal of the credential", () => {
    expect(healthShownBy({ status: 200, failure: null })).toBe("healthy")
    expect(healthShownBy({ status: 200, failure: "ended_early" })).toBe("healthy")
    expect(healthShownBy({ status: 401, failure: "provider_auth_failed" })).toBe("rejected")
    expect(healthShownBy({ status: 403, failure: "provider_auth_failed" })).toBe("rejected")
  })

  it("is shown by a refusal that stands in a stream of status 200", () => {
    expect(healthShownBy({ status: 200, failure: "provider_auth_failed" })).toBe("rejected")
  })

  it("is not shown by what has other reasons, nor by what never came", () => {
    for (const [status, failure] of [
      [400, "rejected"],
      [429, "rate_limited"],
      [500, "provider_error"],
      [529, "overloaded"],
    ] as const)
      expect(healthShownBy({ status, failure })).toBeNull()
    expect(healthShownBy({ status: null, failure: "unreachable" })).toBeNull()
    expect(healthShownBy({ status: null, failure: null })).toBeNull()
  })
})

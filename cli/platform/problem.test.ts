import { expect, it } from "vitest"
import { explained } from "./problem.ts"

it("says of a connection that fails what was innermost in the way, such as a certificate", () => {
  const cause = new Error("other", { cause: new Error("self-signed certificate") })
  const { text, code } = explained(new TypeError("fetch failed", { cause }), "https://a.example") ?? {}
  expect(code).toBe(2)
  expect(text).toContain("the connection to https://a.example broke, and did not come back (self-signed certificate)")
})

it("takes what is no failure of the network for a bug", () => {
  expect(explained(new TypeError("undefined is no function"), "https://a.example")).toBe(null)
})

import { describe, expect, it } from "vitest"
import { problemDetails } from "./problem-details.ts"

const words = { what: "Batch 3 was taken already.", why: "nothing is doubled", fix: "go on", facts: ["slot/acme/ping"] }

describe("a problem document", () => {
  it("has the code's page for a type, its status and title, and the refusal's own sentence", () => {
    expect(problemDetails({ code: "batch/duplicate", ...words }, "https://docs.acme.example")).toEqual({
      type: "https://docs.acme.example/reference/refusals/batch-duplicate",
      title: "Batch taken already",
      status: 409,
      detail: words.what,
      code: "batch/duplicate",
      why: words.why,
      fix: words.fix,
      facts: words.facts,
    })
  })

  it("refers to one page from each of the codes of one problem", () => {
    const types = (["fidelity/malformed", "authority/malformed"] as const).map(
      (code) => problemDetails({ code, ...words }, "").type,
    )
    expect(types).toEqual(["/reference/refusals/malformed-value", "/reference/refusals/malformed-value"])
  })

  it("has a status also for what is elsewhere only noted", () => {
    expect(problemDetails({ code: "call/unknown", ...words }, "").status).toBe(422)
  })
})

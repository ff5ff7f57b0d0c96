import { describe, expect, it } from "vitest"
import { preview, redacting } from "./redact.ts"

describe("redaction", () => {
  const redact = redacting({
    OPENAI_API_KEY: "the-long-key",
    GITHUB_TOKEN: "the-long-key-and-more",
    DB_PASSWORD: "short",
    HOME: "/home/somebody",
  })

  it.each([
    ["what a variable of a secret name holds", "a the-long-key b", "a [redacted] b"],
    ["the longer of two that begin alike", "the-long-key-and-more.", "[redacted]."],
    ["a bearer", "Authorization: Bearer abc.def-12345", "Authorization: Bearer [redacted]"],
    ["keys by their form", "sk-proj-abcdefghijklm ghp_abcdefghijklm", "[redacted] [redacted]"],
    ["a token of three parts", "eyJhbGciOiJI.eyJzdWIiOiIx.c2lnbmF0dXJl", "[redacted]"],
  ])("hides %s", (_, text, clean) => {
    expect(redact(text)).toBe(clean)
  })

  it("leaves what is no secret, and what is too short to be told from a word", () => {
    expect(redact("short /home/somebody keyboard")).toBe("short /home/somebody keyboard")
  })

  it("takes no time to speak of for a tail full of beginnings", () => {
    const tail = ["eyJ-", "sk-", "AIza", "Bearer a", "ghp_a "].map((each) => each.repeat(65_536 / each.length))
    const start = performance.now()
    for (const each of tail) redact(each)
    expect(performance.now() - start).toBeLessThan(2_000)
  })

  it("comes before a preview is cut", () => {
    const text = preview(`${"x".repeat(250)}the-long-key`, redact)
    expect(text).toBe(`${"x".repeat(250)}[redac...`)
  })
})

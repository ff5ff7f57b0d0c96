import { describe, expect, it } from "vitest"
import { askedBack, noncePrompt } from "./nonce.ts"

describe("the text that a verification asks for", () => {
  it.each([
    ["alone", noncePrompt("0a1b"), "0a1b"],
    ["among what an agent adds", `You are an agent.\n${noncePrompt("0a1b")}\nAnswer in English.`, "0a1b"],
    ["after an earlier one", `${noncePrompt("0a")}\n${noncePrompt("1b")}`, "1b"],
    ["not at all", "Say hello.", null],
    ["without a text", noncePrompt(""), null],
  ])("is found %s", (_, text, expected) => {
    expect(askedBack(text)).toBe(expected)
  })
})

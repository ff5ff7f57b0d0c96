import { describe, expect, it } from "vitest"
import { filled, filledJson } from "./placeholders.ts"

const place = { base_url: "http://127.0.0.1:1", key: "k", model: "m", home: "/h" }

describe("placeholders", () => {
  it("are filled wherever they stand, and every other brace is left alone", () => {
    expect(filled('{base_url}/v1 {key}{model} {home}/x {"a": {}} {other} {{key}}', place)).toBe(
      'http://127.0.0.1:1/v1 km /h/x {"a": {}} {other} {k}',
    )
  })

  it("are filled in the texts of JSON, and not in names of members", () => {
    expect(filledJson({ "{key}": ["{key}", 1, null, { a: "{base_url}" }] }, place)).toEqual({
      "{key}": ["k", 1, null, { a: "http://127.0.0.1:1" }],
    })
    expect(filledJson(undefined, place)).toBeNull()
  })
})

import { describe, expect, it } from "vitest"
import { environmentOf } from "./environment.ts"

describe("the environment of an agent", () => {
  it("inherits names and sets values, in which the served model may stand", () => {
    const models = { url: "http://127.0.0.1:1", key: "k" }
    expect(environmentOf("HTTP_PROXY, A=b=c,BASE={model_url}/v1,KEY={model_key},EMPTY=", models)).toEqual({
      names: ["HTTP_PROXY"],
      values: { A: "b=c", BASE: "http://127.0.0.1:1/v1", KEY: "k", EMPTY: "" },
    })
  })

  it("leaves other braces alone", () => {
    expect(environmentOf("A={model},B={}", null).values).toEqual({ A: "{model}", B: "{}" })
  })
})

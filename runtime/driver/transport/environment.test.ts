import { describe, expect, it } from "vitest"
import { inherited } from "./environment.ts"

describe("what an agent inherits", () => {
  const ours = {
    PATH: "/bin",
    HOME: "/home/somebody",
    LC_TIME: "C",
    LANG: "C",
    OPENAI_API_KEY: "pears",
    AWS_SESSION_TOKEN: "plums",
    NODE_OPTIONS: "--inspect",
    https_proxy: "http://proxy",
    UNSET: undefined,
  }

  it("is what a program needs, and no secret", () => {
    expect(inherited(ours)).toEqual({ PATH: "/bin", HOME: "/home/somebody", LC_TIME: "C", LANG: "C" })
  })

  it("is what was asked for besides, in whichever case it is written", () => {
    expect(inherited(ours, ["HTTPS_PROXY", "UNSET"])).toMatchObject({ https_proxy: "http://proxy" })
    expect(Object.keys(inherited(ours, ["UNSET"]))).not.toContain("UNSET")
  })
})

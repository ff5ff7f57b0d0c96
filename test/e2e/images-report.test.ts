import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { coveredByImages, soaked } from "../images/covered.ts"

const report = JSON.parse(readFileSync("test/images/report.json", "utf8")) as {
  readonly digest: string
  readonly images: readonly {
    readonly name: string
    readonly result: string
    readonly checks: { readonly [name: string]: string }
  }[]
}

it("the images that take long were built and tested of these very recipes", () => {
  const renew = "test/images/report.json is older than the sources; run: pnpm soak:images --report"
  expect(report.digest === coveredByImages("."), renew).toBe(true)
  expect(report.images.map(({ name }) => name)).toEqual(soaked)
})

it.each(report.images)("$name passed every check of an image", ({ result, checks }) => {
  expect(result).toBe("passed")
  expect(checks).toEqual({ initialize_handshake: "passed", session_start: "passed", prompt_exchange: "passed" })
})

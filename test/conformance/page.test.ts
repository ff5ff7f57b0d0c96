import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { pageOf, rules } from "../../runtime/conformance/index.ts"
import { readPages, siteOf } from "../site.ts"
import { conformancePage } from "./page.ts"

describe("the page on conformance", () => {
  it("says what the rules say", async () => {
    await expect(conformancePage()).toMatchFileSnapshot("../../docs/reference/conformance.mdx")
  })

  it("has the heading that each rule links to", () => {
    const page = siteOf(readPages(join(import.meta.dirname, "../../docs"))).find(
      ({ route }) => route === "/reference/conformance",
    )
    for (const rule of rules) expect(page?.anchors).toContain(pageOf(rule).split("#")[1])
  })
})

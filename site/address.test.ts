import { describe, expect, it } from "vitest"
import { addressIn, hrefOf, markdownHrefOf } from "./address.ts"

describe("the address of a site", () => {
  it("is the root of nowhere in particular when nothing is said", () => {
    expect(addressIn({})).toEqual({ origin: null, base: "/", source: null })
    expect(addressIn({ SITE_BASE: "", SITE_ORIGIN: "" })).toEqual({ origin: null, base: "/", source: null })
  })

  it("has a base with a slash at both ends, however it was said", () => {
    for (const SITE_BASE of ["/wire", "/wire/"]) expect(addressIn({ SITE_BASE }).base).toBe("/wire/")
    expect(addressIn({ SITE_ORIGIN: "https://a.example/" }).origin).toBe("https://a.example")
  })

  it("is put before each page, which ends in a slash, and before its Markdown, which does not", () => {
    expect(hrefOf("/", "/wire/")).toBe("/wire/")
    expect(hrefOf("/concepts/x#y", "/wire/")).toBe("/wire/concepts/x/#y")
    expect(hrefOf("/llms.txt", "/wire/")).toBe("/wire/llms.txt")
    expect(markdownHrefOf("/", "/wire/")).toBe("/wire/index.md")
    expect(markdownHrefOf("/concepts/x#y", "/")).toBe("/concepts/x.md#y")
  })
})

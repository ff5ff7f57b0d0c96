import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"
import { readPages } from "../test/site.ts"
import { navigation } from "./navigation.ts"

const docs = fileURLToPath(new URL("../docs", import.meta.url))

describe("the navigation", () => {
  it("has every page once", () => {
    const written = [...readPages(docs).keys()].map((path) => path.slice(0, -".mdx".length))
    const slugs = slugsOf(navigation(docs))
    expect(slugs.toSorted()).toEqual(written.toSorted())
    expect(slugs[0]).toBe("index")
  })
})

function slugsOf(items: ReturnType<typeof navigation>): readonly string[] {
  return items.flatMap((item) => ("slug" in item ? [item.slug] : slugsOf(item.items)))
}

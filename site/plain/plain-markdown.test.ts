import { describe, expect, it } from "vitest"
import { plainMarkdown } from "./plain-markdown.ts"

const page = (body: string): string => plainMarkdown({ title: "T", description: "D.", body }, "/wire/")

describe("a page as Markdown", () => {
  it("has its title and description, and none of the comments that mark what is generated", () => {
    expect(page("{/* generated:a */}\n| A |\n| - |\n| `{/* b */}` |\n{/* /generated:a */}\n\nText.\n")).toBe(
      "# T\n\nD.\n\n| A |\n| - |\n| `{/* b */}` |\n\nText.\n",
    )
  })

  it("does not say twice what its text begins with", () => {
    expect(page("{/* Generated. */}\n\nD.\n\nMore.")).toBe("# T\n\nD.\n\nMore.\n")
  })

  it("links to the Markdown of other pages, and leaves code and other addresses alone", () => {
    expect(page("[a](/x/y#z) [b](https://b.example) `[c](/x)` [(/x/y)](/x/y)\n\n```sh\n[d](/x)\n```")).toBe(
      "# T\n\nD.\n\n[a](/wire/x/y.md#z) [b](https://b.example) `[c](/x)` [(/x/y)](/wire/x/y.md)\n\n```sh\n[d](/x)\n```\n",
    )
  })
})

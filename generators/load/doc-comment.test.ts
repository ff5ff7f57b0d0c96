import { parseSync } from "oxc-parser"
import { describe, expect, it } from "vitest"
import { readSource } from "./source.ts"

function summary(comment: string): string | null | undefined {
  return readSource(
    parseSync,
    "catalog/module.ts",
    `import { a } from "./a.ts"\n${comment}\nexport const b = a(1)\n`,
    false,
  ).consts[0]?.summary
}

describe("the summary of a const", () => {
  it("is the comment above it as one paragraph", () =>
    expect(summary("/**\n * One\n *  thing.\n *\n * Another.\n */")).toBe("One thing. Another."))
  it("ends at the first tag", () => expect(summary("/** What it is.\n * @since 1\n * more */")).toBe("What it is."))
  it("keeps an at sign inside a line", () =>
    expect(summary("/** Mail me@example.org. */")).toBe("Mail me@example.org."))
  it("shows links by their text", () =>
    expect(summary("/** See {@link other} and {@link x | that}. */")).toBe("See other and that."))
  it("is the nearest comment", () => expect(summary("/** Far. */\n\n/** Near. */")).toBe("Near."))
  it("keeps what Markdown writes", () => expect(summary("/** - `a` *b* \\| c */")).toBe("- `a` *b* \\| c"))
  it("is nothing for other comments and for none", () => {
    expect(summary("// not this")).toBeNull()
    expect(summary("/* nor this */")).toBeNull()
    expect(summary("/***/")).toBeNull()
    expect(summary("")).toBeNull()
  })
  it("reads a file with carriage returns alike", () =>
    expect(summary("/**\r\n * One\r\n * thing.\r\n */")).toBe("One thing."))
})

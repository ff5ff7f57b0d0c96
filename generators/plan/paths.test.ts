import { describe, expect, it } from "vitest"
import { foldedPath, foldersOf, madeFor, pathFault, temporaryPath } from "./paths.ts"

describe("a planned path", () => {
  it.each([
    "output/a.ts",
    "output/contracts/vendor/slot-name.ts",
    "docs/日本.mdx",
    "output/.keep",
    "output/console.ts",
  ])("may be %s", (path) => {
    expect(pathFault(path)).toBeNull()
  })

  it.each([
    ["", "is empty"],
    ["/etc/passwd", "is absolute"],
    ["C:/a", "is absolute"],
    ["output\\a.ts", "contains a backslash"],
    ["output/../../a", "has the segment .."],
    ["./output/a", "has the segment ."],
    ["output//a", "has an empty segment"],
    ["output/a/", "has an empty segment"],
    ["output/a:b", "contains a character that Windows forbids"],
    ["output/a\nb", "contains a character that Windows forbids"],
    ["output/a.", "has a segment that ends in a dot or a space"],
    ["output/aux.ts", "contains aux.ts, a device name on Windows"],
    ["output/COM1/a.ts", "contains COM1, a device name on Windows"],
    ["output/\ud800.ts", "is not well-formed Unicode"],
    [`output/${"x".repeat(201)}`, "has a segment of more than 200 bytes"],
  ])("may not be %j: it %s", (path, fault) => {
    expect(pathFault(path)).toBe(fault)
  })

  it("is one place with another spelling of it on disks that ignore case or normalise", () => {
    expect(foldedPath("output/A.ts")).toBe(foldedPath("output/a.ts"))
    expect(foldedPath("output/e\u0301.ts")).toBe(foldedPath("output/\u00e9.ts"))
  })

  it("names the folders above it, outermost first", () => {
    expect(foldersOf("a/b/c.ts")).toEqual(["a", "a/b"])
    expect(foldersOf("c.ts")).toEqual([])
  })
})

describe("a temporary path", () => {
  it("lies beside the file and tells which file it was made for", () => {
    expect(temporaryPath("output/a/b.ts", 42)).toBe("output/a/.b.ts.generating-42")
    expect(madeFor("output/a/.b.ts.generating-42")).toBe("output/a/b.ts")
    expect(madeFor(temporaryPath("b.ts", 1))).toBe("b.ts")
  })

  it.each([
    "output/b.ts",
    "output/.b.ts",
    "output/b.ts.generating-42",
    "output/.b.ts.generating-x",
    "output/.b.ts.generating-42/c",
  ])("is not %s", (path) => {
    expect(madeFor(path)).toBeNull()
  })
})

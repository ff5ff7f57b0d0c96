import { readFileSync } from "node:fs"
import ts from "typescript"
import { describe, expect, it } from "vitest"
import { filesBelow } from "./files.ts"

const rooms = ["model", "catalog", "generators", "templates", "runtime", "cli"]
const sources = rooms.flatMap((room) => filesBelow(room, ".ts")).filter((path) => !path.endsWith(".test.ts"))

/** Every file that declares a function of this name at its top. */
function homesOf(law: string): readonly string[] {
  return sources.filter((path) => {
    const text = readFileSync(path, "utf8")
    if (!text.includes(`function ${law}`)) return false
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
    return file.statements.some((each) => ts.isFunctionDeclaration(each) && each.name?.text === law)
  })
}

describe("a law", () => {
  it.each([
    "reach",
    "realize",
    "upgrade",
    "admitted",
    "atMost",
    "includes",
    "accepts",
    "breach",
    "ride",
    "grant",
    "profileSource",
    "meets",
  ])("%s is defined once, in model/", (law) => {
    const homes = homesOf(law)
    expect(homes).toHaveLength(1)
    expect(homes[0]).toMatch(/^model\//)
  })
})

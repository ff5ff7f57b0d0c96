import { readFileSync } from "node:fs"
import ts from "typescript"
import { describe, expect, it } from "vitest"
import { parse } from "yaml"
import { filesBelow } from "./files.ts"

/** The titles of the tests of a module: what stands first in each call of `it`. */
function titlesIn(path: string): readonly string[] {
  const file = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true)
  const titles: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === "it") {
      const [title] = node.arguments
      if (title !== undefined && ts.isStringLiteralLike(title)) titles.push(title.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return titles
}

describe("the decisions", () => {
  const titles = ["runtime", "test"].flatMap((room) => filesBelow(room, ".test.ts").flatMap(titlesIn))
  const records = filesBelow("catalog/decisions", ".md")

  it.each(records)("name a scenario before and one after that are both tried: %s", (path) => {
    const [, matter = ""] = readFileSync(path, "utf8").split("---\n")
    const { before, after } = parse(matter) as { readonly before: string; readonly after: string }
    expect(titles.filter((title) => title === before)).toEqual([before])
    expect(titles.filter((title) => title === after)).toEqual([after])
  })
})

import { readFileSync, statSync } from "node:fs"
import { basename, dirname, extname } from "node:path"
import { check } from "prettier"
import { expect, it } from "vitest"
import { filesBelow } from "./files.ts"

/**
 * Of each folder and kind of generated file those that list the others, and the one of middle length: each emitter printed
 * one of them. `test/e2e/same-bytes.test.ts` tries every file.
 */
function oneOfEach(): readonly string[] {
  const paths = [...filesBelow("output", ".ts"), ...filesBelow("output", ".json")]
  const kindOf = (path: string): string => `${dirname(path)} ${extname(path)}`
  return [...new Set(paths.map(kindOf))].flatMap((kind) => {
    const alike = paths.filter((path) => kindOf(path) === kind)
    const byLength = alike.toSorted((left, right) => statSync(left).size - statSync(right).size)
    const lists = alike.filter((path) => ["index.ts", "decoders.ts", "definitions.ts"].includes(basename(path)))
    return [...new Set([...lists, ...byLength.slice(byLength.length >> 1, (byLength.length >> 1) + 1)])]
  })
}

it("the formatter finds nothing to change in one generated file of each kind", async () => {
  const paths = oneOfEach()
  expect(paths.length).toBeGreaterThan(20)
  const changed: string[] = []
  for (const filepath of paths) {
    const isFinal = await check(readFileSync(filepath, "utf8"), { filepath, semi: false, printWidth: 100 })
    if (!isFinal) changed.push(filepath)
  }
  expect(changed).toEqual([])
})

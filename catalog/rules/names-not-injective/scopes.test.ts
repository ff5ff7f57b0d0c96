import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { reservedExports } from "../../../generators/text/names.ts"
import { generatedNames } from "../../../model/naming.ts"

it("reserves every type that the kernel and the entries export", () => {
  const files = ["../../../templates/kernel.ts", "../../../model/entries.ts"]
  for (const file of files) {
    const text = readFileSync(new URL(file, import.meta.url), "utf8")
    const exported = [...text.matchAll(/^export (?:interface|type|const|function) (\w+)/gm)].map(
      ([, name]) => name as string,
    )
    expect(exported.length).toBeGreaterThan(5)
    for (const name of exported) expect(generatedNames.has(name), name).toBe(true)
  }
})

it("reserves everything that the emitters count on", () => {
  for (const name of reservedExports) expect(generatedNames.has(name), name).toBe(true)
})

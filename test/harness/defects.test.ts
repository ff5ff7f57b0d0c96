import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { filesBelow } from "../files.ts"
import { rawClient } from "./client.ts"

const index = JSON.parse(readFileSync(join(import.meta.dirname, "defects/index.json"), "utf8")) as {
  readonly [file: string]: { readonly defect: string; readonly fails: readonly string[] }
}

describe("the harnesses with one defect", () => {
  it("stand in the table, each with its defect in a sentence and the checks that find it", () => {
    const files = filesBelow("test/harness/defects", ".js").map((path) => path.slice("test/harness/defects/".length))
    expect(Object.keys(index)).toEqual(files)
    for (const [file, { defect, fails }] of Object.entries(index)) {
      const [first] = readFileSync(join(import.meta.dirname, "defects", file), "utf8").split("\n")
      expect(first).toBe(`// ${defect}`)
      expect(fails, file).not.toEqual([])
      expect(fails, file).toEqual([...new Set(fails)].toSorted())
    }
    expect(new Set(Object.values(index).map(({ defect }) => defect)).size).toBe(files.length)
  })

  it("are there for every catalogued check", () => {
    const failed = new Set(Object.values(index).flatMap(({ fails }) => fails))
    const { rows } = JSON.parse(readFileSync("output/tables/checkfu/conformance-checks.json", "utf8")) as {
      readonly rows: readonly (readonly [string, string])[]
    }
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(([check]) => !failed.has(check))).toEqual([])
  })

  it("change nothing but what they are for: the handshake of one is that of the reference", async () => {
    const hello = async (script: string) => {
      const { result } = await rawClient(script, ["--declare", "steer"]).ask("initialize", { protocolVersion: 1 })
      return result
    }
    const reference = await hello("reference/main.js")
    expect(await hello("defects/ends-twice.js")).toEqual(reference)
    expect(await hello("defects/capability-in-between.js")).not.toEqual(reference)
  })
})

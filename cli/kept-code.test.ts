import { spawnSync } from "node:child_process"
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { importName } from "./kept-code.ts"

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kept-code-"))
  mkdirSync(join(folder, "kept"))
  writeFileSync(
    join(folder, "a.cjs"),
    `exports.said = () => ${importName}("node:path").then(({ sep }) => require("node:os").EOL + sep + __filename)\n`,
  )
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the script in a process of its own, as the command does, and answers what it said and whether its code was taken. */
function ran(
  digest = "0".repeat(64),
  kept = join(folder, "kept"),
): { readonly said: string; readonly isTaken: boolean } {
  const program = `
    import { Script } from "node:vm"
    import { runKept } from ${JSON.stringify(resolve("cli/kept-code.ts"))}
    const make = Script.prototype.createCachedData
    let made = 0
    Script.prototype.createCachedData = function () { made += 1; return make.call(this) }
    const script = { file: ${JSON.stringify(join(folder, "a.cjs"))}, digest: ${JSON.stringify(digest)}, load: (name) => import(name) }
    process.stdout.write(await runKept(script, ${JSON.stringify(kept)}).said())
    process.on("exit", () => process.stderr.write(String(made)))
  `
  const args = ["--import", "tsx", "--input-type=module", "--eval", program]
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" })
  return { said: stdout.trim(), isTaken: stderr === "0" }
}

describe("the code that is kept of a script", () => {
  it("is made by the first run and taken by the next, which says the same", () => {
    const said = `/${join(folder, "a.cjs")}`
    expect(ran()).toEqual({ said, isTaken: false })
    expect(readdirSync(join(folder, "kept"))).toHaveLength(1)
    expect(ran()).toEqual({ said, isTaken: true })
    expect(ran("1".repeat(64))).toEqual({ said, isTaken: false })
    expect(readdirSync(join(folder, "kept"))).toHaveLength(2)
  })

  it("is made anew where it is damaged, cut short or empty", () => {
    const { said } = ran()
    const [name = ""] = readdirSync(join(folder, "kept"))
    const place = join(folder, "kept", name)
    const bytes = readFileSync(place)
    const flipped = Buffer.from(bytes)
    flipped[200] = (flipped[200] ?? 0) ^ 1
    for (const damaged of [flipped, bytes.subarray(0, 100), Buffer.alloc(0)]) {
      writeFileSync(place, damaged)
      expect(ran()).toEqual({ said, isTaken: false })
      expect(readFileSync(place)).not.toEqual(damaged)
    }
  })

  it("is not missed where nothing can be written", () => {
    writeFileSync(join(folder, "file"), "")
    chmodSync(join(folder, "file"), 0o400)
    expect(ran(undefined, join(folder, "file", "below")).said).toContain("a.cjs")
  })

  it("of the newest four versions stays, and no draft", () => {
    for (const [at, each] of ["a", "b", "c", "d", "e"].entries()) {
      const place = join(folder, "kept", `a.cjs-${each}.bin`)
      writeFileSync(place, "")
      utimesSync(place, at, at)
    }
    writeFileSync(join(folder, "kept", "b.cjs-a.bin"), "")
    ran()
    const names = readdirSync(join(folder, "kept")).map((name) => name.replace(/-0{16}.*/, "-new"))
    expect(names.toSorted()).toEqual(["a.cjs-c.bin", "a.cjs-d.bin", "a.cjs-e.bin", "a.cjs-new", "b.cjs-a.bin"])
  })
})

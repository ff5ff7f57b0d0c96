import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { folderName, install } from "./install.ts"
import type { Recipe } from "./recipe.ts"

let root = ""
let cache = ""
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "agents-"))
  cache = join(root, "cache")
})
afterEach(() => rmSync(root, { recursive: true }))

/** A package on this machine, whose install script would leave a mark. */
function recipeOf(name: string): Recipe {
  const folder = join(root, name)
  mkdirSync(folder)
  const scripts = { postinstall: "touch ran" }
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name, version: "1.0.0", scripts, bin: "./bin.js" }))
  writeFileSync(join(folder, "bin.js"), "#!/usr/bin/env node\n")
  return {
    name,
    packages: [`file:${folder}`],
    bin: `node_modules/${name}/bin.js`,
    args: [],
    asksModel: false,
    pointedBy: "",
    environment: () => ({}),
    files: () => ({}),
  }
}

describe("the installation of an agent", () => {
  it("is one folder for each set of packages", () => {
    const names = [["a@1.0.0"], ["a@1.0.1"], ["a@1.0.0", "b@1.0.0"], ["@scope/a@1.0.0"]] as const
    expect(new Set(names.map((packages) => folderName({ packages: [...packages] }))).size).toBe(4)
    expect(folderName({ packages: ["@scope/a@1.0.0"] })).toMatch(/^a-1\.0\.0-[0-9a-f]{12}$/)
  })

  it("is made once, by whoever comes first, and leaves nothing beside it", async () => {
    const lines: string[] = []
    const recipe = recipeOf("alone")
    const made = await Promise.all([1, 2, 3].map(() => install(recipe, cache, (line) => lines.push(line))))
    const folder = join(cache, folderName(recipe))
    expect(made).toEqual([1, 2, 3].map(() => ({ ok: true, folder })))
    expect(readdirSync(cache)).toEqual([folderName(recipe)])
    expect(readFileSync(join(folder, recipe.bin), "utf8")).toContain("node")
    expect(readdirSync(folder)).not.toContain("home")
    expect(lines[0]).toContain("installing file:")
    const again: string[] = []
    expect(await install(recipe, cache, (line) => again.push(line))).toEqual({ ok: true, folder })
    expect(again).toEqual([])
  })

  it("runs no script of any package", async () => {
    const made = await install(recipeOf("scripted"), cache, () => {})
    expect(made.ok && readdirSync(join(made.folder, "node_modules", "scripted"))).not.toContain("ran")
  })

  it("says why there is none, and leaves nothing behind", async () => {
    const recipe: Recipe = { ...recipeOf("missing"), packages: ["file:/nowhere/at/all"] }
    const made = await install(recipe, cache, () => {})
    expect(made).toMatchObject({ ok: false })
    expect(!made.ok && made.why).toMatch(/npm could not install file:\/nowhere\/at\/all:\n.*ENOENT/s)
    expect(readdirSync(cache)).toEqual([])
  })
})

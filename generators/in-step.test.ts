import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { inStep, keepInStep } from "./in-step.ts"
import { cacheFolder } from "./load/cache.ts"

let root: string
const hour = 3_600_000
const plan = { owned: ["made/out"], docs: "docs" }

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "in-step-"))
  for (const folder of ["made/out/deep", "docs/node_modules"]) mkdirSync(join(root, folder), { recursive: true })
  for (const file of ["made/out/a.ts", "made/out/deep/b.ts", "docs/page.mdx"]) write(file, "as planned")
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

const write = (path: string, text: string): void => writeFileSync(join(root, path), text)
const folder = () => cacheFolder(join(root, "cache"))
const known = (): boolean => inStep(folder(), "seen-step") !== null

/** Keeps that all is in step, `later` than it is now in milliseconds: later by an hour, every file has settled. */
function keep(later: number): void {
  const moment = folder().moment()
  keepInStep({ root, catalog: "catalog" }, folder(), "seen-step", plan, [], moment === null ? null : moment + later)
}

describe("that every file is as planned", () => {
  it("is known again, with what was found in the catalog", () => {
    keep(hour)
    expect(inStep(folder(), "seen-step")).toEqual({ findings: [] })
    expect(inStep(folder(), "seen-step-of-another")).toBe(null)
  })

  it("is not known of files so new that a second change would not show", () => {
    keep(0)
    expect(known()).toBe(false)
  })

  it("is not known once any of them, or what is beside them, is another", () => {
    for (const change of [
      () => write("made/out/deep/b.ts", "as plannet"),
      () => write("docs/page.mdx", "by hand"),
      () => write("docs/other.mdx", ""),
      () => write("made/out/stray.ts", ""),
      () => rmSync(join(root, "made/out/a.ts")),
      () => mkdirSync(join(root, "made/out/more")),
      () => (renameSync(join(root, "made"), join(root, "moved")), symlinkSync("moved", join(root, "made"))),
    ]) {
      keep(hour)
      expect(known()).toBe(true)
      change()
      expect(known()).toBe(false)
    }
  })

  it("does not depend on packages that lie among the pages", () => {
    keep(hour)
    mkdirSync(join(root, "docs/node_modules/deep"))
    expect(known()).toBe(true)
  })
})

import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { cruise } from "dependency-cruiser"
import type { ICruiseResult } from "dependency-cruiser"
import { describe, expect, it } from "vitest"
import { importRules as rules } from "./import-rules.ts"

const rooms = ["model", "catalog", "generators", "templates", "output", "runtime", "cli", "packages"]

/** The names of the rules that imports below a folder break, each with the two files. */
async function violations(baseDir: string): Promise<readonly string[]> {
  const present = rooms.filter((room) => existsSync(join(baseDir, room)))
  const options = { ...rules.options, baseDir, ruleSet: { forbidden: rules.forbidden }, validate: true }
  const { output } = await cruise(present, options as never)
  return (output as ICruiseResult).summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
}

describe("imports between rooms", () => {
  it("run one way, and nothing under model, runtime or output needs a package", async () => {
    expect(await violations(process.cwd())).toEqual([])
  })

  it.each([
    ["runtime/a.ts", 'import "../generators/b.ts"\n', "runtime-imports-only-output-model"],
    [
      "runtime/a.ts",
      'export const late = (): unknown => import("../catalog/b.ts")\n',
      "runtime-imports-only-output-model",
    ],
    [
      "runtime/a.ts",
      'import type { B } from "../catalog/b.ts"\nexport type A = B\n',
      "runtime-imports-only-output-model",
    ],
    ["model/a.ts", 'import type { B } from "../catalog/b.ts"\nexport type A = B\n', "model-imports-only-itself"],
    ["output/a.ts", 'import "../model/b.ts"\n', "output-imports-only-itself"],
    ["generators/a.ts", 'import "../runtime/b.ts"\n', "generators-imports-only-catalog-model-templates"],
    ["cli/a.ts", 'import "../catalog/b.ts"\n', "cli-imports-only-generators-runtime-model-output"],
    ["packages/a.ts", 'import "../generators/b.ts"\n', "packages-imports-only-itself"],
    ["model/a.ts", 'import "./nowhere.ts"\n', "resolves"],
    ["runtime/driver/a.ts", 'import "../evidence/b.ts"\n', "what-needs-no-store-reaches-none"],
    [
      "runtime/driver/a.ts",
      'export const late = (): unknown => import("../api/b.ts")\n',
      "what-needs-no-store-reaches-none",
    ],
    ["runtime/driver/a.ts", 'import "kysely"\n', "output-and-runtime-need-no-package"],
    ["runtime/evidence/a.ts", 'import "alien"\n', "only-the-store-needs-its-databases"],
    ["runtime/api/a.ts", 'import type { B } from "alien"\nexport type A = B\n', "only-the-store-needs-its-databases"],
  ])("a planted import in %s is refused: %s", async (path, text, rule) => {
    const house = mkdtempSync(join(tmpdir(), "house-"))
    const write = (file: string, content: string): void => {
      mkdirSync(dirname(join(house, file)), { recursive: true })
      writeFileSync(join(house, file), content)
    }
    write("tsconfig.json", "{}")
    for (const room of [...rooms, "runtime/api", "runtime/evidence"]) write(`${room}/b.ts`, "export type B = 1\n")
    const packages = { kysely: "1.0.0", alien: "1.0.0" }
    write("package.json", JSON.stringify({ dependencies: packages }))
    for (const [name, version] of Object.entries(packages)) {
      write(`node_modules/${name}/package.json`, JSON.stringify({ name, version, main: "index.js" }))
      write(`node_modules/${name}/index.js`, "")
    }
    write("runtime/evidence/c.ts", 'import "kysely"\n')
    expect(await violations(house)).toEqual([])
    write(path, text)
    expect((await violations(house)).map((each) => each.split(":")[0])).toContain(rule)
    rmSync(house, { recursive: true })
  })
})

import { spawn } from "node:child_process"
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { projectIn } from "../e2e/scratch.ts"
import { environment, npm, packed, run } from "./support/packed.ts"
import { registryOf } from "./support/registry.ts"
import type { Registry } from "./support/registry.ts"

const section = /^## A catalog of your own\n([^]*?)^## /m.exec(readFileSync("README.md", "utf8"))?.[1] ?? ""
const [lines = "", printed = ""] = [...section.matchAll(/^```(?:sh)?\n([^]*?)^```$/gm)].map(([, text]) => text ?? "")
const commands = lines.trim().split("\n")
let registry: Registry
let folder = ""

beforeAll(async () => {
  registry = await registryOf(packed())
  folder = mkdtempSync(join(tmpdir(), "stranger-"))
}, 300_000)
afterAll(async () => {
  await registry.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs one line as somebody types it, without holding up the registry that this process serves. */
async function type(line: string): Promise<{ readonly code: unknown; readonly text: string }> {
  const env = { ...environment, npm_config_registry: registry.url, npm_config_prefer_offline: "true" }
  const child = spawn("bash", ["-c", line], { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] })
  let text = ""
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => void (text += String(chunk)))
  return { code: await new Promise((ended) => child.on("close", ended)), text }
}

describe("a stranger, from an empty folder", () => {
  it("has a decoder of an own slot after the five commands of the README, and it prints what the README says", async () => {
    expect(commands).toHaveLength(5)
    expect(readdirSync(folder)).toEqual([])
    let last = ""
    for (const line of commands) {
      const { code, text } = await type(line)
      expect([line, code, text]).toEqual([line, 0, text])
      last = text
    }
    expect(last).toBe(printed)
  })

  it("has nothing to write after that, and is told where a byte differs", async () => {
    expect(await type("npx checkfu generate --check")).toEqual({ code: 0, text: "" })
    projectIn(folder).edit("output/contracts/acme/greeting.ts", "Do not edit", "Do edit")
    const { code, text } = await type("npx checkfu generate --check")
    expect(code).toBe(1)
    expect(text).toContain("output/contracts/acme/greeting.ts")
    expect(await type("npx checkfu generate && npx checkfu generate --check")).toMatchObject({ code: 0 })
  })

  it("begins the next facts by command", async () => {
    expect(await type("npx checkfu new slot usage && npx checkfu new axis insight")).toMatchObject({ code: 0 })
    expect(await type("npx checkfu generate")).toMatchObject({ code: 0 })
    expect(readdirSync(join(folder, "output/contracts/acme"))).toContain("usage.ts")
  })

  it("reads the catalog in an editor: it type-checks as it was written", async () => {
    await npm(["install", "--prefer-offline", "--no-save", "typescript@5.9.3"], folder, {
      npm_config_registry: registry.url,
    })
    expect(run(process.execPath, ["node_modules/typescript/bin/tsc", "-p", "catalog"], folder)).toBe("")
  })

  it("stands on the published catalog, which generates whole with the own slot beside it", async () => {
    const project = projectIn(folder)
    const config = readFileSync(join(folder, "catalog/catalog.config.ts"), "utf8")
    const extended = config.replace("})", ', extends: ["checkfu-catalog"] })').replace('" ,', '",')
    project.edit("catalog/catalog.config.ts", config, extended)
    const { code, text } = await type("cp -r node_modules/checkfu-catalog/docs . && npx checkfu generate")
    expect([code, text]).toEqual([0, text])
    expect(readdirSync(join(folder, "output/contracts"))).toEqual(
      expect.arrayContaining(["acme", "checkfu", "onehorizon"]),
    )
    const ours = readFileSync("output/contracts/checkfu/session-steer.ts", "utf8")
    expect(project.read("output/contracts/checkfu/session-steer.ts")).toBe(ours)
  })
})

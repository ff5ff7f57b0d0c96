import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it, onTestFinished } from "vitest"
import { parse } from "yaml"

const workflows = readdirSync(".github/workflows").map((name) => `.github/workflows/${name}`)
const files = [...workflows, "actions/check/action.yml"]

function judged(path: string): { readonly status: number | null; readonly said: string } {
  const { status, stdout, stderr } = spawnSync("node_modules/.bin/action-validator", [path], { encoding: "utf8" })
  return { status, said: stdout + stderr }
}

/** A workflow's text in a file of its own. */
function planted(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "workflow-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, "planted.yml"), text)
  return join(folder, "planted.yml")
}

describe("the workflows and the action", () => {
  it.each(files)("%s is one by the published schema", (path) => {
    expect(judged(path)).toMatchObject({ status: 0 })
  })

  it("would not be one with a misspelt key", () => {
    const text = readFileSync(".github/workflows/ci.yml", "utf8")
    expect(judged(planted(text.replace("runs-on:", "run-on:"))).status).toBe(1)
  })

  it.each(workflows)("%s has no more rights than reading, unless a job asks for them", (path) => {
    const { permissions } = parse(readFileSync(path, "utf8")) as { readonly permissions?: unknown }
    expect(permissions).toEqual({ contents: "read" })
  })

  it("let no input into a script but through the environment", () => {
    for (const path of files) {
      const scripts: string[] = []
      JSON.stringify(parse(readFileSync(path, "utf8")), (key, value: unknown) => {
        if (key === "run" && typeof value === "string") scripts.push(value)
        return value
      })
      expect(
        scripts.filter((script) => script.includes("${{")),
        path,
      ).toEqual([])
    }
  })

  it("use others' actions by a version", () => {
    const used = files.flatMap((path) =>
      [...readFileSync(path, "utf8").matchAll(/uses: (\S+)/g)].map(([, name]) => name),
    )
    expect(used.length).toBeGreaterThan(5)
    expect(used.filter((name) => !/@(?:v\d+|main)$/.test(name ?? ""))).toEqual([])
  })
})

describe("the release", () => {
  const release = readFileSync(".github/workflows/release.yml", "utf8")

  it("checks for drift, packs and judges before it publishes, with the right to prove where it came from", () => {
    const { jobs } = parse(release) as {
      readonly jobs: {
        readonly release: {
          readonly permissions: object
          readonly steps: readonly { readonly run?: string; readonly uses?: string }[]
        }
      }
    }
    expect(jobs.release.permissions).toMatchObject({ "id-token": "write" })
    const steps = jobs.release.steps.map(({ run, uses }) => run ?? uses ?? "")
    const at = (part: string): number => steps.findIndex((step) => step.includes(part))
    expect([at("pack:all"), at("packages.test.ts"), at("changesets/action")].every((index) => index > 0)).toBe(true)
    expect(at("pack:all")).toBeLessThan(at("packages.test.ts"))
    expect(at("packages.test.ts")).toBe(at("changesets/action") - 1)
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
      readonly scripts: { readonly [name: string]: string }
    }
    expect(scripts["build"]).toMatch(/^node cli\/launch\.js generate --check && /)
    expect(scripts["pack:all"]).toMatch(/^pnpm --silent build && /)
  })

  it("raises the packages together: one version, in the root as well", () => {
    const { fixed } = JSON.parse(readFileSync(".changeset/config.json", "utf8")) as {
      readonly fixed: readonly (readonly string[])[]
    }
    expect(fixed).toEqual([
      readdirSync("packages", { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .toSorted()
        .toReversed(),
    ])
    const manifests = [".", ...(fixed[0] ?? []).map((name) => `packages/${name}`)].map(
      (folder) =>
        JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
          readonly name: string
          readonly version: string
        },
    )
    expect(manifests.slice(1).map(({ name }) => name)).toEqual(fixed[0])
    expect(new Set(manifests.map(({ version }) => version)).size).toBe(1)
  })

  it("finds in every change note a package that there is, and a way to raise it", () => {
    for (const name of readdirSync(".changeset").filter((each) => each.endsWith(".md") && each !== "README.md")) {
      const [, head = ""] = /^---\n([^]*?)\n?---\n/.exec(readFileSync(join(".changeset", name), "utf8")) ?? []
      for (const [of, bump] of Object.entries((parse(head) ?? {}) as { readonly [name: string]: string })) {
        expect(readdirSync("packages"), name).toContain(of)
        expect(["patch", "minor", "major"], name).toContain(bump)
      }
    }
  })
})

import { spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { projectIn } from "../e2e/scratch.ts"
import type { Scratch } from "../e2e/scratch.ts"
import { filesIn } from "../files.ts"
import { environment, npm, packed, run } from "./support/packed.ts"
import { registryOf } from "./support/registry.ts"
import type { Registry } from "./support/registry.ts"

/** What the turn of each example prints, line by line; a number that time decides is null. */
const turns = {
  extending: {
    out: "output",
    said: [
      {
        kind: "extension",
        observation: {
          kind: "declaring",
          slot: "slot/heron/profile",
          declarations: ["declaration/heron/counts"],
          mechanisms: ["counts"],
        },
      },
      { kind: "message", from: "agent", messageId: null, content: { type: "text", text: "A fish." } },
      {
        kind: "extension",
        observation: {
          kind: "turn-report",
          slot: "slot/heron/count",
          work: "reading",
          modelRetries: 2,
          overflowRecoveries: 0,
          wallTimeMs: null,
        },
      },
      { outcome: "succeeded", because: "model_answered", asked: ["POST /v1/chat/completions"] },
      { target: "/v1/chat/completions", status: 200 },
      { target: "/v1/responses", status: 400 },
      { target: "/v1/embeddings", status: 404 },
      { asked: ["POST /v1/chat/completions", "POST /v1/chat/completions"] },
    ],
    malformed: { from: "retries: allowed", to: "retries: 99", slot: "slot/heron/count" },
    cell: { table: "heron/agents", anchor: "heron--pond" },
  },
  "standing-alone": {
    out: "generated",
    said: [
      {
        kind: "extension",
        observation: {
          kind: "declaring",
          slot: "slot/wren/greeting",
          declarations: ["declaration/wren/helpers"],
          mechanisms: [],
        },
      },
      { kind: "message", from: "agent", messageId: null, content: { type: "text", text: "About task-7. " } },
      {
        kind: "extension",
        observation: {
          kind: "attribution",
          slot: "slot/wren/helper",
          loop: "session-1/1",
          phase: "started",
          parent: null,
          label: null,
        },
      },
      { kind: "message", from: "agent", messageId: null, content: { type: "text", text: "A song." } },
      {
        kind: "extension",
        observation: {
          kind: "attribution",
          slot: "slot/wren/helper",
          loop: "session-1/1",
          phase: "settled",
          outcome: "succeeded",
        },
      },
      { outcome: "succeeded", because: "model_answered", asked: ["POST /chat/completions"] },
      { target: "/sing", status: 200 },
      { target: "/v1/chat/completions", status: 404 },
      { target: "/sing/aloud", status: 404 },
      { asked: ["POST /chat/completions", "POST /chat/completions"] },
    ],
    malformed: { from: '{ is: "here"', to: '{ is: "away"', slot: "slot/wren/helper" },
    cell: { table: "wren/agents", anchor: "wren--choir" },
  },
} as const

/** A version of the catalog that is newer than any. */
const nextVersion = "99.0.0"
const names = Object.keys(turns) as (keyof typeof turns)[]
let folder = ""
let registry: Registry

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "examples-"))
  const tarballs = packed()
  registry = await registryOf(tarballs, { "checkfu-catalog": nextOf(tarballs["checkfu-catalog"]) })
  for (const name of names) {
    const built = /(?:^|\/)(?:node_modules|dist|output|generated|docs\/reference)$/
    cpSync(join("examples", name), join(folder, name), { recursive: true, filter: (path) => !built.test(path) })
    await npm(["install", "--prefer-offline"], join(folder, name), { npm_config_registry: registry.url })
  }
}, 600_000)
afterAll(async () => {
  await registry.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The next version of the packed catalog, packed as well: one harness may do less in it, and one provider is asked for more. */
function nextOf(tarball: string): string {
  const next = join(folder, "next")
  cpSync(join(dirname(tarball), "checkfu-catalog"), next, { recursive: true })
  const project = projectIn(next)
  const { version } = JSON.parse(project.read("package.json")) as { readonly version: string }
  project.edit("package.json", `"version": "${version}"`, `"version": "${nextVersion}"`)
  project.edit("catalog/harnesses/checkfu.ts", 'ceiling: { subagents: "observed" }', "ceiling: {}")
  const path = 'serves(anthropicMessages, "/v1/messages")'
  project.edit("catalog/providers/anthropic.ts", path, `${path}, serves(openaiChat, "/v1/chat/completions")`)
  const chat = 'import { openaiChat } from "../dialects/openai-chat.ts"\n'
  project.write("catalog/providers/anthropic.ts", chat + project.read("catalog/providers/anthropic.ts"))
  run("npm", ["pack", "--ignore-scripts", "--pack-destination", folder], next)
  return join(folder, `checkfu-catalog-${nextVersion}.tgz`)
}

/** Builds the site of an example as our own is built. */
function buildSite(name: string): { readonly status: number | null; readonly text: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "site/build.ts"], {
    encoding: "utf8",
    env: { ...environment, SITE_PROJECT: join(folder, name) },
  })
  return { status, text: `${stdout}${stderr}` }
}

/** The lines of a turn, what time decides made null. */
function turnOf(name: string): readonly unknown[] {
  const printed = run("npx", ["tsx", "turn.ts"], join(folder, name))
  return printed
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line.replace(/("wallTimeMs":)\d+/, "$1null")) as unknown)
}

it("every example that is a project is tried here", () => {
  const projects = readdirSync("examples").filter((name) => existsSync(join("examples", name, "package.json")))
  expect(projects).toEqual(names)
})

describe.each(names)("the example %s, installed from the packed tarballs", (name) => {
  const { out, said, malformed, cell } = turns[name]
  const project = (): Scratch => projectIn(join(folder, name))

  it("generates, and has nothing to write after that", () => {
    expect(run("npx", ["checkfu", "generate"], project().folder)).toMatch(
      /^First generation: \d+ facts, \d tables?\.\n$/,
    )
    expect(run("npx", ["checkfu", "generate", "--check"], project().folder)).toBe("")
  })

  it("type-checks, its catalog and its turn, with a handler for every slot", () => {
    const tsc = (): string => run(process.execPath, ["node_modules/typescript/bin/tsc"], project().folder)
    expect(tsc()).toBe("")
    const turn = project().read("turn.ts")
    project().write("turn.ts", turn.replace(/declaring\(\w+, \w+\.declarations\)/, "undefined"))
    expect(tsc).toThrow(/turn\.ts/)
    project().write("turn.ts", turn)
  })

  it("runs a turn: the driver reads its slots, the gateway serves its provider and nothing that is not listed", () => {
    expect(turnOf(name)).toEqual(said)
  })

  it("is read by the decoders that were generated: what they refuse is no observation of the slot", () => {
    const { from, to, slot } = malformed
    project().edit("agent.js", from, to)
    const lines = turnOf(name).map((line) => JSON.stringify(line))
    project().edit("agent.js", to, from)
    const expected = said.map((line) => JSON.stringify(line))
    const missed = expected.filter((line) => !lines.includes(line))
    expect(missed.filter((line) => line.includes(slot))).toHaveLength(1)
    expect(lines.filter((line) => line.includes('"extension_fault"') && line.includes(slot))).toHaveLength(1)
  })

  it("has its own pages, built with every link followed, and its cells lead to their reasons", () => {
    expect(buildSite(name)).toEqual({ status: 0, text: "dist/site: built, and every link in it leads somewhere\n" })
    const first = project().read("dist/site/index.html")
    expect(first).toContain(`href="/explain/${cell.table}/#${cell.anchor}"`)
    expect(project().read(`dist/site/explain/${cell.table}/index.html`)).toContain(`id="${cell.anchor}"`)
  })

  it("would have its site refused for a link that leads nowhere", () => {
    project().edit("docs/index.mdx", "(/reference/slots)", "(/reference/shoes)")
    const { status, text } = buildSite(name)
    project().edit("docs/index.mdx", "(/reference/shoes)", "(/reference/slots)")
    expect({ status, text }).toMatchObject({
      status: 1,
      text: expect.stringContaining("/reference/shoes/ leads to no page") as string,
    })
  })

  it("names nobody of ours in what is generated, if it stands alone", () => {
    if (name === "extending") return
    const generated = [...filesIn(join(project().folder, out), []), ...filesIn(join(project().folder, "docs"), [])]
    expect(generated.length).toBeGreaterThan(30)
    for (const path of [out, "docs"].flatMap((of) =>
      filesIn(join(project().folder, of), []).map((file) => join(of, file)),
    ))
      // The command has a name, and pages say how it is asked.
      expect(`${path}\n${project().read(path).replaceAll("`checkfu explain ", "`")}`).not.toMatch(
        /checkfu|codex|anthropic/i,
      )
  })
})

describe("the example extending", () => {
  it("says of each fact whether it is its own or the published catalog's", () => {
    const said = run("npx", ["checkfu", "explain", "agents", "heron", "anthropic"], join(folder, "extending"))
    expect(said).toMatch(/heron speaks +openai_chat +catalog\/harnesses\/heron\.ts:\d+\n/)
    expect(said).toMatch(
      /anthropic accepts .* node_modules\/checkfu-catalog\/catalog\/providers\/anthropic\.ts:\d+ {2}of checkfu-catalog\n/,
    )
    const page = readFileSync(join(folder, "extending/docs/reference/slots/checkfu/turn.mdx"), "utf8")
    expect(page).toContain("- Stated by `checkfu-catalog`.")
  })

  it("is held to the rule of the house under the name of its folder, and has its page", () => {
    const project = projectIn(join(folder, "extending"))
    expect(project.read("docs/reference/rules/house-rules/provider-unpriced.mdx")).toContain(
      "house-rules/provider/unpriced",
    )
    project.edit("catalog/providers/pond.ts", "priced: true", "priced: false")
    const { status, stdout } = spawnSync("npx", ["checkfu", "generate"], { cwd: project.folder, encoding: "utf8" })
    project.edit("catalog/providers/pond.ts", "priced: false", "priced: true")
    expect(status).toBe(1)
    expect(stdout).toMatch(
      /^error house-rules\/provider\/unpriced {2}catalog\/providers\/pond\.ts:\d+:\d+\n {2}pond has no reviewed prices\.$/m,
    )
  })

  it("may not state a published fact anew", () => {
    const project = projectIn(join(folder, "extending"))
    project.edit("catalog/providers/pond.ts", 'name: "pond"', 'name: "openai"')
    const { status, stdout } = spawnSync("npx", ["checkfu", "generate"], { cwd: project.folder, encoding: "utf8" })
    project.edit("catalog/providers/pond.ts", 'name: "openai"', 'name: "pond"')
    expect(status).toBe(1)
    expect(stdout).toContain("provider/openai is a fact of checkfu-catalog, and is stated again here.")
    expect(stdout).toContain("node_modules/checkfu-catalog/catalog/providers/openai.ts:")
  })

  it("shows what a newer version of the catalog that it extends brings, and goes on with it", async () => {
    const project = projectIn(join(folder, "extending"))
    run("npx", ["checkfu", "generate"], project.folder)
    writeFileSync(join(project.folder, ".gitignore"), "node_modules/\ndist/\n")
    run("git", ["init", "--quiet", "--initial-branch=main"], project.folder)
    run("git", ["add", "--all"], project.folder)
    run(
      "git",
      ["-c", "user.name=A", "-c", "user.email=a@b.example", "commit", "--quiet", "-m", "Begin"],
      project.folder,
    )
    expect(run("npx", ["checkfu", "diff"], project.folder)).toMatch(/: no fact changed\.\n$/)
    await npm(["install", "--prefer-offline", `checkfu-catalog@${nextVersion}`], project.folder, {
      npm_config_registry: registry.url,
    })
    const { status, stdout } = spawnSync("npx", ["checkfu", "diff"], { cwd: project.folder, encoding: "utf8" })
    expect({ status, stdout }).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/2 changes of 2 facts: 1 widens authority, 1 narrows it\./) as string,
    })
    expect(stdout).toMatch(
      /^checkfu\.ceiling {2}- subagents=observed\n {2}agents {2}checkfu × subagents +observed\* → —$/m,
    )
    expect(stdout).toMatch(
      /^error authority\/unrecorded {2}node_modules\/checkfu-catalog\/catalog\/providers\/anthropic\.ts:\d+:\d+$/m,
    )
    run("npx", ["checkfu", "generate"], project.folder)
    expect(run("npx", ["checkfu", "generate", "--check"], project.folder)).toBe("")
    expect(project.read("output/catalog.json")).toContain("/v1/chat/completions")
  })
})

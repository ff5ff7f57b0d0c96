import { spawnSync } from "node:child_process"
import { resolve } from "node:path"
import { check, format } from "prettier"
import { describe, expect, it } from "vitest"
import { load } from "../../generators/load/load.ts"
import { filesBelow } from "../files.ts"
import { changedPaths, ownProject } from "./scratch.ts"
import type { Scratch } from "./scratch.ts"

const launcher = resolve("cli/launch.js")

/** Generates anew, as a process of its own, without anything to start from. */
function generated(project: Scratch, env: NodeJS.ProcessEnv): ReadonlyMap<string, string> {
  project.remove("output")
  const { status, stderr } = spawnSync(process.execPath, [launcher, "generate"], {
    cwd: project.folder,
    env: { ...process.env, ...env },
    encoding: "utf8",
  })
  expect(stderr).toBe("")
  expect(status).toBe(0)
  return project.snapshot()
}

describe("the same catalog gives the same bytes", () => {
  it.each<NodeJS.ProcessEnv>([
    { LC_ALL: "tr_TR.UTF-8", LANG: "tr_TR.UTF-8", TZ: "Pacific/Kiritimati" },
    { LC_ALL: "da_DK.UTF-8", TZ: "America/St_Johns", NO_COLOR: "1" },
  ])("under %o, in another folder", (env) => {
    const project = ownProject()
    const committed = project.snapshot()
    expect(changedPaths(committed, generated(project, env))).toEqual([])
  })

  it("under a foreign formatter configuration above it, in a folder whose name needs care", () => {
    const project = ownProject(" ü #1 %20")
    const committed = project.snapshot()
    project.write(".prettierrc", '{ "useTabs": true, "semi": true, "printWidth": 20 }\n')
    project.write(".editorconfig", "[*]\nindent_style = tab\nend_of_line = crlf\n")
    expect(changedPaths(committed, generated(project, {})).filter((path) => !path.startsWith("."))).toEqual([])
  })

  it("whatever order the modules are read in", async () => {
    const root = process.cwd()
    const straight = await load({ root, cacheFolder: null })
    const reversed = await load({ root, cacheFolder: null, shuffle: (paths) => paths.toReversed() })
    const turned = await load({
      root,
      cacheFolder: null,
      shuffle: (paths) => [...paths.slice(7), ...paths.slice(0, 7)],
    })
    expect(straight.facts.length).toBeGreaterThan(20)
    expect(JSON.stringify(reversed.facts)).toBe(JSON.stringify(straight.facts))
    expect(JSON.stringify(turned.facts)).toBe(JSON.stringify(straight.facts))
  })
})

describe("a checkout with carriage returns", () => {
  it("is reported as such for each file, never as a whole-file difference", async () => {
    const project = ownProject()
    const paths = [...project.snapshot().keys()].filter((path) => path.startsWith("output/"))
    for (const path of paths) project.write(path, project.read(path).replaceAll("\n", "\r\n"))
    const { code, out, err } = await project.run("generate", "--check")
    expect(code).toBe(1)
    const lines = `${out}${err}`.split("\n").filter((line) => line.startsWith("drift"))
    expect(lines).toHaveLength(paths.length)
    for (const line of lines) expect(line).toMatch(/ eol( |$)/)
    expect(out + err).toContain(".gitattributes")
  })
})

describe("the formatter", () => {
  it("finds nothing to change in what is generated, although generation never runs it", async () => {
    const paths = [...filesBelow("output", ".ts"), ...filesBelow("output", ".json")]
    expect(paths.length).toBeGreaterThan(20)
    for (const filepath of paths) {
      const text = await import("node:fs").then(({ readFileSync }) => readFileSync(filepath, "utf8"))
      const options = { filepath, semi: false, printWidth: 100 }
      expect(await check(text, options), `${filepath}\n${await format(text, options)}`).toBe(true)
    }
  })
})

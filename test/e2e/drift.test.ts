import { mkdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { changedPaths, ownProject } from "./scratch.ts"
import type { Scratch } from "./scratch.ts"

const page = "docs/concepts/harness-extensions.mdx"
const table = "output/tables/checkfu/reachability.json"
const open = "{/* generated:reachability */}"
const close = "{/* /generated:reachability */}"

/** The classes that a check reports for a project, with their paths. */
async function drifts(project: Scratch): Promise<readonly string[]> {
  const before = project.snapshot()
  const { code, out, err } = await project.run("generate", "--check")
  expect(code).toBe(1)
  expect(changedPaths(before, project.snapshot())).toEqual([])
  return [...`${out}${err}`.matchAll(/^drift {2}(\S+) +(\S+)/gm)].map(([, path, kind]) => `${kind} ${path}`)
}

describe("each way to differ is its own class", () => {
  it.each<readonly [string, (project: Scratch) => void, readonly string[], boolean]>([
    ["a missing file", (project) => project.remove(table), [`missing ${table}`], true],
    ["a changed byte", (project) => project.edit(table, '"title"', '"titel"'), [`changed ${table}`], true],
    [
      "other line endings",
      (project) => project.write(table, project.read(table).replaceAll("\n", "\r\n")),
      [`eol ${table}`],
      true,
    ],
    [
      "another layout",
      (project) => project.write(table, JSON.stringify(JSON.parse(project.read(table)))),
      [`reformatted ${table}`],
      true,
    ],
    [
      "conflict markers",
      (project) => project.write(table, `<<<<<<< ours\n${project.read(table)}=======\n>>>>>>> theirs\n`),
      [`conflict ${table}`],
      true,
    ],
    [
      "a folder in place of a file",
      (project) => {
        rmSync(join(project.folder, table))
        mkdirSync(join(project.folder, table))
      },
      [`not-a-file ${table}`],
      false,
    ],
    [
      "a stranger's file",
      (project) => project.write("output/notes.md", "mine\n"),
      ["unknown-file output/notes.md"],
      false,
    ],
    [
      "a changed byte in a region",
      (project) => project.edit(page, "| codex | openai_responses |", "| codex | openai_responzes |"),
      [`region-changed ${page}`],
      true,
    ],
    [
      "a region without its markers",
      (project) => project.write(page, project.read(page).replace(open, "").replace(close, "")),
      [`region-missing ${page}`],
      false,
    ],
    [
      "a region that nothing fills",
      (project) => project.edit(page, open, `{/* generated:nothing */}\n{/* /generated:nothing */}\n\n${open}`),
      [`region-unknown ${page}`],
      false,
    ],
    [
      "a region inside another",
      (project) =>
        project.edit(
          page,
          open,
          `${open}\n{/* generated:capability-ceilings */}\n{/* /generated:capability-ceilings */}`,
        ),
      [`region-nested ${page}`],
      false,
    ],
    ["a region that does not end", (project) => project.edit(page, close, ""), [`region-unclosed ${page}`], false],
  ])("%s", async (_, damage, expected, mendable) => {
    const project = ownProject()
    const whole = project.snapshot()
    damage(project)
    expect(await drifts(project)).toEqual(expect.arrayContaining([...expected]))
    const damaged = project.snapshot()
    const { code } = await project.run("generate")
    expect(code).toBe(mendable ? 0 : 1)
    expect(changedPaths(mendable ? whole : damaged, project.snapshot())).toEqual([])
  })

  it("an orphan of a slot that was renamed is deleted, and one that somebody edited is kept and named", async () => {
    const project = ownProject()
    const rename = (from: string, to: string): void =>
      project.edit("catalog/contracts/observed/codex/slots/thread-status.ts", `name: "${from}"`, `name: "${to}"`)
    rename("thread-status", "helper")
    expect(await drifts(project)).toEqual(
      expect.arrayContaining([
        "missing output/contracts/codex/helper.ts",
        "orphan output/contracts/codex/thread-status.ts",
      ]),
    )
    expect((await project.run("generate")).code).toBe(0)
    expect(project.snapshot().has("output/contracts/codex/thread-status.ts")).toBe(false)
    project.write("output/contracts/codex/helper.ts", `${project.read("output/contracts/codex/helper.ts")}// by hand\n`)
    rename("helper", "thread-status")
    const { code, out, err } = await project.run("generate")
    expect(code).toBe(1)
    expect(out + err).toContain("output/contracts/codex/helper.ts")
    expect(project.read("output/contracts/codex/helper.ts")).toContain("// by hand")
  })

  it("all are reported at once, whatever comes first", async () => {
    const project = ownProject()
    project.remove("output/catalog.json")
    project.edit(table, '"title"', '"titel"')
    project.write("output/notes.md", "mine\n")
    expect(await drifts(project)).toEqual([
      "missing output/catalog.json",
      "unknown-file output/notes.md",
      `changed ${table}`,
    ])
  })
})

import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect } from "vitest"
import { copyOwn, projectIn } from "./scratch.ts"
import type { Outcome, Scratch } from "./scratch.ts"

/** What `diff --json` says, as far as tests ask. */
export interface Said {
  readonly against: string
  readonly first: boolean
  readonly counts: { readonly [name: string]: number }
  readonly changes: readonly {
    readonly at: string
    readonly authority: string
    readonly wire: string
    readonly record: string | null
    readonly refused: readonly { readonly writer: string; readonly value?: unknown }[]
    readonly moved: readonly { readonly table: string }[]
  }[]
  readonly findings: readonly { readonly code: string; readonly what: string; readonly fix: string }[]
}

/** This project's own catalog in a repository of its own, with everything committed; made when a file's tests first ask, and removed behind them. */
export function ownRepository(): () => Scratch {
  let made: Scratch | undefined
  afterAll(() => {
    if (made !== undefined) rmSync(made.folder, { recursive: true, force: true })
  })
  return () => {
    if (made !== undefined) {
      git(made, "reset", "--quiet", "--hard")
      git(made, "clean", "--quiet", "-fd", "--exclude=node_modules")
      return made
    }
    made = projectIn(mkdtempSync(join(tmpdir(), "project-")))
    copyOwn(made)
    git(made, "init", "--quiet", "--initial-branch=main")
    made.write(".git/info/exclude", "node_modules\n")
    commit(made, "Begin")
    return made
  }
}

/** Commits everything there is. */
export function commit(project: Scratch, message: string): void {
  git(project, "add", "--all")
  git(project, "-c", "user.name=Somebody", "-c", "user.email=somebody@example.com", "commit", "--quiet", "-m", message)
}

/** Runs git in a project. */
export function git(project: Scratch, ...args: readonly string[]): string {
  return execFileSync("git", ["-c", "commit.gpgsign=false", ...args], { cwd: project.folder, encoding: "utf8" })
}

/** What `diff` says, and its exit code. */
export async function diffOf(
  project: Scratch,
  ...args: readonly string[]
): Promise<{ readonly code: number; readonly said: Said }> {
  const first = await project.run("diff", "--json", ...args)
  // What was found is kept, and must be the same when it is told again.
  expect(await project.run("diff", "--json", ...args)).toEqual(first)
  const { code, out } = first
  return { code, said: JSON.parse(out) as Said }
}

/** `AUTHORITY WIRE` of every change, each once, and the codes of what is refused. */
export function classesOf({ changes, findings }: Said): {
  readonly classes: string
  readonly refused: readonly string[]
} {
  const classes = new Set(changes.map(({ authority, wire }) => `${authority} ${wire}`))
  return { classes: [...classes].join(", "), refused: [...new Set(findings.map(({ code }) => code))] }
}

/** Lets `record` write the record of what is refused, and completes it as a person would: its marks, its scenarios and their tests. */
export async function recorded(project: Scratch): Promise<{ readonly path: string; readonly outcome: Outcome }> {
  const outcome = await project.run("record")
  const path = /^Wrote (\S+)$/m.exec(outcome.out)?.[1] ?? ""
  const [before, after] = ["before", "after"].map((when) => scenarioIn(project.read(path), when))
  project.write(
    "test/decided.test.ts",
    `it(${JSON.stringify(before)}, () => {})\nit(${JSON.stringify(after)}, () => {})\n`,
  )
  const text = project
    .read(path)
    .replace("[[ write: the file of tests in which both scenarios stand ]]", "test/decided.test.ts")
  project.write(path, text.replaceAll(/\[\[ write: [^\]]+ \]\]/g, "Somebody said so."))
  return { path, outcome }
}

function scenarioIn(record: string, when: string): string {
  return JSON.parse(new RegExp(`^${when}: (.*)$`, "m").exec(record)?.[1] ?? '""') as string
}

/** Publishes a slot of this project's lane under the next literal, as the finding asks; what was accepted until then is decided anew. */
export function underNextLane(project: Scratch, slot: string): void {
  const lane = "catalog/revisions/acp-v1-lane.ts"
  const old = project.read(lane)
  project.edit(lane, 'life: "current"', 'life: "accepted"')
  const next = old.replace("acpV1Lane", "acpV1LaneNext").replace('"acp-v1-lane"', '"acp-v1-lane-next"')
  project.write("catalog/revisions/acp-v1-lane-next.ts", next.replace("checkfu:acp-v1@1", "checkfu:acp-v1@2"))
  for (const path of [slot, "catalog/contracts/checkfu/declarations/staged-files.ts"]) {
    const text = project.read(path).replaceAll("acpV1Lane", "acpV1LaneNext")
    project.write(path, text.replace("acp-v1-lane.ts", "acp-v1-lane-next.ts"))
  }
}

import { spawnSync } from "node:child_process"
import { readFileSync, readdirSync } from "node:fs"
import { builtinModules } from "node:module"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"
import type { ContentBlock } from "../../output/acp/index.ts"
import { taskModes } from "../../output/facts/task-modes.ts"
import { devTurn, generatedTask, promptBlocks } from "../../runtime/worker/index.ts"
import type { DevReport, Reported, TaskMode, WorkerUpdate } from "../../runtime/worker/index.ts"
import { patient } from "./turning.ts"

const python = spawnSync("python3", ["-c", "import sys; sys.exit(sys.version_info < (3, 9))"]).status === 0
const folder = new URL("../../examples/worker/", import.meta.url)
const agents = ["vanilla.ts", "vanilla.py", "reading.ts", "reading.py"] as const
type Name = (typeof agents)[number]

/** How an example is started: newer Nodes run the TypeScript as it is, this one needs a loader. */
function launched(name: Name): { readonly command: string; readonly args: readonly string[] } {
  const file = fileURLToPath(new URL(name, folder))
  if (name.endsWith(".py")) return { command: "python3", args: [file] }
  return { command: process.execPath, args: ["--import", import.meta.resolve("tsx"), file] }
}

interface Ran extends DevReport {
  readonly shown: readonly WorkerUpdate[]
  /** The rules of the contract that it breaks, by their ids. */
  readonly broken: readonly string[]
}

/** A turn in a mode, as `runtime dev` makes one up. */
async function ran(name: Name, mode: TaskMode): Promise<Ran> {
  const launch = { ...launched(name), cwd: "/", environment: { PATH: process.env["PATH"] ?? "" } }
  const shown: WorkerUpdate[] = []
  const { report } = devTurn({ mode, launch, limits: patient }, (event) => {
    if (event.kind === "update") shown.push(event.update)
  })
  const turn = await report
  expect(turn.turn.closing.left).toEqual([])
  const broken = turn.rules.flatMap(({ rule: { id, of }, verdict }) =>
    of === "contract" && verdict === "fail" ? [id] : [],
  )
  return { ...turn, shown, broken: broken.toSorted() }
}

/** What the host is told in each mode by an agent that reads it. */
const told: { readonly [mode in TaskMode]: Partial<Reported> } = {
  code: { result: expect.stringMatching(/^I keep to/) },
  plan: { written: ["document-1"] },
  research: { written: ["document-1"] },
  review: {
    verdict: { verdict: "changes_requested", reason: expect.stringContaining('"documentId":"opening-hours"') },
  },
}

const linesOf = (block: ContentBlock | undefined): number =>
  block?.type === "text" ? block.text.split("\n").length : 0
const modes = taskModes.map(({ literal, required, preferred }) => ({
  mode: literal as TaskMode,
  required,
  preferred,
}))
const cases = (readsMarks: boolean) =>
  agents
    .filter((name) => name.startsWith("reading") === readsMarks && (python || !name.endsWith(".py")))
    .flatMap((name) => modes.map((mode) => ({ name, ...mode })))

it("python3 is there where tests must not be skipped", () => {
  expect(python || process.env["CI"] === undefined, "CI is set and python3 of at least 3.9 is not there").toBe(true)
})

describe("the example agents", () => {
  it("are all that the folder has, short, and need no package", () => {
    const files = readdirSync(folder).filter((file) => file !== "README.md")
    expect(files.toSorted()).toEqual([...agents].toSorted())
    for (const name of agents) {
      const text = readFileSync(new URL(name, folder), "utf8")
      expect(text.split("\n").length, name).toBeLessThan(140)
      const imports = [...text.matchAll(/^import (?:.* from )?"?(?:node:)?([\w/]+)"?$/gm)].map(([, module]) => module)
      expect(imports.length).toBeGreaterThan(1)
      const known = name.endsWith(".ts") ? builtinModules : ["json", "os", "subprocess", "sys", "threading", "uuid"]
      expect(known).toEqual(expect.arrayContaining(imports))
    }
  })

  it.each(cases(false))(
    "that ignore what is told beside the text: $name in $mode mode",
    async ({ name, mode, required, preferred }) => {
      const { outcome, hasPassed, broken, shown } = await ran(name, mode)
      if (required === null) expect(outcome).toEqual({ kind: "succeeded" })
      else
        expect(outcome).toMatchObject({
          kind: "incomplete",
          missing: required,
          hint: expect.stringContaining("The agent never spoke to the host's MCP server"),
        })
      expect(hasPassed).toBe(required === null)
      const calls = [...(required === null ? [] : ["required_call"]), ...(preferred === null ? [] : ["preferred_call"])]
      expect(broken).toEqual(["host_tools_reached", "session_outlives_process", ...calls].toSorted())
      expect(shown.map(({ landsIn }) => landsIn)).toEqual(["plan", "activity", "activity", "plan"])
    },
  )

  it.each(cases(true))(
    "that read marks and bundle: $name in $mode mode",
    async ({ name, mode, required, preferred }) => {
      const { hasPassed, broken, shown, reported, turn } = await ran(name, mode)
      expect([hasPassed, broken]).toEqual([true, ["session_outlives_process"]])
      // Two blocks of policy with an empty line between, then the task: each stands where its mark says.
      const { prompt, bundle } = generatedTask(mode)
      const built = promptBlocks(prompt)
      const [policy, workflow, task] = built.ok ? built.blocks.map(linesOf) : []
      const trusted = (policy ?? 0) + 1 + (workflow ?? 0)
      expect(turn.turn?.text).toBe(
        `I keep to ${trusted} lines of policy, and read ${task} lines of the task. This is ${bundle.taskId} in ${mode} mode, pass 1.\n`,
      )
      expect(reported).toMatchObject(told[mode])
      const called = shown.flatMap((update) => (update.landsIn === "transcript" ? [update.title] : []))
      for (const tool of [required, preferred]) if (tool !== null) expect(called).toContain(tool)
    },
  )
})

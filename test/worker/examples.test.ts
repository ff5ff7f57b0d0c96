import { spawnSync } from "node:child_process"
import { readFileSync, readdirSync } from "node:fs"
import { builtinModules } from "node:module"
import { fileURLToPath } from "node:url"
import { describe, expect, it, onTestFinished } from "vitest"
import type { ContentBlock } from "../../output/acp/index.ts"
import { taskModes } from "../../output/facts/task-modes.ts"
import { openConnection } from "../../runtime/driver/index.ts"
import { documentsInMemory, openModeServer, promptBlocks, runTurn } from "../../runtime/worker/index.ts"
import type { ModeServer, Reported, TaskMode, TurnReport, WorkerUpdate } from "../../runtime/worker/index.ts"
import { patient, request } from "./turning.ts"

const python = spawnSync("python3", ["-c", "import sys; sys.exit(sys.version_info < (3, 9))"]).status === 0
const folder = new URL("../../examples/worker/", import.meta.url)
const agents = ["vanilla.ts", "vanilla.py", "reading.ts", "reading.py"] as const
type Name = (typeof agents)[number]

const findings = { documentId: "d1", title: "Findings", type: "research", content: "The gate is old." } as const

/** How an example is started: newer Nodes run the TypeScript as it is, this one needs a loader. */
function launched(name: Name): { readonly command: string; readonly args: readonly string[] } {
  const file = fileURLToPath(new URL(name, folder))
  if (name.endsWith(".py")) return { command: "python3", args: [file] }
  return { command: process.execPath, args: ["--import", import.meta.resolve("tsx"), file] }
}

interface Ran {
  readonly report: TurnReport
  readonly host: ModeServer
  readonly shown: readonly WorkerUpdate[]
}

/** What the turns are told: a file of the task is among it, which bears no mark. */
const prompt = {
  ...request.prompt,
  resources: [{ type: "resource_link", uri: "file:///gate.md", name: "gate" }],
} as const

/** A turn in a mode, and what the host was told in it. */
async function ran(name: Name, taskMode: TaskMode): Promise<Ran> {
  const host = await openModeServer(documentsInMemory([findings]))
  onTestFinished(host.close)
  const launch = { ...launched(name), cwd: "/", environment: { PATH: process.env["PATH"] ?? "" } }
  const shown: WorkerUpdate[] = []
  const turn = runTurn(
    (listener) => openConnection(launch, listener),
    {
      ...request,
      prompt: { ...prompt, taskMode },
      bundle: { ...request.bundle, version: 1, taskMode, runtimeAttempt: 0 },
      previous: null,
      history: [],
    },
    { permission: "deny", limits: patient, host, show: (update) => void shown.push(update) },
  )
  return { report: await turn.report, host, shown }
}

/** What the host is told in each mode by an agent that reads it. */
const told: { readonly [mode in TaskMode]: Partial<Reported> } = {
  code: { result: expect.stringMatching(/^I keep to/) },
  plan: { written: ["document-1"] },
  research: { written: ["document-1"] },
  review: { verdict: { verdict: "changes_requested", reason: expect.stringContaining('"documentId":"d1"') } },
}

const linesOf = (block: ContentBlock | undefined): number =>
  block?.type === "text" ? block.text.split("\n").length : 0
const modes = taskModes.map(({ literal, required }) => ({ mode: literal as TaskMode, required }))
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
    async ({ name, mode, required }) => {
      const { report, host, shown } = await ran(name, mode)
      if (required === null) expect(report.outcome).toEqual({ kind: "succeeded" })
      else
        expect(report.outcome).toMatchObject({
          kind: "incomplete",
          missing: required,
          hint: expect.stringContaining("The agent never spoke to the host's MCP server"),
        })
      expect(report.closing.left).toEqual([])
      expect(host.isReached()).toBe(false)
      expect(shown.map(({ landsIn }) => landsIn)).toEqual(["plan", "activity", "activity", "plan"])
    },
  )

  it.each(cases(true))("that read marks and bundle: $name in $mode mode", async ({ name, mode, required }) => {
    const { report, host, shown } = await ran(name, mode)
    expect(report.outcome).toEqual({ kind: "succeeded" })
    expect(report.closing.left).toEqual([])
    const built = promptBlocks({ ...prompt, taskMode: mode })
    const [policy, task] = built.ok ? built.blocks : []
    // An empty line and the file's address.
    const data = linesOf(task) + 2
    expect(report.turn?.text).toBe(
      `I keep to ${linesOf(policy)} lines of policy, and read ${data} lines of the task. This is t1 in ${mode} mode, pass 1.\n`,
    )
    expect(host.reported()).toMatchObject(told[mode])
    if (required !== null) expect(host.called()).toContain(required)
    const transcript = shown.flatMap((update) => (update.landsIn === "transcript" ? [update.title] : []))
    expect(new Set(transcript)).toEqual(host.called())
  })
})

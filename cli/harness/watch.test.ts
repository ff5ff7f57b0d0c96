import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { describe, expect, it, onTestFinished } from "vitest"
import { processesAt } from "../../test/real/agents/processes.ts"
import { until } from "../../test/support/until.ts"

/** A folder with an agent in it that is, but for its file, another one of this repository. */
function project() {
  const folder = mkdtempSync(join(tmpdir(), "watch-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [home, temporary, agent] = [join(folder, "home"), join(folder, "tmp"), join(folder, "agent", "agent.mjs")]
  const started = join(home, "started")
  for (const path of [home, temporary, join(folder, "agent")]) mkdirSync(path)
  const become = (script: string): void =>
    writeFileSync(
      agent,
      `import { writeFileSync } from "node:fs"
writeFileSync(${JSON.stringify(started)}, "")
await import(${JSON.stringify(resolve("test/harness", script))})
`,
    )
  /** What the command keeps while it tries an agent. */
  const kept = (): readonly string[] => readdirSync(temporary).filter((name) => name.startsWith("conformance-"))
  return { folder, home, temporary, agent, started, become, kept }
}

/** The command as it stands in a terminal, watching that agent. */
function watching({ folder, home, temporary, agent }: ReturnType<typeof project>) {
  const environment = { PATH: process.env["PATH"], HOME: home, TMPDIR: temporary }
  const line = [resolve("cli/launch.js"), "harness", "test", "--watch", "--", "node", agent]
  const child = spawn(process.execPath, line, { cwd: folder, env: environment, stdio: ["ignore", "pipe", "pipe"] })
  onTestFinished(() => void child.kill("SIGKILL"))
  const said = { out: "", err: "" }
  child.stdout.on("data", (chunk) => void (said.out += String(chunk)))
  child.stderr.on("data", (chunk) => void (said.err += String(chunk)))
  const closed = once(child, "close") as Promise<[code: number | null, signal: string | null]>
  return {
    said,
    /** How many rules failed in each run so far. */
    failures: () => [...said.out.matchAll(/^\d+ passed, (\d+) failed/gm)].map(([, failed]) => Number(failed)),
    interrupt: () => child.kill("SIGINT"),
    closed,
  }
}

describe.skipIf(process.platform !== "linux")("harness test --watch", () => {
  it("judges an agent again at each change of its file, and ends clean", { timeout: 120_000 }, async () => {
    const place = project()
    place.become("reference/main.js")
    const { said, failures, interrupt, closed } = watching(place)
    await until(() => failures().length === 1, 60_000)
    expect(failures()).toEqual([0])

    place.become("defects/log-line.js")
    await until(() => failures().length === 2, 60_000)
    expect(failures()[1]).toBeGreaterThan(0)
    expect(said.out).toContain("FAIL stdout_json_rpc")

    interrupt()
    expect(await closed).toEqual([1, null])
    expect(said.err).toBe("")
    expect(processesAt(place.home)).toEqual([])
    expect(place.kept()).toEqual([])
  })

  it("leaves nothing of a run that is broken off", { timeout: 120_000 }, async () => {
    const place = project()
    place.become("defects/never-ends.js")
    const { said, interrupt, closed } = watching(place)
    await until(() => existsSync(place.started), 60_000)
    expect(place.kept()).toHaveLength(1)
    interrupt()
    expect(await closed).toEqual([0, null])
    expect(said).toEqual({ out: "", err: "" })
    expect(processesAt(place.home)).toEqual([])
    expect(place.kept()).toEqual([])
  })
})

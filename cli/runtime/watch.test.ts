import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { describe, expect, it, onTestFinished } from "vitest"
import { processesAt } from "../../test/real/agents/processes.ts"
import { until } from "../../test/support/until.ts"
import { commandOf, dutiful } from "../../test/worker/trying.ts"
import type { Behaviour } from "../../test/worker/trying.ts"

/** A folder with a manifest and an agent whose behaviour can be changed. */
function project() {
  const folder = mkdtempSync(join(tmpdir(), "dev-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [home, temporary] = [join(folder, "home"), join(folder, "tmp")]
  for (const path of [home, temporary, join(folder, "agent")]) mkdirSync(path)
  const started = join(home, "started")
  const become = (behaviour: Behaviour): void => {
    const [, script, ...args] = commandOf(behaviour)
    const lines = [
      'import { writeFileSync } from "node:fs"',
      `writeFileSync(${JSON.stringify(started)}, "")`,
      `process.argv.push(...${JSON.stringify(args)})`,
      `await import(${JSON.stringify(script)})`,
    ]
    writeFileSync(join(folder, "agent", "agent.mjs"), lines.join("\n"))
  }
  const declare = (...modes: readonly string[]): void =>
    writeFileSync(
      join(folder, "agent", "runtime.json"),
      JSON.stringify({ version: 1, name: "made-up", command: ["node", "agent.mjs"], modes }),
    )
  return { folder, home, temporary, started, become, declare }
}

/** The command as it stands in a terminal, watching that agent. */
function watching({ folder, home, temporary }: ReturnType<typeof project>) {
  const line = [resolve("cli/launch.js"), "runtime", "dev", "--watch", "--manifest", "agent/runtime.json"]
  const env = { PATH: process.env["PATH"], HOME: home, TMPDIR: temporary }
  const child = spawn(process.execPath, line, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] })
  onTestFinished(() => void child.kill("SIGKILL"))
  const said = { out: "", err: "" }
  child.stdout.on("data", (chunk) => void (said.out += String(chunk)))
  child.stderr.on("data", (chunk) => void (said.err += String(chunk)))
  const closed = once(child, "close") as Promise<[code: number | null, signal: string | null]>
  return { said, interrupt: () => child.kill("SIGINT"), closed }
}

describe.skipIf(process.platform !== "linux")("runtime dev --watch", () => {
  it("tries again at each change of the agent and of its manifest, and ends clean", { timeout: 120_000 }, async () => {
    const place = project()
    place.become({})
    place.declare("review")
    const { said, interrupt, closed } = watching(place)
    await until(() => /^review failed: /m.test(said.out), 60_000)

    place.become({ calls: dutiful.review })
    await until(() => /^review passed: /m.test(said.out), 60_000)
    expect(said.err).toBe("")

    place.declare("debug")
    await until(() => said.err.includes("/modes/0: Expected one of"), 60_000)
    place.declare("research")
    await until(() => /^research passed: /m.test(said.out), 60_000)

    interrupt()
    expect(await closed).toEqual([0, null])
    expect(processesAt(place.home)).toEqual([])
    expect(readdirSync(place.temporary).filter((name) => name.startsWith("turn-"))).toEqual([])
  })

  it("leaves nothing of a turn that is broken off", { timeout: 120_000 }, async () => {
    const place = project()
    place.become({ ends: { stopReason: "cancelled", after: "session/cancel" } })
    place.declare("code")
    const { said, interrupt, closed } = watching(place)
    await until(() => existsSync(place.started) && said.out.includes("holds session_with_bundle"), 60_000)
    interrupt()
    expect(await closed).toEqual([0, null])
    expect(processesAt(place.home)).toEqual([])
    expect(readdirSync(place.temporary).filter((name) => name.startsWith("turn-"))).toEqual([])
  })
})

import { execFile } from "node:child_process"
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, dirname, join, resolve } from "node:path"
import { describe, expect, it, onTestFinished } from "vitest"
import { install } from "./agents/install.ts"
import { processesAt } from "./agents/processes.ts"
import { claude } from "./agents/recipes/claude.ts"

const launcher = resolve("cli/launch.js")

/** What the command printed, and how it ended. */
interface Printed {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** A home in which nothing is but the command and the agent's program on the search path. */
function homeOf(installed: string) {
  const home = mkdtempSync(join(tmpdir(), "run-agent-"))
  onTestFinished(() => rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }))
  const path = [join(installed, "node_modules/.bin"), dirname(process.execPath), "/usr/bin", "/bin"].join(delimiter)
  const checkfu = (...args: readonly string[]): Promise<Printed> =>
    new Promise((done) => {
      const child = execFile(
        process.execPath,
        [launcher, ...args],
        { cwd: home, env: { PATH: path, HOME: home, TMPDIR: home, TERM: "dumb" } },
        (_, out, err) => done({ code: child.exitCode ?? -1, out, err }),
      )
    })
  return { home, checkfu }
}

const told = [
  "ANTHROPIC_AUTH_TOKEN={model_key}",
  "CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC=1",
  "CLAUDE_CODE_MAX_RETRIES=1",
  "DISABLE_AUTOUPDATER=1",
].join(",")

describe("a real agent by its name in the catalog", () => {
  it("runs, is recorded and judged, and no failing model is a success", { timeout: 600_000 }, async ({ skip }) => {
    const installed = await install(claude)
    if (!installed.ok) {
      skip(process.env["CI"] !== "true", installed.why)
      throw new Error(installed.why)
    }
    const { home, checkfu } = homeOf(installed.folder)
    const run = (answers: unknown, ...args: readonly string[]): Promise<Printed> => {
      writeFileSync(join(home, "answers.json"), JSON.stringify(answers))
      const given = ["--model-script", "answers.json", "--env", told, "--require-evidence", "--json", ...args]
      return checkfu("run", "claude-code", "Make a file.", ...given)
    }
    const good = await run(
      [{ shell: "echo done > made" }, { text: "It is made." }],
      "--permission",
      "allow_once",
      "--trace",
      "run.jsonl",
    )
    expect(good.err).toBe("")
    expect(JSON.parse(good.out)).toMatchObject({
      outcome: "succeeded",
      because: "model_answered",
      text: expect.stringContaining("It is made.") as unknown,
      exit: { orphans: [] },
    })
    expect(good.code).toBe(0)
    expect(existsSync(join(home, "made"))).toBe(true)

    const checked = await checkfu("harness", "check", "run.jsonl", "--json")
    const { rules } = JSON.parse(checked.out) as { readonly rules: readonly Rule[] }
    expect(rules.filter(({ verdict }) => verdict === "pass").length).toBeGreaterThan(10)
    const failed = rules.filter(({ verdict, tier }) => verdict === "fail" && tier !== "advisory")
    expect(failed.map(({ id }) => id)).toEqual([])

    const bad = await run([{ failure: 401, message: "no such key" }])
    expect(bad.code).toBe(1)
    expect(JSON.parse(bad.out)).not.toMatchObject({ outcome: "succeeded" })
    expect(processesAt(home)).toEqual([])
  })
})

interface Rule {
  readonly id: string
  readonly tier: string
  readonly verdict: string
}

import { spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { describe, expect, it, onTestFinished } from "vitest"
import { processesAt } from "../../test/real/agents/processes.ts"
import { printedIn } from "../../test/support/printed.ts"
import { until } from "../../test/support/until.ts"
import { commandOf, dutiful } from "../../test/worker/trying.ts"
import type { Behaviour } from "../../test/worker/trying.ts"
import { turnRules } from "../../runtime/worker/index.ts"
import type { TaskMode } from "../../runtime/worker/index.ts"
import { modeNames } from "../../runtime/worker/dev/unlock.ts"
import { commands } from "../commands.ts"
import { oneCommands } from "../commands/one.ts"
import { run } from "../run.ts"

/** A folder with the manifest of an agent that behaves so, and the command there. */
function author(behaviour: Behaviour = {}, modes: readonly string[] = modeNames) {
  const folder = mkdtempSync(join(tmpdir(), "author-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text)
  write("runtime.json", JSON.stringify({ version: 1, name: "made-up", command: commandOf(behaviour), modes }))
  const dev = async (...args: readonly string[]) => devUntil(AbortSignal.timeout(60_000), ...args)
  const devUntil = async (signal: AbortSignal, ...args: readonly string[]) => {
    const printed = printedIn(folder, signal)
    return { code: await run(printed.terminal, commands, ["runtime", ...args]), out: printed.out, err: printed.err }
  }
  return { folder, write, dev, devUntil }
}

/** What becomes of the required and of the preferred call where every call is made. */
const calls: { readonly [mode in TaskMode]: readonly [required: string, preferred: string] } = {
  code: ["not_elicited", "pass"],
  plan: ["pass", "not_elicited"],
  review: ["pass", "not_elicited"],
  research: ["not_elicited", "not_elicited"],
}

interface Printed {
  readonly passed: boolean
  readonly turns: readonly {
    readonly mode: string
    readonly routing: string
    readonly rules: readonly { readonly id: string; readonly verdict: string }[]
  }[]
}

describe("one", () => {
  it("has the command under the platform's own name, and no other but help", async () => {
    const { folder } = author({ calls: dutiful.code })
    const printed = printedIn(folder, AbortSignal.timeout(60_000))
    const terminal = { ...printed.terminal, command: "one", about: "Tries an agent." }
    expect(await run(terminal, oneCommands, ["runtime", "dev", "--mode", "code"])).toBe(0)
    expect(printed.out).toContain("code passed: ")
    expect(await run(terminal, oneCommands, ["--help"])).toBe(0)
    expect(printed.out).toContain("Tries an agent.")
    expect(printed.out).toContain("one help runtime")
    expect(oneCommands.map(({ name }) => name)).toEqual(["runtime", "help", "completion"])
  })

  it("starts in a checkout as it is linked", () => {
    const { stdout, stderr, status } = spawnSync(process.execPath, [resolve("cli/launch-one.js"), "help", "runtime"])
    expect({ status, err: String(stderr) }).toEqual({ status: 0, err: "" })
    expect(String(stdout)).toContain("  one runtime dev --mode code\n")
  })
})

describe("runtime dev", () => {
  it.each(modeNames)(
    "runs a turn in %s mode, shows each rule as it is decided, and says what is unlocked",
    async (mode) => {
      const { code, out, err } = await author({ calls: dutiful[mode as TaskMode] }).dev("dev", "--mode", mode)
      expect({ code, err }).toEqual({ code: 0, err: "" })
      for (const { id } of Object.values(turnRules))
        expect(out, id).toMatch(new RegExp(`^(?:holds|FAIL|ADVICE) ${id} |^not elicited: .*\\b${id}\\b`, "m"))
      expect(out).toMatch(new RegExp(`^${mode} passed: contract \\d+ hold, `, "m"))
      expect(out).toContain(
        mode === "code"
          ? "Work in code mode is routed to every agent; nothing has to be unlocked."
          : `Routing of ${mode} is unlocked: runtime.json declares it, and the turn passed.`,
      )
      expect(out.indexOf("holds session_with_bundle")).toBeLessThan(out.indexOf("outcome: succeeded"))
    },
  )

  it("tries every mode that the manifest declares, and fails with the hint where a call is missing", async () => {
    const { dev } = author({ calls: dutiful.plan }, ["plan", "review"])
    const { code, out } = await dev("dev")
    expect(code).toBe(1)
    expect(out).toContain(
      [
        "FAIL required_call  mandatory  The mode's required call was made",
        "  A turn in review mode must call report_workflow_verdict, and this one did not. Call it over MCP before the turn ends.",
      ].join("\n"),
    )
    expect(out).toContain("  Page  /concepts/one-horizon-acp-contract#what-each-mode-expects\n")
    expect(out).toContain("Routing of plan is unlocked")
    expect(out).toContain("Routing of review stays locked until a turn in it passes.")
  })

  it("unlocks nothing that no manifest declares, and prints one object where data is asked for", async () => {
    const { dev, folder } = author({}, ["code"])
    const { code, out } = await dev("dev", "--json", "--mode", "research", "--trace", "turns")
    expect(code).toBe(0)
    const printed = JSON.parse(out) as Printed
    expect(printed).toMatchObject({ passed: true, turns: [{ mode: "research", routing: "undeclared" }] })
    expect(printed.turns[0]?.rules.find(({ id }) => id === "required_call")?.verdict).toBe("not_elicited")
    expect(readFileSync(join(folder, "turns", "research.jsonl"), "utf8")).toMatch(/^\{"trace":/)
  })

  it("lets a model on this machine do the task in every mode, for an agent that does what its model says", async () => {
    const { dev, folder } = author()
    const agent = [process.execPath, resolve("test/worker/agents/thinking.js")]
    const { code, out, err } = await dev("dev", "--local-model", "--json", "--trace", "turns", "--", ...agent)
    expect({ code, err }).toEqual({ code: 0, err: "" })
    const printed = JSON.parse(out) as Printed
    expect(printed.turns.map(({ mode }) => mode)).toEqual(modeNames)
    for (const { mode, rules } of printed.turns) {
      const verdicts = new Map(rules.map(({ id, verdict }) => [id, verdict]))
      expect([mode, verdicts.get("required_call"), verdicts.get("preferred_call")]).toEqual([
        mode,
        ...calls[mode as TaskMode],
      ])
      expect(verdicts.get("policy_above_task")).toBe("pass")
    }
    const transcript = readFileSync(join(folder, "turns", "code.jsonl"), "utf8")
    expect(transcript).toContain('"title":"bash"')
  })

  it("takes a command behind the dashes, from the folder where it is typed", async () => {
    const { dev, folder, write } = author({}, ["research"])
    write("agent.mjs", `await import(${JSON.stringify(commandOf({})[1])})`)
    rmSync(join(folder, "runtime.json"))
    const [program, , ...behaviour] = commandOf({})
    const { code, out } = await dev("dev", "--mode", "research", "--", program, "agent.mjs", ...behaviour)
    expect(code).toBe(0)
    expect(out).toContain("stays locked: the turn passed, and no manifest declares the mode.")
  })

  it("explains a broken rule once, and says where it is broken again", async () => {
    const began = (toolCallId: string) => ({ sessionUpdate: "tool_call", toolCallId, kind: "edit", title: "Edit" })
    const edits = ["/a", "/b"].map((path, at) => ({ ...began(`${at}`), status: "completed", locations: [{ path }] }))
    const { code, out } = await author({ shows: edits }).dev("dev", "--mode", "research")
    expect(code).toBe(1)
    expect(out.match(/^FAIL inside_the_workspace /gm)).toHaveLength(1)
    expect(out).toMatch(/^again inside_the_workspace {2}line 9: a tool call changes what lies outside/m)
  })

  it("prints what the guide says that it prints", async () => {
    const guide = readFileSync("docs/guides/develop-a-runtime.mdx", "utf8")
    const [, manifest = ""] = /^```json title="runtime.json"\n([^]*?)^```$/m.exec(guide) ?? []
    const [, printed] = /^```text\n(review: [^]*?)^```$/m.exec(guide) ?? []
    const { dev, write } = author()
    const spoken = { sessionUpdate: "agent_message_chunk", content: { type: "text", text: "It is open at 22." } }
    const [, script, ...args] = commandOf({ shows: [spoken], can: { loadSession: true } })
    write("runtime.json", manifest)
    write("agent.js", `process.argv.push(...${JSON.stringify(args)}); import(${JSON.stringify(script)})`)
    expect(await dev("dev", "--mode", "review")).toEqual({ code: 1, out: printed, err: "" })
  })

  it("cancels a silent turn by its own clock", async () => {
    const { code, out } = await author({ ends: { stopReason: "cancelled", after: "session/cancel" } }).dev(
      "dev",
      "--mode",
      "research",
      "--stall",
      "0.5",
    )
    expect(code).toBe(1)
    expect(out).toContain("FAIL ends_in_time")
    expect(out).toContain("outcome: cancelled, by stall")
  })

  it.each([
    [["dev", "--mode", "cod"], "--mode is one of code, plan, review, research, not cod; nearest is code"],
    [["dev", "--manifest", "nowhere.json"], "cannot read nowhere.json: ENOENT"],
    [
      ["dev", "--manifest", "torn.json"],
      "torn.json:2:2: Expected JSON text, found malformed text.\n  Fix  write it as JSON",
    ],
    [
      ["dev", "--manifest", "wrong.json"],
      'wrong.json:3:18: /modes/1: Expected one of "code", "plan", "review", "research", found string.\n  Fix  make /modes/1 one of',
    ],
    [
      ["dev", "--manifest", "less.json"],
      "less.json:1:1: /command: Expected list of 1 to 257, found absent.\n  Fix  add /command: list of 1 to 257",
    ],
    [["dev", "--record", "calls.jsonl"], "--record writes down one turn: give --mode MODE with it"],
    [["dev", "--stall", "soon"], "--stall is a number of seconds above 0, not soon"],
    [["dev", "--local-model", "--replay", "a.jsonl"], "--local-model and --replay each answer every call"],
    [["publish"], "runtime does dev, not publish"],
    [[], "runtime does dev, not nothing"],
  ])("%j is wrong usage, and ends with 2", async (args, problem) => {
    const { dev, write } = author()
    write("torn.json", '{ "version": 1,\n }')
    write("wrong.json", '{"version":1,\n "name":"x","command":["a"],\n "modes":["code","debug"]}')
    write("less.json", '{"version":1,"name":"x","modes":["code"]}')
    const { code, out, err } = await dev(...args)
    expect({ code, out }).toEqual({ code: 2, out: "" })
    expect(err).toContain(problem)
    expect(err).toContain("Try: demo help runtime\n")
  })

  it.each([
    [["dev"], "needs --mode MODE, or a manifest that declares modes; there is no runtime.json"],
    [["dev", "--mode", "code"], "needs the command of the agent after --, or in a manifest; there is no runtime.json"],
  ])("%j says what is missing where there is no manifest", async (args, problem) => {
    const { dev, folder } = author()
    rmSync(join(folder, "runtime.json"))
    expect((await dev(...args)).err).toContain(problem)
  })

  it("says in one sentence that a command cannot be started, and ends with 2", async () => {
    const { code, err } = await author().dev("dev", "--mode", "code", "--json", "--", "missing-command")
    expect({ code, err }).toEqual({
      code: 2,
      err: "demo: missing-command cannot be started: there is no such command.\n",
    })
  })

  it.skipIf(process.platform !== "linux")("ends everything and exits with 2 where it is ended early", async () => {
    const { folder, devUntil } = author()
    const stop = new AbortController()
    const begun = join(folder, "begun")
    const agent = `require("node:child_process").spawn("sleep", ["600"], { stdio: "ignore" })
require("node:fs").writeFileSync(${JSON.stringify(begun)}, "")
setInterval(() => {}, 1000)`
    const home = `HOME=${folder}`
    const running = devUntil(stop.signal, "dev", "--mode", "plan", "--env", home, "--", process.execPath, "-e", agent)
    await until(() => existsSync(begun), 30_000)
    expect(processesAt(folder).length).toBeGreaterThan(1)
    stop.abort()
    expect(await running).toMatchObject({ code: 2, err: "" })
    expect(processesAt(folder)).toEqual([])
  })

  it("leaves no folder behind", async () => {
    const { folder, dev } = author()
    const { TMPDIR: usual } = process.env
    onTestFinished(() => {
      if (usual === undefined) delete process.env["TMPDIR"]
      else process.env["TMPDIR"] = usual
    })
    // Others make folders where temporary ones are made; here is nobody else.
    process.env["TMPDIR"] = folder
    await dev("dev", "--mode", "research")
    expect(readdirSync(folder)).toEqual(["runtime.json"])
  })
})

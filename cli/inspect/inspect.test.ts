import { spawn } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Report } from "../../runtime/inspect/index.ts"
import { commands } from "../commands.ts"
import { run } from "../run.ts"
import { markdown } from "./markdown.ts"
import { sectionsOf } from "./sections.ts"
import { text } from "./text.ts"

const folder = mkdtempSync(join(tmpdir(), "cli-inspect-"))
afterAll(() => rmSync(folder, { recursive: true }))

const reference = resolve("test/harness/reference/main.js")
/** An agent that writes down what it was given, asks for a login, and opens no session. */
const told = join(folder, "told.json")
writeFileSync(
  join(folder, "telling.mjs"),
  `import { readFileSync, writeFileSync } from "node:fs"
import { createInterface } from "node:readline"
const asked = []
createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, method, params } = JSON.parse(line)
  asked.push([method, params])
  const file = readFileSync(process.env.HOME + "/.telling/config", "utf8")
  writeFileSync(${JSON.stringify(told)}, JSON.stringify({ environment: process.env, cwd: process.cwd(), file, asked }))
  const answer = method === "session/new" ? { error: { code: -32000, message: "log in first" } } : { result: {} }
  process.stdout.write(JSON.stringify({ jsonrpc: "2.0", id, ...answer }) + "\\n")
})
`,
)

async function inspected(...args: readonly string[]) {
  const printed = { out: "", err: "" }
  const terminal = {
    out: (words: string) => void (printed.out += words),
    err: (words: string) => void (printed.err += words),
    color: false,
    interactive: true,
    cwd: folder,
    again: "demo generate",
    command: "demo",
    version: "1.2.3",
    signal: AbortSignal.timeout(60_000),
  }
  const code = await run(terminal, commands, ["inspect", ...args])
  return { code, ...printed }
}

describe("inspect", () => {
  let whole: Awaited<ReturnType<typeof inspected>>
  beforeAll(async () => {
    whole = await inspected("--json", "--", process.execPath, reference)
  })

  it("prints the report as JSON, says what it is doing meanwhile, and ends with 0", () => {
    const report = JSON.parse(whole.out) as Report
    expect([whole.code, report.inspect, report.troubles]).toEqual([0, "checkfu:inspect@1", []])
    expect(whole.err).toContain("\r\u001B[K0/6 turns")
    expect(whole.err).toMatch(/\r\u001B\[K$/)
  })

  it("prints a report that can be read in 80 columns, and moves no cursor", () => {
    const report = JSON.parse(whole.out) as Report
    const nasty = { ...report, agent: { name: "\u001B[2Jname", version: "x".repeat(300) } }
    const shown = text(nasty, false)
    expect(shown).not.toContain("\u001B")
    expect(shown.split("\n").filter((line) => line.length > 80)).toEqual([])
    for (const words of ["checkfu.turn (checkfu) in PromptResponse", "POST /v1/chat/completions", "ends by SIGTERM"])
      expect(text(report, false).replaceAll(/\s+/g, " ")).toContain(words)
  })

  it("prints tables in Markdown, with every bar and backtick of the agent's kept out of them", () => {
    const report = JSON.parse(whole.out) as Report
    const nasty = { ...report, agent: { name: "a|b`c", version: "1" } }
    const shown = markdown([{ name: "Seen", sections: sectionsOf(nasty) }])
    expect(shown).toContain("| Says that it is | `a\\|b'c 1` |")
    const widths = shown
      .split("\n")
      .filter((line) => line.startsWith("|"))
      .map((line) => line.replaceAll("\\|", "").split("|").length)
    expect(new Set(widths)).toEqual(new Set([4]))
  })

  it("is shown in the guide as it is printed, and every member of its JSON is explained there", () => {
    const guide = readFileSync("docs/guides/inspect-an-agent.mdx", "utf8")
    const timeless = (words: string): string =>
      words
        .replaceAll(/\d+ ms/g, "N ms")
        .replaceAll(/\s+/g, " ")
        .trim()
    const printed = timeless(text(JSON.parse(whole.out) as Report, false))
    const [, shown = ""] = /```text\n(.*?)```/s.exec(guide) ?? []
    const sections = shown.split("\n\n").map(timeless)
    expect(sections).toHaveLength(3)
    for (const section of sections) expect(printed).toContain(section)
    const explained = [...guide.matchAll(/^\| (`.*?) +\|/gm)].flatMap(([, names = ""]) => names.match(/\w+/g) ?? [])
    expect(explained).toEqual(Object.keys(JSON.parse(whole.out) as object))
  })

  it("gives the agent files, variables and requests, and nothing of its own environment but the path", async () => {
    writeFileSync(join(folder, "template"), "at {base_url} for {model}, not {other}")
    process.env["GIVEN"] = "inherited"
    const ask = 'providers/set={"baseUrl":"{base_url}/v1"}'
    const given = [
      "--file",
      ".telling/config=template",
      "--env",
      "GIVEN",
      "--env",
      "CALLED=at {base_url}",
      "--ask",
      ask,
    ]
    const { code, out } = await inspected(
      "--login",
      "door",
      "--model-env",
      "none",
      ...given,
      "--",
      "node",
      "telling.mjs",
    )
    const { environment, cwd, file, asked } = JSON.parse(readFileSync(told, "utf8")) as {
      environment: { readonly [name: string]: string }
      cwd: string
      file: string
      asked: readonly (readonly [string, unknown])[]
    }
    const url = environment["CALLED"]?.slice("at ".length) ?? ""
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect(file).toBe(`at ${url} for local-model, not {other}`)
    expect(asked.slice(1, 3)).toEqual([
      ["authenticate", { methodId: "door" }],
      ["providers/set", { baseUrl: `${url}/v1` }],
    ])
    const proxies = ["ALL_PROXY", "HTTPS_PROXY", "HTTP_PROXY", "NO_PROXY"]
    const names = ["CALLED", "CHECKFU_DRIVER_MARK", "GIVEN", "HOME", "PATH", "TEMP", "TERM", "TMPDIR", "USERPROFILE"]
    expect(Object.keys(environment).toSorted()).toEqual(
      [...names, ...proxies, ...proxies.map((name) => name.toLowerCase())].toSorted(),
    )
    expect(environment["GIVEN"]).toBe("inherited")
    expect(cwd.startsWith(folder)).toBe(false)
    expect([code, out.replaceAll(/\s+/g, " ")]).toEqual([
      1,
      expect.stringContaining("Could not be tried: turns. session/new: error -32000: log in first"),
    ])
  })

  it.each([
    [["--json"], "inspect needs the command that starts the agent, after --"],
    [["--json", "--markdown", "--", "node"], "inspect prints --json or --markdown, not both"],
    [["--env", "NOT_SET_ANYWHERE", "--", "node"], "--env NOT_SET_ANYWHERE: there is no such variable here to inherit"],
    [["--file", "config", "--", "node"], "--file is PATH=FILE, not config"],
    [["--file", "../config=telling.mjs", "--", "node"], "--file ../config: the path must lie below the agent's home"],
    [["--file", "config=nowhere", "--", "node"], "cannot read nowhere: ENOENT"],
    [["--ask", "providers/set={", "--", "node"], "--ask is METHOD=JSON, not providers/set={"],
    [["--timeout", "soon", "--", "node"], "--timeout is a number of seconds above 0, not soon"],
    [["--model-env", "some", "--", "node"], "--model-env is one of auto, none, not some; nearest is none"],
  ])("%j is wrong usage, and ends with 2", async (args, problem) => {
    expect(await inspected(...args)).toEqual({ code: 2, out: "", err: `demo: ${problem}\nTry: demo help inspect\n` })
  })

  it("says of a command that cannot be started just that, and ends with 1", async () => {
    const { code, out } = await inspected("--", "no-such-agent")
    const words = "Could not be tried: turns. start: no-such-agent cannot be started: there is no such command."
    expect([code, out.replaceAll(/\s+/g, " ")]).toEqual([1, `Seen of no-such-agent ${words} `])
  })

  it("takes everything down when it is interrupted: processes, folders and all", async () => {
    const temporary = join(folder, "tmp")
    mkdirSync(temporary)
    const child = spawn(
      process.execPath,
      [resolve("cli/launch.js"), "inspect", "--", process.execPath, resolve("test/harness/defects/never-ends.js")],
      { env: { ...process.env, TMPDIR: temporary }, stdio: ["ignore", "pipe", "pipe"] },
    )
    const said = { out: "", err: "" }
    child.stdout.on("data", (chunk) => void (said.out += String(chunk)))
    child.stderr.on("data", (chunk) => void (said.err += String(chunk)))
    const ended = new Promise<number | null>((done) => child.on("close", done))
    const homes = (): readonly string[] => readdirSync(temporary).filter((name) => name.startsWith("inspect-"))
    while (homes().length === 0 || processesBelow(temporary) === 0) await sleep(20)
    await sleep(1_000)
    const interrupted = performance.now()
    child.kill("SIGINT")
    expect(await ended).toBe(1)
    // Its turn would take half a minute, and it would be ended by its deadline.
    expect(performance.now() - interrupted).toBeLessThan(20_000)
    expect(said).toEqual({ out: "", err: expect.stringMatching(/ inspect: interrupted; every process .* ended\n$/) })
    expect([homes(), processesBelow(temporary)]).toEqual([[], 0])
  })
})

/** How many processes have a home below a folder. */
function processesBelow(path: string): number {
  const ids = readdirSync("/proc").filter((name) => /^\d+$/.test(name))
  return ids.filter((id) => homeOf(id).includes(`\0HOME=${path}/`)).length
}

/** Nothing where the process has gone meanwhile, or is not ours. */
function homeOf(id: string): string {
  try {
    return `\0${readFileSync(`/proc/${id}/environ`, "utf8")}`
  } catch {
    return ""
  }
}

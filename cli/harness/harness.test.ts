import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import type { Report } from "../../runtime/conformance/index.ts"
import { commands } from "../commands.ts"
import { run } from "../run.ts"
import { printedIn } from "../../test/support/printed.ts"

const folder = mkdtempSync(join(tmpdir(), "harness-"))
afterAll(() => rmSync(folder, { recursive: true }))

const said = (at: number, from: string, message: object): string =>
  JSON.stringify({ at, from, message: { jsonrpc: "2.0", ...message } })
const record = [
  '{"trace":"checkfu:trace@1"}',
  said(0, "client", { id: 0, method: "initialize", params: { protocolVersion: 1 } }),
  said(1, "agent", { id: 0, result: { protocolVersion: 1, agentInfo: { name: "made-up", version: "7" } } }),
]
const files = {
  "good.jsonl": record,
  "noisy.jsonl": [...record, '{"at":2,"from":"agent","text":"[info] ready","bytes":12}'],
  "torn.jsonl": [...record, "{oops", '{"at":2,"from":"agent","text":"[info] ready","bytes":12}'],
  "other.jsonl": ['{"trace":"somebody:else@1"}'],
  "empty.jsonl": [],
}
for (const [name, lines] of Object.entries(files))
  writeFileSync(join(folder, name), lines.map((line) => `${line}\n`).join(""))

async function harness(args: readonly string[], signal: AbortSignal = AbortSignal.timeout(60_000)) {
  const printed = printedIn(folder, signal)
  return { code: await run(printed.terminal, commands, ["harness", ...args]), out: printed.out, err: printed.err }
}

describe("harness check", () => {
  it("passes a record in which nothing fails", async () => {
    const { code, out, err } = await harness(["check", "good.jsonl"])
    expect({ code, err }).toEqual({ code: 0, err: "" })
    expect(out).toMatch(/made-up 7: passed\n\d+ passed, 0 failed, 0 to be advised, \d+ not elicited\n$/)
  })

  it("shows what fails with its line, its repair and its page", async () => {
    const { code, out } = await harness(["check", "noisy.jsonl"])
    expect(code).toBe(1)
    expect(out).toContain(
      [
        "FAIL stdout_json_rpc  mandatory  Standard output holds messages alone",
        "  a line of standard output is no JSON",
        '    4  "[info] ready"',
        "  Fix   write logs, banners and progress to standard error",
        "  Page  /reference/conformance#stdout_json_rpc",
        "",
      ].join("\n"),
    )
  })

  it("reads on behind a line that is broken, and says which", async () => {
    const { code, err } = await harness(["check", "torn.jsonl"])
    expect({ code, err }).toEqual({ code: 1, err: "torn.jsonl:4: it is no JSON; such lines were passed over\n" })
  })

  it("prints a report as data, and writes it as JUnit XML", async () => {
    const { code, out } = await harness([
      "check",
      "noisy.jsonl",
      "--json",
      "--junit",
      "report.xml",
      "--declare",
      "steer",
    ])
    expect(code).toBe(1)
    const report = JSON.parse(out) as Report
    expect(report).toMatchObject({ subject: { kind: "trace", file: "noisy.jsonl" }, undeclared: ["steer"] })
    const xml = readFileSync(join(folder, "report.xml"), "utf8")
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<testsuites /)
    expect(xml).toContain('<failure message="a line of standard output is no JSON" type="mandatory">')
  })

  it.each([
    [["check"], "harness check needs one record"],
    [["check", "a", "b"], "harness check needs one record"],
    [["check", "nowhere.jsonl"], "cannot read nowhere.jsonl: ENOENT"],
    [["check", "."], "cannot read .: EISDIR"],
    [["check", "other.jsonl"], 'other.jsonl is no record: line 1: its form is "somebody:else@1", not checkfu:trace@1'],
    [["check", "empty.jsonl"], "empty.jsonl holds no entry"],
    [["check", "good.jsonl", "--junit", "no/where.xml"], "cannot write "],
    [["judge"], "harness does init, test, check, image, add, verify, list or connect, not judge"],
    [["test"], "harness test needs the command of the agent after --"],
    [["test", "--timeout", "soon", "--", "node"], "--timeout takes a number of seconds, not soon"],
  ])("%j is wrong usage, and ends with 2", async (args, problem) => {
    const { code, err } = await harness(args)
    expect(code).toBe(2)
    expect(err).toContain(problem)
    expect(err).toContain("Try: demo help harness\n")
  })
})

describe("harness test", () => {
  const reference = resolve("test/harness/reference/main.js")

  it("tries an agent, serves its models, and writes the record of each process, which checks alike", async () => {
    const { code, out } = await harness([
      "test",
      "--record",
      "records",
      "--declare",
      "steer",
      "--json",
      "--",
      "node",
      reference,
    ])
    const report = JSON.parse(out) as Report
    expect(report.rules.filter(({ verdict }) => verdict === "fail").map(({ id }) => id)).toEqual([])
    expect(code).toBe(0)
    expect(report.agent?.name).toBe("reference-harness")
    expect(report.rules.find(({ id }) => id === "usage_within_size")?.verdict).toBe("pass")
    const records = readdirSync(join(folder, "records"))
    expect(records).toContain("cancelling.jsonl")
    for (const file of records) expect(await harness(["check", join("records", file)]), file).toMatchObject({ code: 0 })
  }, 60_000)

  it("says in one sentence that a command cannot be started, and ends with 2", async () => {
    expect(await harness(["test", "--json", "--", "missing-command"])).toEqual({
      code: 2,
      out: "",
      err: "demo: missing-command cannot be started: there is no such command.\n",
    })
    const folderItself = await harness(["test", "--", folder])
    expect(folderItself).toMatchObject({ code: 2, out: "" })
    expect(folderItself.err).toMatch(/^demo: .+ cannot be started: [^\n]+\.\n$/)
  })

  it("ends everything and exits with 2 where it is ended early", async () => {
    const stop = new AbortController()
    const marker = join(folder, "alive")
    const agent = `require("fs").writeFileSync(${JSON.stringify(marker)}, String(process.pid)); setInterval(() => {}, 1000)`
    const running = harness(["test", "--", "node", "-e", agent], stop.signal)
    while (!existsSync(marker) || readFileSync(marker, "utf8") === "") await new Promise((done) => setTimeout(done, 20))
    stop.abort()
    expect(await running).toMatchObject({ code: 2, out: "" })
    expect(() => process.kill(Number(readFileSync(marker, "utf8")), 0)).toThrow("ESRCH")
  }, 60_000)
})

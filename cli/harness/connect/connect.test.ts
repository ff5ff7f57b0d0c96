import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { testApi } from "../../../runtime/api/api.fixture.ts"
import type { Read, TestApi } from "../../../runtime/api/api.fixture.ts"
import type { Terminal } from "../../command.ts"
import { commands } from "../../commands.ts"
import { run } from "../../run.ts"

let platform: TestApi
let key = ""
let folder = ""
const harness = `${import.meta.dirname}/../../../test/harness/reference/main.js`

beforeAll(async () => {
  platform = await testApi({ wallClock: Date.now })
  key = await platform.key("developer", await platform.workspace("claims"))
  folder = mkdtempSync(join(tmpdir(), "connect-command-"))
  writeFileSync(join(folder, "key"), key)
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await platform.end()
})

interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs the command in this process, and interrupts it once `seen` says so of what it has printed. */
async function connect(args: readonly string[], seen: (out: string) => boolean = () => true): Promise<Ran> {
  const stop = new AbortController()
  return demo(["harness", "connect", ...args], stop, (out) => {
    if (seen(out)) stop.abort()
  })
}

async function demo(
  args: readonly string[],
  stop: AbortController,
  told: (out: string) => void = () => {},
): Promise<Ran> {
  const printed = { out: "", err: "" }
  const terminal: Terminal = {
    out: (text) => {
      printed.out += text
      told(printed.out)
    },
    err: (text) => void (printed.err += text),
    color: false,
    interactive: false,
    cwd: folder,
    again: "",
    command: "demo",
    version: "1.2.3",
    signal: stop.signal,
  }
  const code = await run(terminal, commands, args)
  return { code, ...printed }
}

function readJson(text: string): Read {
  return JSON.parse(text)
}

function stateNow(): Read {
  return readJson(readFileSync(join(folder, "state.json"), "utf8"))
}

/** The words of a line as a shell takes it apart. */
function wordsOf(line: string): readonly string[] {
  return (line.match(/'[^']*'|[^ ]+/g) ?? []).map((word) => word.replaceAll("'", ""))
}

const who = ["--agent", "claims", "--principal", "jo", "--state", "state.json"]
const agent = ["--", process.execPath, harness]
const enrollingLater = ["--api-url", "URL", "--api-key-file", "key"]
const enrolling = (): readonly string[] => ["--api-url", platform.api.url, "--api-key-file", "key"]

async function ask(method: string, path: string, body?: unknown): Promise<Read> {
  return (await platform.ask(method, path, { bearer: key, body })).json
}

describe("harness connect", () => {
  it("enrolls a process with a key of its own, and says the command that gives it its first run", async () => {
    let first: Promise<Ran> | null = null
    const { code, out, err } = await connect([...who, ...enrolling(), "--new-key", "--json", ...agent], (printed) => {
      const next = /"next":"([^"]*)"/.exec(printed)?.[1]
      if (next !== undefined) first ??= demo(wordsOf(next).slice(1), new AbortController())
      return printed.includes('"run_ended"')
    })
    expect(await (first as unknown as Promise<Ran>)).toMatchObject({
      code: 0,
      out: "Good day.\n",
      err: expect.stringContaining("unverified"),
    })
    const events = out
      .trimEnd()
      .split("\n")
      .map((line) => readJson(line))
    expect(events.map(({ event }) => event)).toEqual(["agent_started", "connected", "run_begun", "run_ended"])
    expect(events[3]).toMatchObject({ outcome: "unverified", reported: "whole" })
    expect(code).toBe(0)
    const { data } = await ask("GET", `/v1/runs/${events[3].run}/observations`)
    expect(data).toMatchObject([{ attested: true, observation: { kind: "message", from: "agent", text: "Good day." } }])
    const state = stateNow()
    for (const file of ["state.json", "state.pem"]) expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600)
    expect(out + err).not.toContain(state.token)
  })

  it("takes the process up again as the same runtime, without a key of the API", async () => {
    const { runtime } = stateNow()
    const { code, out } = await connect([...who, ...agent], (printed) => printed.includes("Next: "))
    expect({ code, out }).toEqual({
      code: 0,
      out: `claims is connected to ${platform.api.url} as ${runtime}, for jo. It ends with Ctrl-C.\nNext: demo run --connected ${runtime} 'Say hello.'\n`,
    })
  })

  it("gives it another token with another key", async () => {
    const before = stateNow()
    expect((await connect([...who, ...enrolling(), "--new-key", ...agent])).code).toBe(0)
    const after = stateNow()
    expect(after).toMatchObject({ runtime: before.runtime })
    expect(after.token).not.toBe(before.token)
    expect(after.key_file).not.toBe(before.key_file)
    expect(await ask("GET", `/v1/connected-runtimes/${before.runtime}`)).toMatchObject({ key_generation: 2 })
    writeFileSync(join(folder, "old.json"), JSON.stringify(before))
    const late = await connect([...who.slice(0, 4), "--state", "old.json", ...agent], () => false)
    expect(late.code).toBe(1)
    expect(late.err).toContain("does not take this connection")
    expect(late.err).toContain("--new-key")
  })

  it("is refused where a process is connected by the same state", async () => {
    let second: Promise<Ran> | null = null
    const first = await connect([...who, ...agent], (printed) => {
      if (!printed.includes("Next: ")) return false
      second ??= connect([...who, ...agent])
      return true
    })
    expect(first.code).toBe(0)
    const refused = await (second as unknown as Promise<Ran>)
    expect(refused).toMatchObject({ code: 1, out: "" })
    expect(refused.err).toBe(
      `demo: process ${process.pid} is connected by ${join(folder, "state.json")}: end it, or connect another one with a --state of its own\n`,
    )
  })

  it("says why the agent cannot be started", async () => {
    const { code, out, err } = await connect([...who, "--", "./there-is-no-such-agent"])
    expect({ code, out }).toEqual({ code: 1, out: "" })
    expect(err).toContain("the agent cannot be started: ")
  })

  it.each<[string, readonly string[], string]>([
    ["without a name", ["--principal", "jo", ...agent], "needs --agent NAME and --principal NAME"],
    ["without a command", who, "needs the command of the process after --"],
    ["with the command of another verb's option", [...who, "--junit", "x.xml", ...agent], "--junit is of another verb"],
    ["with two keys", [...who, "--new-key", "--attest", "k.pem", ...agent], "give one of them"],
    [
      "with a key file that is none",
      [...who, ...enrollingLater, "--attest", "key", ...agent],
      "has no Ed25519 private key",
    ],
    ["for another platform than it is known to", [...who, "--api-url", "http://other", ...agent], "is known to"],
    [
      "with a state that is none",
      [...who.slice(0, 4), "--state", "key", ...agent],
      "is not the state of a connected process",
    ],
  ])("is refused %s", async (_, args, words) => {
    const { code, err } = await connect(args.map((word) => (word === "URL" ? platform.api.url : word)))
    expect(code).toBe(2)
    expect(err).toContain(words)
  })
})

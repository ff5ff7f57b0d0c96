import { spawn } from "node:child_process"
import { cpSync, mkdirSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { answering } from "../../cli/run/gateway-models.ts"
import type { Models } from "../../cli/run/served-models.ts"
import { acpV1, oneshotV1 } from "../../output/facts/drivers.ts"
import { probeTool } from "../../runtime/conformance/index.ts"
import type { Report } from "../../runtime/conformance/index.ts"
import { rules } from "../../runtime/conformance/rules/all.ts"
import { hasContainers, nothingLeft, openContainers, until } from "./support/containers.ts"
import type { Containers } from "./support/containers.ts"
import { openFakeApi } from "./support/fake-api.ts"
import type { FakeApi, FakeJob } from "./support/fake-api.ts"

let containers: Containers
let models: Models
let api: FakeApi
/** The reference harness and a one-shot command, in one image. */
let image: string

/** Asks its model for the prompt's answer, and prints it, then how it is configured. */
const oneshot = `
import { readFileSync } from "node:fs"
let prompt = ""
for await (const text of process.stdin.setEncoding("utf8")) prompt += text
const response = await fetch(process.env.OPENAI_BASE_URL + "/chat/completions", {
  method: "POST",
  headers: { authorization: "Bearer " + process.env.OPENAI_API_KEY, "content-type": "application/json" },
  body: JSON.stringify({ model: "default", messages: [{ role: "user", content: prompt }] }),
})
const { choices } = await response.json()
console.log(choices[0].message.content)
console.log(readFileSync(process.env.HARNESS_CONFIGURATION, "utf8"))
`

beforeAll(async () => {
  if (!hasContainers) return
  containers = openContainers()
  const context = join(containers.folder, "context")
  mkdirSync(context)
  cpSync("test/harness", join(context, "harness"), { recursive: true })
  writeFileSync(join(context, "package.json"), '{ "type": "module" }\n')
  writeFileSync(join(context, "oneshot.js"), oneshot)
  writeFileSync(join(context, "Containerfile"), "FROM localhost/base:test\nCOPY . /opt/\n")
  image = containers.image(context, "runner")
  models = await answering(({ userText }) => {
    const [, nonce = "Noted."] = /nothing else: (\w+)/.exec(userText) ?? []
    return { kind: "text", text: nonce }
  }, "runner")
  api = await openFakeApi(models)
})
afterAll(async () => {
  if (!hasContainers) return
  await api.close()
  await models.close()
  await containers.close()
})

let jobs = 0

/** Queues a job for a program of the image. */
function queue(kind: FakeJob["kind"], program: readonly string[], more: object): FakeJob {
  const [lane, args] = program[0] === "oneshot.js" ? [oneshotV1.lane, "argv"] : [acpV1.lane, "arguments"]
  const [file = "", ...flags] = program
  const isOneshot = lane === oneshotV1.lane
  const release = {
    image,
    entrypoint: "/usr/bin/node",
    [args]: [`/opt/${file}`, ...flags],
    ...(isOneshot ? { protocol: "oneshot-v1", prompt_transport: "stdin", output_mode: "text" } : {}),
  }
  const id = `job${++jobs}`
  const plan = { kind, image, driver: lane, release, harness: null, retention: "durable", access: "platform_routed" }
  return api.queue({ id, kind, plan: { ...plan, ...more } })
}

/** A runner in a process of its own. */
function runner(drain = 60_000) {
  const args = ["--import", "tsx", resolve("test/real/support/runner-process.ts"), api.url, String(drain)]
  const child = spawn(process.execPath, args, { env: containers.environment, stdio: ["ignore", "pipe", "pipe"] })
  let out = ""
  child.stdout.setEncoding("utf8").on("data", (text: string) => (out += text))
  child.stderr.resume()
  const ended = new Promise<unknown>((settle) => child.on("close", () => settle(out === "" ? null : JSON.parse(out))))
  return { child, ended }
}

/** Has a runner carry out what is queued, and end. */
async function carriedOut(...queued: readonly FakeJob[]): Promise<void> {
  const { child, ended } = runner()
  await until(() => queued.every(({ completion }) => completion !== null))
  child.kill("SIGTERM")
  expect(await ended).toEqual({ kind: "stopped", jobs: queued.length })
}

const asksFor = (nonce: string): { readonly prompt: string; readonly nonce: string } => {
  return { prompt: `Answer with this text and nothing else: ${nonce}`, nonce }
}

it("podman and runc are there where tests must not be skipped", () => {
  expect(hasContainers || !process.env["CI"], "CI is set, and podman or runc is missing").toBe(true)
})

describe.runIf(hasContainers)("a runner", () => {
  afterEach(() => expect(containers.found()).toEqual(nothingLeft))

  it("verifies an agent that calls the platform's tool, and runs a one-shot command", async () => {
    const reference = ["harness/reference/main.js", "--declare", "none"]
    const proves = { prove_platform_mcp: true }
    const calling = queue("verification", reference, { ...asksFor("n1x"), ...proves })
    const run = queue("run", ["oneshot.js"], { ...asksFor("n2x"), configuration: { industry: "insurance" } })
    const configured = queue("run", ["harness/configured.js"], { ...asksFor("n3x"), configuration: ["banking"] })
    await carriedOut(calling, run, configured)
    expect(calling.completion).toMatchObject({
      outcome: "completed",
      evidence: {
        conformance: { result: "passed" },
        tool_uses: 1,
        declared: [],
        teardown: { complete: true, left: [] },
      },
    })
    expect(calling.completion?.evidence?.["answer"]).toContain("n1x")
    const report = calling.completion?.evidence?.["conformance"] as Pick<Report, "rules"> | undefined
    expect(report?.rules.map(({ id }) => id)).toEqual(rules.map(({ id }) => id))
    expect(calling.served.filter(({ tool }) => tool === probeTool)).toHaveLength(1)
    expect(run.completion).toMatchObject({ outcome: "unverified", result: { text: expect.stringContaining("n2x") } })
    expect(JSON.stringify(run.observations)).toContain("n2x")
    expect(run.completion?.result["text"]).toContain('{"industry":"insurance"}')
    expect(configured.completion?.result["text"]).toContain('["banking"]')
    expect((await models.record()).length).toBeGreaterThanOrEqual(2)
    expect(api.presences[0]).toMatchObject({ ready: true, planes: ["platform-mcp-v1"], slots: 1 })
  })

  it("leaves nothing when it is told to end in the middle of a turn, nor after it was killed once the next one starts", async () => {
    const waits = { prompt: "@pause 600000" }
    const job = queue("run", ["harness/reference/main.js"], waits)
    const inTurn = (): boolean => job.progress.includes("waiting for the answer to the prompt")
    const killed = runner()
    await until(inTurn)
    killed.child.kill("SIGKILL")
    await killed.ended
    expect(containers.found()).not.toEqual(nothingLeft)
    job.progress.length = 0
    api.expire(job)
    const told = runner(100)
    await until(inTurn)
    told.child.kill("SIGTERM")
    expect(await told.ended).toEqual({ kind: "stopped", jobs: 1 })
    expect({ epoch: job.epoch, completion: job.completion }).toEqual({ epoch: 2, completion: null })
  })
})

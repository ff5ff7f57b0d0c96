import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { describe, expect, it, onTestFinished } from "vitest"
import { openModelServer, readReplay, scripted } from "../../runtime/model-server/index.ts"
import type { Answer, ModelServer } from "../../runtime/model-server/index.ts"
import { commands } from "../commands.ts"
import { run } from "../run.ts"
import { printedIn } from "../../test/support/printed.ts"

const secret = "sk-RECORDED-canary-0123456789"
const reference = resolve("test/harness/reference/main.js")

interface Scene {
  readonly folder: string
  readonly models: ModelServer
}

/** A provider that answers by script, and a configuration by which a gateway reaches it. */
async function scene(answers: readonly Answer[]): Promise<Scene> {
  const folder = mkdtempSync(join(tmpdir(), "replay-"))
  const models = await openModelServer({ answers: scripted(answers) })
  onTestFinished(async () => {
    await models.close()
    rmSync(folder, { recursive: true })
  })
  const candidate = { tier: "default", provider: "local", model: "m-1", credential: "local" }
  const lease = { run: "r", policy: "pinned", candidates: [candidate], budget: null, seconds: 60, bearerFile: "lease" }
  const configuration = {
    listen: { host: "127.0.0.1", port: 0 },
    providers: [
      {
        name: "local",
        origin: models.url,
        accepts: [{ dialect: "openai_chat" }, { dialect: "openai_responses" }, { dialect: "anthropic_messages" }],
      },
    ],
    credentials: [{ id: "local", provider: "local", secret: { file: "key" } }],
    leases: [lease],
  }
  writeFileSync(join(folder, "gateway.json"), JSON.stringify(configuration))
  writeFileSync(join(folder, "key"), secret)
  return { folder, models }
}

/** Runs the reference harness by the command, and reads what it prints. */
async function runs(folder: string, prompt: string, args: readonly string[]) {
  const printed = printedIn(folder, AbortSignal.timeout(30_000))
  const line = ["run", "--json", ...args, "--prompt", prompt, "--", process.execPath, reference]
  const code = await run(printed.terminal, commands, line)
  const said =
    printed.out === "" ? null : (JSON.parse(printed.out) as { outcome: string; because: string; text: string })
  return { code, said, err: printed.err }
}

describe("a run through the gateway", () => {
  it("is recorded, and replayed without the provider: the same text, and the same evidence", async () => {
    const { folder, models } = await scene([{ kind: "text", text: "Recorded words: 北." }])
    const first = await runs(folder, "go", ["--gateway", "gateway.json", "--record", "calls.jsonl"])
    expect(first).toMatchObject({ code: 0, said: { outcome: "succeeded", because: "model_answered" } })
    expect(first.said?.text).toContain("Recorded words: 北.")
    expect(models.calls()).toMatchObject([{ requestedModel: "m-1", outcome: "answered" }])
    await models.close()
    const again = await runs(folder, "go", ["--replay", "calls.jsonl", "--require-evidence"])
    expect(again).toEqual(first)
    expect(statSync(join(folder, "calls.jsonl")).mode & 0o777).toBe(0o600)
  })

  it("that failed is replayed as one, and is no success", async () => {
    const { folder, models } = await scene([{ kind: "failure", status: 400, message: `no ${secret}` }])
    const first = await runs(folder, "go", ["--gateway", "gateway.json", "--record", "calls.jsonl"])
    await models.close()
    const again = await runs(folder, "go", ["--replay", "calls.jsonl"])
    for (const { code, said } of [first, again]) {
      expect(code).toBe(1)
      expect(said?.outcome).toBe("failed")
    }
    const recorded = readFileSync(join(folder, "calls.jsonl"), "utf8")
    expect(recorded).not.toContain(secret)
    expect(recorded).toContain("*".repeat(secret.length))
    const read = readReplay(recorded)
    expect(read.ok && read.exchanges).toMatchObject([
      {
        request: { target: "/v1/chat/completions", userText: "go", toolResults: 0 },
        response: { status: 400, end: "complete" },
      },
    ])
  })

  it("that asks what nobody recorded fails, and says so", async () => {
    const { folder } = await scene([{ kind: "text", text: "Words." }])
    await runs(folder, "go", ["--gateway", "gateway.json", "--record", "calls.jsonl"])
    expect(await runs(folder, "something else", ["--replay", "calls.jsonl"])).toMatchObject({
      code: 1,
      said: { outcome: "failed" },
    })
  })

  it.each<[readonly string[], RegExp]>([
    [["--replay", "a", "--record", "b"], /--replay answers every call itself/],
    [["--record", "b"], /--record needs --gateway FILE/],
    [["--replay", "nowhere.jsonl"], /cannot read nowhere\.jsonl/],
    [["--replay", "key"], /key: .*line 1/i],
    [["--gateway", "key"], /key is no JSON/],
  ])("is refused with %j", async (args, says) => {
    const { folder } = await scene([])
    const { code, said, err } = await runs(folder, "go", args)
    expect({ code, said }).toEqual({ code: 2, said: null })
    expect(err).toMatch(says)
    expect(err).not.toContain(secret)
  })
})

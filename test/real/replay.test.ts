import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { describe, expect, it, onTestFinished } from "vitest"
import { openModelServer, readReplay } from "../../runtime/model-server/index.ts"
import { install } from "./agents/install.ts"
import { claude } from "./agents/recipes/claude.ts"
import { said, sceneModel, scenes, written } from "./agents/scenes.ts"

const secret = "sk-ant-REPLAY-canary-0123456789"

/** Runs the agent by the command in a folder and a home of its own. */
async function runs(folder: string, program: string, args: readonly string[]) {
  const inherits = [
    "CLAUDE_CONFIG_DIR",
    "CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC",
    "CLAUDE_CODE_MAX_RETRIES",
    "DISABLE_AUTOUPDATER",
  ]
  const home = join(folder, "home")
  const own = Object.fromEntries(inherits.map((name) => [name, name === "CLAUDE_CONFIG_DIR" ? `${home}/.claude` : "1"]))
  const line = [
    resolve("cli/launch.js"),
    "run",
    "--json",
    "--permission",
    "allow_once",
    "--env",
    inherits.join(","),
    ...args,
  ]
  const child = spawn(process.execPath, [...line, "--prompt", scenes.tool, "--", process.execPath, program], {
    cwd: folder,
    env: { PATH: process.env["PATH"], HOME: home, TMPDIR: folder, ...own },
    stdio: ["ignore", "pipe", "inherit"],
  })
  let out = ""
  child.stdout.setEncoding("utf8").on("data", (text: string) => (out += text))
  const [code] = (await once(child, "close")) as [number]
  return { code, said: JSON.parse(out) as { outcome: string; text: string; tools: readonly { status: string }[] } }
}

describe("Claude Code through driver and gateway", () => {
  it("is recorded with only a lease in its environment, and replayed without the provider, its tool included", async ({
    skip,
  }) => {
    const installed = await install(claude)
    if (!installed.ok) {
      skip(process.env["CI"] !== "true", installed.why)
      throw new Error(installed.why)
    }
    const folder = mkdtempSync(join(tmpdir(), "replay-"))
    const models = await openModelServer({ answers: sceneModel() })
    onTestFinished(async () => {
      await models.close()
      rmSync(folder, { recursive: true, maxRetries: 5, retryDelay: 200 })
    })
    const candidate = { tier: "default", provider: "local", model: "m-1", credential: "local" }
    const configuration = {
      listen: { host: "127.0.0.1", port: 0 },
      providers: [
        {
          name: "local",
          origin: models.url,
          credential: { header: "x-api-key" },
          accepts: [{ dialect: "anthropic_messages" }],
        },
      ],
      credentials: [{ id: "local", provider: "local", secret: { file: "key" } }],
      leases: [
        { run: "r", policy: "pinned", candidates: [candidate], budget: null, seconds: 600, bearerFile: "lease" },
      ],
    }
    writeFileSync(join(folder, "gateway.json"), JSON.stringify(configuration))
    writeFileSync(join(folder, "key"), secret)
    const program = join(installed.folder, claude.bin)
    const done = { code: 0, said: { outcome: "succeeded", tools: [{ status: "completed" }] } }

    const first = await runs(folder, program, ["--gateway", "gateway.json", "--record", "calls.jsonl"])
    expect(first).toMatchObject(done)
    expect(first.said.text).toContain(said)
    expect(new Set(models.calls().map(({ requestedModel }) => requestedModel))).toEqual(new Set(["m-1"]))
    const recorded = readFileSync(join(folder, "calls.jsonl"), "utf8")
    expect(recorded).not.toContain(secret)
    expect(readReplay(recorded)).toMatchObject({ ok: true })

    await models.close()
    rmSync(join(folder, written))
    const again = await runs(folder, program, ["--replay", "calls.jsonl", "--require-evidence"])
    expect(again).toMatchObject(done)
    expect(again.said.text).toBe(first.said.text)
    expect(readFileSync(join(folder, written), "utf8")).toBe("done\n")
  })
})

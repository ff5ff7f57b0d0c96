import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { describe, expect, it, onTestFinished } from "vitest"
import { openModelServer, scripted } from "../../runtime/model-server/index.ts"
import { edgePrograms, isInstalled, startEdge } from "./support/edges.ts"

const page = readFileSync("docs/guides/run-the-gateway.mdx", "utf8")
const written = /```json title="gateway\.json"\n([^]*?)```/.exec(page)?.[1] ?? ""

interface Written {
  readonly leases: readonly { readonly candidates: readonly object[] }[]
}

/** The page's own file, with a provider on this machine in the place of a real one, and free ports for the fixed ones. */
function configuration(origin: string): object {
  const { leases, ...rest } = JSON.parse(written) as Written
  const anywhere = { host: "127.0.0.1", port: 0 }
  return {
    ...rest,
    listen: anywhere,
    operations: anywhere,
    providers: [{ name: "local", origin, accepts: [{ dialect: "anthropic_messages" }] }],
    credentials: [{ id: "anthropic-main", provider: "local", secret: { env: "ANTHROPIC_API_KEY" } }],
    leases: leases.map((lease) => ({
      ...lease,
      budget: null,
      candidates: lease.candidates.map((candidate) => ({ ...candidate, provider: "local" })),
    })),
  }
}

describe.each(edgePrograms)("the page on running the gateway, with $name in front", (program) => {
  it("holds as it is written", async ({ skip }) => {
    if (!isInstalled(program)) {
      skip(process.env["CI"] !== "true", `${program.name} is not installed: apt-get install ${program.name}`)
      throw new Error(`${program.name} is not installed`)
    }
    const models = await openModelServer({ answers: scripted([{ kind: "text", text: "Through the edge." }]) })
    const folder = mkdtempSync(join(tmpdir(), "run-gateway-"))
    onTestFinished(async () => {
      await models.close()
      rmSync(folder, { recursive: true })
    })
    writeFileSync(join(folder, "gateway.json"), JSON.stringify(configuration(models.url)))
    const gateway = spawn(
      process.execPath,
      [resolve("cli/launch.js"), "gateway", "serve", "--config", "gateway.json"],
      {
        cwd: folder,
        env: { ...process.env, ANTHROPIC_API_KEY: "sk-ant-edge-canary" },
        stdio: ["ignore", "pipe", "pipe"],
      },
    )
    const ended = once(gateway, "exit")
    onTestFinished(() => void gateway.kill("SIGKILL"))
    let said = ""
    for (const stream of [gateway.stdout, gateway.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => (said += text))
    await expect.poll(() => said, { timeout: 30_000 }).toMatch(/operations \S+\n/)
    const at = (name: string): string => new RegExp(`^${name} (\\S+)$`, "m").exec(said)?.[1] ?? ""
    const edge = await startEdge(program, Number(new URL(at("gateway")).port))
    onTestFinished(edge.stop)

    const ask = (target: string): Promise<Response> =>
      fetch(`http://127.0.0.1:${edge.port}${target}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-api-key": readFileSync(join(folder, "lease"), "utf8").trim(),
        },
        body: JSON.stringify({ model: "any", max_tokens: 100, messages: [{ role: "user", content: "Good day." }] }),
      })
    const answered = await ask("/v1/messages")
    expect([answered.status, await answered.text()]).toEqual([200, expect.stringContaining("Through the edge.")])
    expect((await ask("/v1/files")).status).toBe(404)
    expect(models.calls()).toMatchObject([{ requestedModel: "claude-opus-5", outcome: "answered" }])
    expect((await fetch(`${at("operations")}/healthz`)).status).toBe(200)
    const metrics = await (await fetch(`${at("operations")}/metrics`)).text()
    expect(metrics).toContain(
      'model_gateway_calls_total{dialect="anthropic_messages",provider="local",outcome="answered"} 1',
    )

    gateway.kill("SIGTERM")
    expect(await ended).toEqual([0, null])
    const ledger = readFileSync(join(folder, "ledger.jsonl"), "utf8")
    expect(ledger).toContain('"outcome":"answered"')
    expect(said + ledger).not.toContain("sk-ant-edge-canary")
  })
})

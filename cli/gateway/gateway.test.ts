import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest"
import { call, requestOf } from "../../test/gateway/calls.ts"
import { startCollector } from "../../test/gateway/collector.ts"
import { answer, startUpstream } from "../../test/gateway/upstream.ts"
import type { Upstream } from "../../test/gateway/upstream.ts"

let folder: string
let upstream: Upstream
let answered: () => void = () => undefined

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "gateway-"))
  upstream = await startUpstream(({ socket }) => {
    answered = () => void socket.write(answer(200, '{"usage":{"prompt_tokens":1,"completion_tokens":1}}'))
  })
})
afterEach(async () => {
  await upstream.close()
  rmSync(folder, { recursive: true })
})

function configuration(more: object = {}) {
  const file = join(folder, "gateway.json")
  writeFileSync(
    file,
    JSON.stringify({
      listen: { host: "127.0.0.1", port: 0 },
      operations: { host: "127.0.0.1", port: 0 },
      ledger: "ledger.jsonl",
      providers: [{ name: "local", origin: upstream.origin, accepts: [{ dialect: "openai_chat" }] }],
      credentials: [{ id: "local-main", provider: "local", secret: { file: "key" } }],
      leases: [
        {
          run: "dev",
          policy: "pinned",
          candidates: [{ tier: "default", provider: "local", model: "m", credential: "local-main" }],
          budget: null,
          seconds: 60,
          bearerFile: "lease",
        },
      ],
      ...more,
    }),
  )
  writeFileSync(join(folder, "key"), "local-secret-1\n")
  writeFileSync(join(folder, "lease"), "of an earlier run, and for everybody to read\n", { mode: 0o644 })
  return file
}

/** The command as a child, with what it has printed so far. */
function started(file: string) {
  const child = spawn(process.execPath, ["cli/launch.js", "gateway", "serve", "--config", file], {
    stdio: ["ignore", "pipe", "pipe"],
  })
  const said = { text: "" }
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (said.text += text))
  const ended = once(child, "exit").then(([code]) => code as number | null)
  const until = async (pattern: RegExp): Promise<RegExpExecArray> => {
    for (;;) {
      const found = pattern.exec(said.text)
      if (found !== null) return found
      await Promise.race([once(child.stdout, "data"), ended.then(() => expect.unreachable(said.text))])
    }
  }
  return { child, said, ended, until }
}

describe("gateway serve", () => {
  it("serves by a file, lets a call come to its end on SIGTERM, and says that it drains", async () => {
    const collector = await startCollector()
    onTestFinished(collector.close)
    const { child, until, ended, said } = started(configuration({ traces: collector.endpoint }))
    const port = Number((await until(/gateway http:\/\/127\.0\.0\.1:(\d+)/))[1])
    const health = `${(await until(/operations (\S+)/))[1] ?? ""}/healthz`
    const bearer = readFileSync(join(folder, "lease"), "utf8").trim()
    expect(statSync(join(folder, "lease")).mode & 0o777).toBe(0o600)
    expect(await (await fetch(health)).json()).toEqual({ status: "serving", openCalls: 0, openBytes: 0 })
    expect((await fetch(health.replace("healthz", ""))).status).toBe(404)
    const seen = call(
      port,
      requestOf("/v1/chat/completions", '{"model":"x"}', [`authorization: Bearer ${bearer}`]),
      10_000,
    )
    while (upstream.received.length === 0) await new Promise((soon) => setTimeout(soon, 5))
    child.kill("SIGTERM")
    await until(/draining/)
    const draining = await fetch(health)
    expect([draining.status, await draining.json()]).toEqual([503, { status: "draining", openCalls: 1, openBytes: 13 }])
    expect(await (await fetch(health.replace("healthz", "metrics"))).text()).toContain("model_gateway_open_calls 1\n")
    answered()
    expect(await seen).toMatchObject({ status: 200, whole: true })
    expect(await ended).toBe(0)
    const rows = readFileSync(join(folder, "ledger.jsonl"), "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as object)
    expect(rows).toMatchObject([
      { kind: "begin", requestedModel: "x", sentModel: "m", provider: "local" },
      { kind: "end", outcome: "answered", usage: { prompt_tokens: 1 }, cost: null, unpriced: "no_card" },
    ])
    expect(JSON.parse(/^\{.*"msg":"call"\}$/m.exec(said.text)?.[0] ?? "{}")).toMatchObject({ outcome: "answered" })
    expect(collector.spans()).toMatchObject([{ name: "chat m" }])
    expect(new Map(upstream.received[0]?.headers).get("authorization")).toBe("Bearer local-secret-1")
    expect(said.text + readFileSync(join(folder, "ledger.jsonl"), "utf8")).not.toContain("local-secret-1")
  }, 60_000)

  it.each<[string, object, RegExp]>([
    ["a member that is unknown", { listne: {} }, /\/listne is no member that is known/],
    [
      "a credential that is not there",
      { credentials: [{ id: "a", provider: "local", secret: { env: "NOT_SET_ANYWHERE" } }] },
      /\/credentials\/0\/secret: there is nothing/,
    ],
    ["a lease without a credential", { credentials: [] }, /\/leases\/0: Candidate 1 names no live credential/],
    ["an address that is taken", { leases: [], listen: { host: "127.0.0.1", port: 1 } }, /EACCES|EADDRINUSE|gateway/],
  ])(
    "does not serve with %s, and says where",
    async (name, more, says) => {
      if (name.includes("taken")) {
        const taken = Number(new URL(upstream.origin).port)
        Object.assign(more, { listen: { host: "127.0.0.1", port: taken } })
      }
      const { ended, said } = started(configuration(more))
      expect(await ended).toBe(1)
      expect(said.text).toMatch(says)
      expect(said.text).not.toContain("local-secret-1")
    },
    60_000,
  )
})

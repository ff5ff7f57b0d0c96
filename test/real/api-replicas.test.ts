import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createCheckfu } from "../../output/client/index.ts"
import type { Checkfu } from "../../output/client/index.ts"
import { hasNginx, startNginx } from "../fleet/nginx.ts"
import type { Nginx } from "../fleet/nginx.ts"
import { freePort, lastingPort } from "../support/free-port.ts"
import { postgresMissing, startPostgres } from "./postgres.ts"
import type { Postgres } from "./postgres.ts"
import { startServe } from "./support/served.ts"
import type { Served } from "./support/served.ts"

const isMissing = postgresMissing !== null || !hasNginx()

const guide = readFileSync("docs/guides/scale-out.mdx", "utf8")
const [, edge = ""] = /```text title="nginx\.conf"\n([^]*?)```/.exec(guide) ?? []

describe.skipIf(isMissing && process.env["CI"] !== "true")("replicas of the API over PostgreSQL", () => {
  let folder: string
  let postgres: Postgres
  let store: string
  let ports: readonly [number, number]
  let port: number
  let nginx: Nginx
  const replicas: Served[] = []

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "api-replicas-"))
    postgres = await startPostgres()
    store = await postgres.database()
    writeFileSync(join(folder, "store-key"), Buffer.alloc(32, 7), { mode: 0o600 })
    ports = [await lastingPort(), await lastingPort()]
    for (const [at, given] of ports.entries()) {
      const api = { listen: { host: "127.0.0.1", port: given } }
      const keys = { sealingKeyFiles: ["store-key"], signingKeyFile: "signing-key.pem" }
      writeFileSync(join(folder, `${at}.json`), JSON.stringify({ api, operations: null, drainSeconds: 60, ...keys }))
    }
    port = await freePort()
    const own = mkdtempSync(join(tmpdir(), "api-edge-"))
    const fields = "$request_method | $uri | $upstream_addr | $upstream_bytes_sent"
    const configuration = edge
      .replace("10.0.0.11:8787", `127.0.0.1:${ports[0]}`)
      .replace("10.0.0.12:8787", `127.0.0.1:${ports[1]}`)
      .replace("127.0.0.1:8080", `127.0.0.1:${port}`)
      .replace("\nhttp {\n", `\nhttp {\nlog_format tries '${fields}'; access_log ${join(folder, "tries")} tries;\n`)
    nginx = await startNginx(own, configuration, port)
  })
  afterAll(async () => {
    await nginx?.stop()
    await Promise.all(replicas.map(({ end }) => end("SIGKILL")))
    await postgres?.close()
    rmSync(folder, { recursive: true })
  })

  const start = async (at: number): Promise<Served> => {
    const files = ["--data", join(folder, `data-${at}`), "--config", join(folder, `${at}.json`)]
    const replica = await startServe("cli/launch.js", ["--store", store, ...files, "--only", "api"])
    replicas[at] = replica
    return replica
  }

  it("are restarted one after the other, twice round, under load, and no request is dropped or done twice", async () => {
    const first = await start(0)
    await start(1)
    const key = readFileSync(first.addresses["root_key_file"] ?? "", "utf8").trim()
    const baseUrl = `http://127.0.0.1:${port}`
    const root = createCheckfu({ baseUrl, apiKey: key })
    const { id: workspace } = await root.workspaces.create({ name: "restarted" })
    const made = await root.apiKeys.create({ name: "runner", role: "runner", workspace_id: workspace })
    const runner = createCheckfu({ baseUrl, apiKey: made.key })
    await runner.runners.announce("runner-1", presence)

    const load = new Load()
    const writes = (asked: number): Promise<unknown> =>
      root.workspaces.create({ name: `asked ${asked}` }, { idempotencyKey: `asked-${asked}` })
    const reads = (): Promise<unknown> => root.workspaces.list({ limit: 20 })
    const waits = (): Promise<unknown> => runner.runners.claim("runner-1", { wait_seconds: 2 })
    const announces = (): Promise<unknown> => runner.runners.announce("runner-1", presence).then(() => pause(500))
    const kinds = [...Array<Ask>(10).fill(writes), ...Array<Ask>(6).fill(reads), waits, waits, announces]
    const clients = kinds.map((ask) => load.client(ask))
    for (const at of [0, 1, 0, 1]) {
      await load.more(200)
      expect(await replicas[at]?.end("SIGTERM")).toBe(0)
      await load.more(100)
      // What starts has the machine to itself, nearly, which has few processors.
      load.pause = 100
      await start(at)
      load.pause = 0
    }
    await load.more(200)
    load.isOver = true
    await Promise.all(clients)
    expect(load.dropped).toEqual([])

    const names = await namesOf(root)
    const written = tries().filter(({ method, path }) => method === "POST" && path === "/v1/workspaces")
    expect(new Set(names).size).toBe(names.length)
    const asked = names.filter((name) => name.startsWith("asked "))
    // One more than were asked for: the workspace of the runner.
    expect(written.length).toBe(asked.length + 1)
    expect(asked.length).toBe(load.answered.get(writes))
    const posts = tries().filter(({ method }) => method === "POST")
    expect(posts.filter(({ sent }) => sent.filter((bytes) => bytes > 0).length !== 1)).toEqual([])
    expect(
      posts.filter(({ sent }) => sent.length > 1).length,
      "a replica refused, and the other answered",
    ).toBeGreaterThan(0)
    for (const each of ports) expect(posts.filter(({ last }) => last.endsWith(`:${each}`)).length).toBeGreaterThan(100)
  }, 300_000)

  /** What nginx had, in the order in which it had answered, with the bytes that it sent to each replica that it tried. */
  function tries(): readonly Tried[] {
    const lines = readFileSync(join(folder, "tries"), "utf8").trim().split("\n")
    return lines.map((line) => {
      const [method = "", path = "", to = "", sent = ""] = line.split(" | ")
      return { method, path, last: to.split(", ").at(-1) ?? "", sent: sent.split(", ").map(Number) }
    })
  }
})

interface Tried {
  readonly method: string
  readonly path: string
  readonly last: string
  readonly sent: readonly number[]
}

type Ask = (asked: number) => Promise<unknown>

/** Clients that ask one thing after the other, each once. */
class Load {
  isOver = false
  /** Milliseconds between an answer and what is asked next. */
  pause = 0
  /** How many were answered with their success, by what was asked. */
  readonly answered = new Map<Ask, number>()
  readonly dropped: string[] = []
  #asked = 0
  #over = 0

  async client(ask: Ask): Promise<void> {
    while (!this.isOver) {
      const asked = this.#asked++
      try {
        await ask(asked)
        this.answered.set(ask, (this.answered.get(ask) ?? 0) + 1)
      } catch (error) {
        this.dropped.push(`${asked}: ${String(error)}`)
      }
      this.#over++
      if (this.pause > 0) await pause(this.pause)
    }
  }

  /** Waits until so many more are over. */
  async more(some: number): Promise<void> {
    const until = this.#over + some
    while (this.#over < until) await pause(5)
  }
}

async function namesOf(root: Checkfu): Promise<readonly string[]> {
  const names: string[] = []
  for (let after: string | null = ""; after !== null;) {
    const page = await root.workspaces.list(after === "" ? { limit: 200 } : { limit: 200, after })
    names.push(...page.data.map(({ name }) => name))
    after = page.next
  }
  return names
}

const presence = {
  generation: 1,
  pool: "default",
  placement: "byoc_docker" as const,
  drivers: [],
  planes: [],
  slots: 1,
  sandbox: { provider: "none", platform: "linux/amd64", network: "restricted" as const },
  ready: true,
  readiness: [],
  harness_owned: [],
}

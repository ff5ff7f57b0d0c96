import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { postgresMissing, startPostgres } from "./postgres.ts"
import type { Postgres } from "./postgres.ts"
import { startServe } from "./support/served.ts"
import type { Served } from "./support/served.ts"

const here = { host: "127.0.0.1", port: 0 }

describe("serve on PostgreSQL", () => {
  if (postgresMissing !== null) {
    it("needs the server", ({ skip }) => {
      skip(process.env["CI"] !== "true", postgresMissing ?? "")
      expect.unreachable(postgresMissing ?? "")
    })
    return
  }

  let folder: string
  let server: Postgres
  let url: string
  const running: Served[] = []
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "serve-"))
    server = await startPostgres()
    url = await server.database()
    writeFileSync(join(folder, "store-key"), Buffer.alloc(32, 7), { mode: 0o600 })
    writeFileSync(join(folder, "other-key"), Buffer.alloc(32, 8), { mode: 0o600 })
    const serve = { api: { listen: here }, gateway: { listen: here }, operations: here, drainSeconds: 5 }
    const keys = { sealingKeyFiles: ["store-key"], signingKeyFile: "signing-key.pem" }
    writeFileSync(join(folder, "serve.json"), JSON.stringify({ ...serve, ...keys }))
  })
  afterAll(async () => {
    await Promise.all(running.map(({ end }) => end("SIGKILL")))
    await server?.close()
    rmSync(folder, { recursive: true })
  })

  const replica = async (name: string, environment: Readonly<Record<string, string>> = {}): Promise<Served> => {
    const at = ["--store", url, "--data", join(folder, name), "--config", join(folder, "serve.json")]
    const served = await startServe("cli/launch.js", [...at, "--only", "api,gateway"], environment)
    running.push(served)
    return served
  }

  it("is several processes of one installation: what one acknowledged another one has, also when the first is killed", async () => {
    const [a, b] = await Promise.all([replica("a"), replica("b")])
    const keyFiles = [a, b]
      .map(({ addresses }) => addresses["root_key_file"])
      .filter((file) => typeof file === "string")
    // One key of the root is made, however many begin at the same time.
    expect(keyFiles).toHaveLength(1)
    expect(statSync(keyFiles[0] ?? "").mode & 0o777).toBe(0o600)
    const key = readFileSync(keyFiles[0] ?? "", "utf8").trim()
    const ask = async (of: Served, method: string, body?: object): Promise<unknown> => {
      const answer = await fetch(`${of.addresses["api"]}/v1/workspaces`, {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          "checkfu-version": "2026-08-29",
          "content-type": "application/json",
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return answer.json()
    }
    const made = (await ask(a, "POST", { name: "acme" })) as { readonly id: string }
    await a.end("SIGKILL")
    expect(await ask(b, "GET")).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ id: made.id, name: "acme" })]),
    })

    const other = replica("c", { CHECKFU_STORE_KEY_FILE: join(folder, "other-key") })
    await expect(other).rejects.toThrow(/^the store's secrets are sealed under another key than that in .*other-key/)

    await server.kill()
    await healthOf(b, 503)
    await server.start()
    await healthOf(b, 200)
    expect(await b.end("SIGTERM")).toBe(0)
    expect(b.said()).toBe("draining, 5 s at most\n")
  })
})

/** Waits until a process answers so of its health. */
async function healthOf(served: Served, status: number): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if ((await fetch(`${served.addresses["operations"]}/healthz`)).status === status) return
    await pause(100)
  }
  throw new Error(`its health did not become ${status}`)
}

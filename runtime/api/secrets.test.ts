import { readFileSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { inspect } from "node:util"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { sealsUnder } from "../evidence/seal.ts"
import { testApi } from "./api.fixture.ts"
import type { Asking, TestApi, Told } from "./api.fixture.ts"

const canary = "sk-canary-7d1f0c"

/** A secret as it is, and as it could be written down without being sealed. */
function spellings(secret: string): readonly string[] {
  const bytes = Buffer.from(secret)
  return [secret, bytes.toString("base64").replace(/=+$/, ""), bytes.toString("base64url"), bytes.toString("hex")]
}

/** A server of which everything is kept that it says: answers, observations, and what anybody prints meanwhile. */
async function overheard() {
  const here = await testApi()
  const heard: string[] = []
  const printed = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, "write").mockImplementation((text) => {
      heard.push(String(text))
      return true
    }),
  )
  onTestFinished(async () => {
    for (const each of printed) each.mockRestore()
    await here.end()
  })
  const ask = async (method: string, path: string, asking?: Asking): Promise<Told> => {
    const told = await here.ask(method, path, asking)
    heard.push(told.text, inspect([...told.headers]))
    return told
  }
  const everything = (): string => [...heard, inspect([here.answered, here.failures], { depth: 20 })].join("\n")
  return { here, ask, everything }
}

function files({ folder }: TestApi): readonly (readonly [string, Buffer])[] {
  return readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))])
}

describe("a secret that a client sends", () => {
  it("is nowhere but in the store, and there sealed, whatever becomes of its request", async () => {
    const { here, ask, everything } = await overheard()
    const workspace = await here.workspace("one")
    const bearer = await here.key("admin", workspace)
    const path = `/v1/organizations/workspaces/${workspace}/model-credentials`
    const body = { key: "primary", provider_key: "anthropic", api_key: canary }
    const headers = { "idempotency-key": "once" }
    const { json } = await ask("POST", path, { bearer, body, headers })
    await ask("POST", path, { bearer, body, headers })
    await ask("POST", path, { bearer, body: { ...body, api_key: `${canary}2` }, headers })
    await ask("POST", path, { bearer, body })
    const rotation = { expected_resource_version: 1, api_key: `${canary}-rotated` }
    await ask("POST", `/v1/model-credentials/${json.id}/generations`, { bearer, body: rotation })
    await ask("POST", `/v1/model-credentials/${json.id}/generations`, { bearer, body: rotation })
    for (const wrong of [
      { ...body, key: canary.toUpperCase() },
      { ...body, provider_key: canary },
      { ...body, api_key: [canary] },
      `{"api_key":"${canary}`,
      `{"api_key":"${canary}","api_key":"${canary}"}`,
    ])
      expect((await ask("POST", path, { bearer, body: wrong })).status).toBeGreaterThanOrEqual(400)
    for (const told of [
      await ask("GET", `/v1/model-credentials/${json.id}`, { bearer }),
      await ask("GET", `/v1/model-credentials/${json.id}/generations`, { bearer }),
      await ask("GET", path, { bearer }),
    ])
      expect(told.status).toBe(200)
    const stored = await here.store.db.selectFrom("credential_generations").select(["id", "sealed"]).execute()
    const seals = sealsUnder([new Uint8Array(32).fill(7)])
    expect(stored.map(({ id, sealed }) => seals.open(sealed ?? "", id)?.reveal()).toSorted()).toEqual([
      canary,
      `${canary}-rotated`,
    ])
    const said = everything()
    expect(said.length).toBeGreaterThan(5_000)
    for (const spelling of spellings(canary)) {
      expect(said.includes(spelling), spelling).toBe(false)
      for (const [name, bytes] of files(here)) expect(bytes.includes(spelling), name).toBe(false)
    }
  })

  it("is gone from the files of the store when the credential is revoked, sealed as it was", async () => {
    const { here, ask } = await overheard()
    const workspace = await here.workspace("one")
    const bearer = await here.key("admin", workspace)
    const path = `/v1/organizations/workspaces/${workspace}/model-credentials`
    const { json } = await ask("POST", path, { bearer, body: { key: "a", provider_key: "openai", api_key: canary } })
    await ask("DELETE", `/v1/model-credentials/${json.id}?expected_resource_version=1`, { bearer })
    const rows = await here.store.db.selectFrom("credential_generations").select("sealed").execute()
    expect(rows).toEqual([{ sealed: null }])
  })

  it("is not told with a failure of the server", async () => {
    const { here, everything } = await overheard()
    const workspace = await here.workspace("one")
    const bearer = await here.key("admin", workspace)
    let isFull = false
    const write: typeof here.store.write = (unit) =>
      here.store.write(async (db) => {
        const done = await unit(db)
        if (isFull) throw new Error("the disk is full")
        return done
      })
    const failures: unknown[] = []
    const failing = await testApi({
      store: { ...here.store, write },
      observer: { answered: () => undefined, failed: (_request, _endpoint, error) => void failures.push(error) },
    })
    isFull = true
    const told = await failing.ask("POST", `/v1/organizations/workspaces/${workspace}/model-credentials`, {
      bearer,
      body: { key: "a", provider_key: "openai", api_key: canary },
    })
    expect([told.status, told.json.code, told.json.detail]).toEqual([
      500,
      "api/internal",
      "The API met a fault of its own.",
    ])
    expect(failures).toEqual([new Error("the disk is full")])
    expect(inspect(failures, { depth: 20 }) + told.text + everything()).not.toContain(canary)
    await failing.api.close(0)
  })
})

describe("a bearer that the server makes", () => {
  it("stands in the one answer that gives it, and in no file", async () => {
    const { here, ask, everything } = await overheard()
    const bearer = await here.key("admin", await here.workspace("one"))
    const key = (
      await ask("POST", "/v1/api-keys", {
        bearer,
        body: { name: "a", role: "viewer" },
        headers: { "idempotency-key": "a" },
      })
    ).json.key
    const runtime = { agent: "openclaw", principal: "bob" }
    const { id, token } = (await ask("POST", "/v1/connected-runtimes", { bearer, body: runtime })).json
    await ask("GET", `/v1/connected-runtimes/${id}`, { bearer })
    await ask("GET", "/v1/api-keys", { bearer })
    await ask("GET", "/v1/models", { bearer: `${key}x` })
    const said = everything()
    for (const secret of [key, token]) {
      expect(said.split(secret).length - 1 - (secret === key ? 1 : 0)).toBeLessThanOrEqual(1)
      for (const [name, bytes] of files(here))
        for (const spelling of spellings(secret)) expect(bytes.includes(spelling), name).toBe(false)
    }
  })
})

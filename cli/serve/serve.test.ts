import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { openKeyFile } from "../../runtime/evidence/signing/key-file.ts"
import { openStore } from "../../runtime/evidence/store/open-store.ts"
import { commands } from "../commands.ts"
import { run } from "../run.ts"

const here = { host: "127.0.0.1", port: 0 }
const laptop = { api: { listen: here }, gateway: { listen: here }, operations: here, drainSeconds: 5 }

let folder: string
let data: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "serve-"))
  data = join(folder, "data")
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The command in this process, with what it has printed. It ends with the test. */
function started(configuration: object, ...more: readonly string[]) {
  const file = join(folder, "serve.json")
  writeFileSync(file, JSON.stringify(configuration))
  const stop = new AbortController()
  const said = { out: "", err: "" }
  let tell = (): void => undefined
  const terminal = {
    out: (text: string) => {
      said.out += text
      tell()
    },
    err: (text: string) => void (said.err += text),
    color: false,
    interactive: false,
    cwd: folder,
    again: "generate",
    command: "checkfu",
    version: "0.0.0",
    signal: stop.signal,
  }
  const code = run(terminal, commands, ["serve", "--config", file, "--data", data, ...more])
  onTestFinished(async () => {
    stop.abort()
    await code
  })
  const addresses = async (): Promise<{ readonly [what: string]: string }> => {
    const printed = new Promise<void>((done) => {
      tell = done
    })
    await Promise.race([said.out === "" ? printed : undefined, code])
    expect(said).toMatchObject({ err: "" })
    return JSON.parse(said.out) as { readonly [what: string]: string }
  }
  return { code, said, stop, addresses }
}

async function ask(url: string | undefined, key: string): Promise<{ readonly status: number; readonly body: unknown }> {
  const headers = { authorization: `Bearer ${key}`, "checkfu-version": "2026-08-29" }
  const answer = await fetch(url ?? "", { headers })
  return { status: answer.status, body: await answer.json() }
}

const parts = ["--only", "api,gateway", "--json"]

// The first of them loads all that the command has, which takes long on a machine with much else to do.
describe("serve", { timeout: 240_000 }, () => {
  it("needs nothing but a folder: it makes the store, the keys and a workspace, and keeps them from start to start", async () => {
    const first = started(laptop, ...parts)
    const { api, root_key_file: keyFile = "", operations } = await first.addresses()
    expect(keyFile).toBe(join(data, "root-key"))
    expect(statSync(keyFile).mode & 0o777).toBe(0o600)
    expect(statSync(data).mode & 0o777).toBe(0o700)
    expect(readFileSync(join(data, "api-url"), "utf8")).toBe(`${api}\n`)
    const key = readFileSync(keyFile, "utf8").trim()
    const answer = await ask(`${api}/v1/workspaces`, key)
    expect(answer).toMatchObject({ status: 200, body: { data: [{ name: "default" }] } })
    expect(await (await fetch(`${operations}/healthz`)).json()).toEqual({ status: "serving" })
    expect(await (await fetch(`${operations}/metrics`)).text()).toContain('endpoint="list-workspaces",status="200"} 1')
    first.stop.abort()
    expect(await first.code).toBe(0)
    expect(statSync(join(data, "api-url"), { throwIfNoEntry: false })).toBe(undefined)
    const second = started(laptop, ...parts)
    const { api: again } = await second.addresses()
    expect(await ask(`${again}/v1/workspaces`, key)).toEqual(answer)
  })

  it("says in a sentence that its store is another process's, which goes on", async () => {
    const first = started(laptop, ...parts)
    const { api } = await first.addresses()
    const second = started(laptop, ...parts)
    expect(await second.code).toBe(1)
    expect(second.said.err).toBe(`${join(data, "store.db")} serves another process, and a store in a file serves one\n`)
    expect(await ask(`${api}/v1/workspaces`, readFileSync(join(data, "root-key"), "utf8").trim())).toMatchObject({
      status: 200,
    })
  })

  it("says in a sentence that an address is in use, and leaves nothing open", async () => {
    const taken = createServer()
    await new Promise<void>((ready) => taken.listen(0, "127.0.0.1", ready))
    const { port } = taken.address() as AddressInfo
    const blocked = started({ ...laptop, api: { listen: { ...here, port } } }, ...parts)
    expect(await blocked.code).toBe(1)
    expect(blocked.said.err).toContain(`the address 127.0.0.1:${port} is in use`)
    await new Promise((closed) => taken.close(closed))
    await started(laptop, ...parts).addresses()
  })

  it("says in a sentence what is wrong with a key", async () => {
    const first = started(laptop, ...parts)
    await first.addresses()
    first.stop.abort()
    await first.code
    for (const [file, text, sentence] of [
      ["store-key", "short", /store-key is no key for the store: it has 5 bytes, not 32/],
      ["store-key", "x".repeat(32), /the store's secrets are sealed under another key than that in .*store-key/],
      ["root-key", "key_other", /the key in .*root-key is not one of this store/],
      ["signing-key.pem", "no key", /signing-key\.pem cannot be used: /],
    ] as const) {
      const path = join(data, file)
      const kept = readFileSync(path)
      writeFileSync(path, text)
      const wrong = started(laptop, ...parts)
      expect(await wrong.code).toBe(1)
      expect(wrong.said.err).toMatch(sentence)
      expect(wrong.said.err.trimEnd().split("\n")).toHaveLength(1)
      writeFileSync(path, kept)
    }
  })

  it("signs with one key: another file changes nothing, unless it is told to take over from exactly that key", async () => {
    const [ours, theirs, made] = ["ours.pem", "theirs.pem", "made.pem"].map((name) => join(folder, name))
    const begun = (file: string | undefined, more: object = {}) =>
      started({ ...laptop, signingKeyFile: file, ...more }, ...parts)
    const once = async (file: string | undefined, more: object = {}): Promise<string> => {
      const { code, said, stop, addresses } = begun(file, more)
      await addresses()
      stop.abort()
      expect(await code).toBe(0)
      return said.err
    }
    const { publicKey: other } = await openKeyFile(theirs ?? "")
    await once(ours)
    const { publicKey: first } = await openKeyFile(ours ?? "")

    const foreign = begun(theirs)
    expect(await foreign.code).toBe(1)
    expect(foreign.said.err).toContain(`signed with the key ${first.id}, and ${theirs} has another, ${other.id}`)
    expect(foreign.said.err).toContain(`"replacesSigningKey": "${first.id}"`)
    const missing = begun(made)
    expect(await missing.code).toBe(1)
    expect(missing.said.err).toContain(`${made} is not there`)
    expect(existsSync(made ?? "")).toBe(false)
    const wrong = begun(theirs, { replacesSigningKey: other.id })
    expect(await wrong.code).toBe(1)

    // The word that let it take over is still there at the next start, and does nothing.
    await once(theirs, { replacesSigningKey: first.id })
    await once(theirs, { replacesSigningKey: first.id })
    // The file of the key before rotates nothing back.
    const late = begun(ours)
    await vi.waitUntil(() => late.said.out !== "", { timeout: 60_000 })
    expect(late.said.err).toContain(`the key ${other.id} has taken over from ${first.id} in ${ours}`)
    late.stop.abort()
    await late.code
    expect(await once(theirs)).toBe("draining, 5 s at most\n")
  })

  it("refuses a store of a newer form", async () => {
    const url = `file:${join(folder, "newer.db")}`
    const store = await openStore(url)
    await store.db
      .insertInto("kysely_migration" as never)
      .values({ name: "9999-later", timestamp: "later" })
      .execute()
    await store.close()
    const newer = started(laptop, "--store", url, ...parts)
    expect(await newer.code).toBe(1)
    expect(newer.said.err).toBe("the store's form is newer than this version knows: it has seen 9999-later\n")
  })

  it("tells every fault of its configuration, each with its place", async () => {
    const wrong = started({ api: { listen: { host: "", port: 70_000 } }, runner: { slots: 0 }, more: 1 })
    expect(await wrong.code).toBe(1)
    const places = wrong.said.err.split("\n").map((line) => /: (\/\S*) /.exec(line)?.[1])
    expect(places.filter(Boolean)).toEqual(["/more", "/api/listen/host", "/api/listen/port", "/runner/slots"])
  })

  it.each([
    [["--only", "api,database"], "--only takes api, gateway, runner with commas between, not database"],
    [["--store", "mysql://db"], "--store takes postgres://… or file:PATH, not mysql://db"],
  ])("takes %j for wrong usage", async (more, sentence) => {
    const wrong = started(laptop, ...more)
    expect(await wrong.code).toBe(2)
    expect(wrong.said.err).toContain(sentence)
  })
})

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { freePort } from "../../test/support/free-port.ts"
import type { Terminal } from "../command.ts"
import { commands } from "../commands.ts"
import { run } from "../run.ts"

/** What stands behind each verb here is the server that `checkfu serve` starts, over its own store. */
const folder = mkdtempSync(join(tmpdir(), "ends-"))
const data = join(folder, "data")
const agent = join(import.meta.dirname, "../../test/harness/reference/main.js")
const image = (digit: string): string => `localhost/mine@sha256:${digit.repeat(64)}`
const stopServing = new AbortController()
let serving: Promise<number>
let nowhere = ""

interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

async function typed(line: readonly string[], stop = new AbortController(), told: (out: string) => void = () => {}) {
  const said = { out: "", err: "" }
  const terminal: Terminal = {
    out: (text) => {
      said.out += text
      told(said.out)
    },
    err: (text) => {
      said.err += text
      told(said.err)
    },
    color: false,
    interactive: true,
    columns: 80,
    cwd: folder,
    again: "",
    command: "checkfu",
    version: "1.2.3",
    signal: stop.signal,
  }
  return { code: await run(terminal, commands, line), ...said } satisfies Ran
}

/** One line, with the platform that the data folder names. A word in it has no space. */
const checkfu = (line: string): Promise<Ran> =>
  typed([...line.split(" "), ...(line.includes("--api-url") ? [] : ["--data", data])])
const good = async (line: string): Promise<string> => {
  const { code, out, err } = await checkfu(line)
  expect({ line, code, err }).toEqual({ line, code: 0, err: "" })
  return out
}
const json = async (line: string): Promise<Read> => JSON.parse(await good(`${line} --json`))
// oxlint-disable-next-line typescript/no-explicit-any -- what is read is compared, and nothing else
type Read = any

beforeAll(async () => {
  const here = { host: "127.0.0.1", port: 0 }
  writeFileSync(
    join(folder, "serve.json"),
    JSON.stringify({ api: { listen: here }, gateway: { listen: here }, operations: null }),
  )
  writeFileSync(join(folder, "answers.json"), '[{ "text": "Hello." }]')
  writeFileSync(join(folder, "secret"), "sk-of-the-ends")
  writeFileSync(join(folder, "wrong"), "key_of_nobody")
  nowhere = `http://127.0.0.1:${await freePort()}`
  // No runner: what is asked for waits, until whoever waits is interrupted.
  const line = ["serve", "--config", "serve.json", "--data", data, "--only", "api,gateway", "--replay", "answers.json"]
  await new Promise<void>((ready, fail) => {
    serving = typed(line, stopServing, (said) => said.endsWith("serving\n") && ready()).then(({ code, err }) => {
      fail(new Error(err))
      return code
    })
  })
}, 240_000)
afterAll(async () => {
  stopServing.abort()
  await serving
  rmSync(folder, { recursive: true })
})

describe("the command, with the server that serve starts,", { timeout: 120_000 }, () => {
  it("keeps a credential through its whole life", async () => {
    expect(await good("model credential add mine --provider checkfu-replay --secret-file secret")).toMatch(
      /^Added mine \(mcred_\w+\)\.\nNext: checkfu model profile create PROFILE --candidate provider=checkfu-replay,/,
    )
    expect(await good("model credential rotate mine --secret-file secret")).toBe("Rotated mine to generation 2.\n")
    expect(await json("model credential rotate mine --secret-file secret")).toMatchObject({ active_generation: 3 })
    await good("model credential add old --provider checkfu-replay --secret-file secret")
    expect(await good("model credential revoke old")).toBe("Revoked old.\n")
    const generations = [{ number: 1, status: "superseded" }, { number: 2 }, { number: 3, status: "active" }]
    expect(await json("model credential show mine")).toMatchObject({ key: "mine", generations })
    expect((await json("model credential list")).map(({ key, status }: Read) => [key, status])).toEqual([
      ["mine", "active"],
      ["old", "revoked"],
    ])
    const said = (await good("model credential list")) + JSON.stringify(await json("model credential show mine"))
    expect(said).not.toContain("sk-of-the-ends")
  })

  it("keeps routing profiles, and their revisions", async () => {
    const candidate = "--candidate provider=checkfu-replay,model=recorded,credential=mine"
    expect(await good(`model profile create primary ${candidate}`)).toContain(
      "with revision 1.\nNext: checkfu harness verify HARNESS --model primary --wait\n",
    )
    expect(await good("model profile create later")).toContain("Next: checkfu model profile publish later --candidate ")
    expect(await json(`model profile publish later --policy pinned ${candidate}`)).toMatchObject({ number: 1 })
    expect(await json("model profile show later")).toMatchObject({ key: "later", revisions: [{ number: 1 }] })
    expect(await good("model profile list")).toMatch(/^KEY +ACCESS[^]*\nprimary +platform_routed +active +1 /m)
    expect((await json("model list")).length).toBeGreaterThan(0)
  })

  it("makes profiles of an image, a recipe, and a release, and lists them", async () => {
    const { version } = await json(`harness add oci --name mine --image ${image("1")} --entrypoint /acp`)
    expect(version).toMatchObject({ number: 1, image: image("1"), source: { kind: "oci" } })
    expect(await good(`harness add recipe --entry codex --image ${image("2")}`)).toMatch(
      /^Added codex \(hprof_\w+\), version 1, [^]*\nNext: checkfu harness verify codex --model MODEL_PROFILE --wait\n$/,
    )
    const again = await json(`harness add release --name again --release ${version.release_id} --driver acp-v1`)
    expect(again).toMatchObject({ name: "again", version: { release_id: version.release_id, image: image("1") } })
    const listed = await good("harness list")
    expect(listed.match(/^\S+/gm)).toEqual(["NAME", "mine", "codex", "again"])
    expect(await json("harness list mine")).toMatchObject({ evidence: "unverified", verifications: [] })
  })

  it("asks for a verification with the proof of the platform's tools; an interrupt ends the waiting alone", async () => {
    const stop = new AbortController()
    const line = "harness verify mine --model primary --prove-platform-mcp --wait --data"
    const { code, out, err } = await typed([...line.split(" "), data], stop, (said) => {
      if (said.includes("waiting for a runner")) stop.abort()
    })
    expect({ code, out }).toEqual({ code: 1, out: "" })
    expect(err).toMatch(
      /checkfu: ver_\w+ goes on without anybody who waits\. Look at it with: checkfu harness list mine\n$/,
    )
    const { verifications } = await json("harness list mine")
    expect(verifications).toMatchObject([{ state: "queued", prove_platform_mcp: true }])
    expect(await good("harness list mine")).toContain(verifications[0].id)
    expect(await json("harness verify again --model primary")).toMatchObject({
      state: "queued",
      prove_platform_mcp: false,
    })
  })

  it("connects a process, and prints a next command that works", async () => {
    const stop = new AbortController()
    let first: Promise<Ran> | null = null
    const who = ["--agent", "claims", "--principal", "jo", "--state", "state.json", "--new-key", "--data", data]
    const { code, out, err } = await typed(
      ["harness", "connect", ...who, "--", process.execPath, agent],
      stop,
      (said) => {
        const next = /^Next: (.*)$/m.exec(said)?.[1]
        const words = next?.match(/'[^']*'|[^ ]+/g)?.map((word) => word.replaceAll("'", "")) ?? []
        if (words.length > 0) first ??= typed(words.slice(1))
        if (/ ended: /.test(said)) stop.abort()
      },
    )
    expect(await (first as unknown as Promise<Ran>)).toMatchObject({ code: 0, out: "Good day.\n" })
    expect({ code, out: out.split("\n")[0] }).toEqual({
      code: 0,
      out: expect.stringMatching(
        /^claims is connected to http:\/\/127\.0\.0\.1:\d+ as \S+, for jo\. It ends with Ctrl-C\.$/,
      ),
    })
    expect(err).toContain(" ended: unverified")
  })

  it.each<[string, 1 | 2, string]>([
    ["model credential add mine --provider checkfu-replay --secret-file secret", 1, "The name mine is taken."],
    ["model credential add x --provider nobody --secret-file secret", 1, "api/unknown-provider"],
    ["model credential add x --provider checkfu-replay --secret-file nothing", 2, "secret"],
    ["model credential rotate min --secret-file secret", 2, "there is no model credential min; nearest is mine"],
    ["model credential rotate old --secret-file secret", 1, "The model credential is revoked."],
    ["model credential revoke old", 1, "The model credential is revoked."],
    ["model credential revoke", 2, "model credential revoke needs a KEY"],
    [
      "model profile create mine --candidate provider=checkfu-replay,model=recorded,credential=old",
      2,
      "old is revoked",
    ],
    [
      "model profile publish nothing --candidate provider=p,model=m,credential=mine",
      2,
      "there is no model profile nothing",
    ],
    ["model profile show nothing", 2, "there is no model profile nothing"],
    ["harness add recipe --entry codex --image localhost/mine:latest", 2, "a tag can move; a push prints the digest"],
    ["harness add recipe --entry nobody --image IMAGE", 1, 'The catalog has no harness "nobody".'],
    ["harness add catalog --entry codex", 1, "adopt it as recipe"],
    ["harness add release --name x --release hrel_nothing --driver acp-v1", 1, "The workspace has no such release."],
    ["harness add oci --name mine --image IMAGE --entrypoint /acp", 1, "The name mine is taken."],
    ["harness list nothing", 2, "there is no harness profile nothing; there are "],
    ["harness list --workspace foreign", 2, "there is no workspace foreign; there is default"],
    ["harness verify mine --model nothing", 2, "there is no model profile nothing; there are later, primary"],
    ["harness verify nothing --model primary", 2, "there is no harness profile nothing"],
    ["run --profile mine --model-profile primary hello", 1, "checkfu harness verify mine --model primary --wait"],
    ["harness list --api-key-file wrong", 1, "Nobody is known by this bearer."],
    ["harness list --api-url NOWHERE --api-key-file wrong", 2, "Start a server with checkfu serve"],
  ])("says of %j what is wrong, and ends with %i", async (line, code, sentence) => {
    const ran = await checkfu(line.replace("IMAGE", image("3")).replace("NOWHERE", nowhere))
    expect(ran).toMatchObject({ code, out: "" })
    expect(ran.err).toContain(sentence)
    expect(ran.err).not.toContain("internal error")
    expect(ran.err).not.toContain("sk-of-the-ends")
  })

  it("finds in a workspace nothing of another one", async () => {
    const url = readFileSync(join(data, "api-url"), "utf8").trim()
    const root = readFileSync(join(data, "root-key"), "utf8").trim()
    const headers = {
      authorization: `Bearer ${root}`,
      "checkfu-version": "2026-08-29",
      "content-type": "application/json",
    }
    for (const name of ["other", "another", "a third"])
      await fetch(`${url}/v1/workspaces`, { method: "POST", headers, body: JSON.stringify({ name }) })
    const { id } = (await json("harness list mine")) as { readonly id: string }
    expect(await good("harness list --workspace other")).toBe("NAME  VERSION  SOURCE  DRIVER  EVIDENCE  IMAGE\n")
    for (const name of ["mine", id])
      expect(await checkfu(`harness list ${name} --workspace other`)).toMatchObject({
        code: 2,
        err: expect.stringContaining(`there is no harness profile ${name}; there is none yet`),
      })
    // Where none is named every verb takes the same one, the oldest.
    expect(await good("model profile list")).toContain("primary")
    expect((await checkfu("model credential rotate mine --secret-file secret --workspace other")).code).toBe(2)
  })
})

import { spawn, spawnSync } from "node:child_process"
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { testApi } from "../../runtime/api/api.fixture.ts"
import type { TestApi } from "../../runtime/api/api.fixture.ts"

const [, sample = ""] = /```sh\n(curl[^]*?)\n```/.exec(readFileSync("docs/guides/use-the-api.mdx", "utf8")) ?? []
const isThere = (program: string): boolean => spawnSync(program, ["--version"]).status === 0

// Without the program there is nothing to show; in continuous integration it must be there.
describe.skipIf(!isThere("curl") && process.env["CI"] !== "true")("the request that the guide prints for curl", () => {
  let here: TestApi
  let key: string
  beforeAll(async () => {
    here = await testApi()
    key = await here.key("developer", await here.workspace("one"))
  })
  afterAll(() => here.end())

  /** Runs the sample in a shell as it is printed. A machine without uuidgen gets one that answers as it does. */
  async function typed(): Promise<{ readonly out: string; readonly code: number | null }> {
    const folder = join(here.folder, "programs")
    mkdirSync(folder, { recursive: true })
    const standIn = join(folder, "uuidgen")
    writeFileSync(standIn, `#!${process.execPath}\nconsole.log(require("node:crypto").randomUUID())\n`)
    chmodSync(standIn, 0o755)
    const path = isThere("uuidgen") ? process.env["PATH"] : `${folder}:${process.env["PATH"] ?? ""}`
    const env = { ...process.env, PATH: path, CHECKFU_URL: here.api.url, CHECKFU_API_KEY: key }
    const shell = spawn("bash", ["-c", sample], { env, stdio: ["ignore", "pipe", "ignore"] })
    const code = new Promise<number | null>((resolve) => shell.on("close", resolve))
    return { out: await text(shell.stdout), code: await code }
  }

  it("makes the profile, and says of a second one that its name is taken", async () => {
    expect(sample).toContain("/v1/harness-profiles")
    const first = await typed()
    expect(first.code).toBe(0)
    expect(JSON.parse(first.out)).toMatchObject({
      name: "claims-specialist",
      resource_version: 1,
      version: { number: 1, configuration: { industry: "insurance" } },
      evidence: "unverified",
    })
    expect(JSON.parse((await typed()).out)).toMatchObject({ status: 409 })
  })
})

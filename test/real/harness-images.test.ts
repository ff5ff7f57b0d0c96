import { execFile, spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import { promisify } from "node:util"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

const podman = spawnSync("podman", ["--version"]).status === 0
const required = Boolean(process.env["CI"])

let folder = ""
let environment: NodeJS.ProcessEnv = {}

beforeAll(() => {
  // Short: sockets of podman lie below it.
  folder = mkdtempSync(join(tmpdir(), "img-"))
  const [graph, run] = [join(folder, "graph"), join(folder, "run")]
  const storage = `[storage]\ndriver = "vfs"\ngraphroot = "${graph}"\nrunroot = "${run}"\n`
  writeFileSync(join(folder, "storage.conf"), storage)
  mkdirSync(join(folder, "bin"))
  const shim = `#!/bin/sh\nexec node '${join(process.cwd(), "cli", "launch.js")}' "$@"\n`
  writeFileSync(join(folder, "bin", "checkfu"), shim, { mode: 0o755 })
  const path = `${join(folder, "bin")}${delimiter}${process.env["PATH"]}`
  environment = { ...process.env, PATH: path, CONTAINERS_STORAGE_CONF: join(folder, "storage.conf") }
})

afterAll(() => {
  // Without root, some of it belongs to other users of podman's own name space.
  if (podman) spawnSync("podman", ["unshare", "rm", "-rf", join(folder, "graph")], { env: environment })
  rmSync(folder, { recursive: true, force: true })
})

function shell(command: string) {
  return promisify(execFile)("sh", ["-c", command], { cwd: folder, env: environment, encoding: "utf8" })
}

/** Builds an image on nothing but this machine's Node, and runs the command that is printed to test it. */
async function builtAndTested(name: string): Promise<unknown> {
  const { stdout } = await shell(`checkfu harness image build ${name} --base host --output ${name}`)
  const [, command = ""] = /Test it, as the platform runs it:\n((?: {5}.*\n)+)/.exec(stdout) ?? []
  const tested = await shell(command)
  return JSON.parse(tested.stdout)
}

it("podman is there where tests must not be skipped", () => {
  expect(podman || !required, "CI is set and podman is not there").toBe(true)
})

describe.skipIf(!podman)("images of the catalog's harnesses (skipped without podman)", () => {
  const passed = {
    evidence: "unsigned_local_only",
    result: "passed",
    checks: ["initialize_handshake", "session_start", "prompt_exchange"].map((name) => ({ name, status: "passed" })),
  }

  it("the reference harness is one image, whoever builds it and how often, and passes the test of images", async () => {
    const images = await Promise.all(
      ["022", "077"].map(async (umask) => {
        const build = `umask ${umask}; checkfu harness image build checkfu --base host --json --tag localhost/made:${umask}`
        return (JSON.parse((await shell(build)).stdout) as { readonly image: string }).image
      }),
    )
    expect(images[0]).toMatch(/^sha256:[0-9a-f]{64}$/)
    expect(images[1]).toBe(images[0])
    expect(await builtAndTested("checkfu")).toMatchObject(passed)
  }, 300_000)

  it.skipIf(process.arch !== "x64")(
    "OpenCode is installed by its lock and passes (skipped where it is not locked for)",
    async () => {
      expect(await builtAndTested("opencode")).toMatchObject(passed)
    },
    600_000,
  )
})

import { spawn } from "node:child_process"
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { hasContainers, nothingLeft, openContainers, until } from "./support/containers.ts"
import type { Containers } from "./support/containers.ts"

let containers: Containers
let hostile: string

beforeAll(() => {
  if (!hasContainers) return
  containers = openContainers()
  hostile = containers.image("test/oci", "hostile")
})
afterAll(async () => {
  if (hasContainers) await containers.close()
})

interface Document {
  readonly result: string
  readonly checks: readonly { readonly name: string; readonly status: string; readonly detail?: string }[]
  readonly problems: readonly string[]
  readonly sandbox: { readonly unenforceable: readonly { readonly limit: string }[] }
  readonly next: Readonly<Record<string, string>>
  readonly required_flags: readonly string[]
}

interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs a line by a shell, in the folder of this file's containers. */
function shell(line: string, more: Readonly<Record<string, string>> = {}) {
  const env = { ...containers.environment, ...more }
  const child = spawn("sh", ["-c", `exec ${line}`], { cwd: containers.folder, env, stdio: ["ignore", "pipe", "pipe"] })
  const said = { out: "", err: "" }
  child.stdout.setEncoding("utf8").on("data", (text: string) => (said.out += text))
  child.stderr.setEncoding("utf8").on("data", (text: string) => (said.err += text))
  const ended = new Promise<Ran>((settle) => child.on("close", (code) => settle({ code, ...said })))
  return { child, ended }
}

function documentOf({ out, err }: Ran): Document {
  if (out === "") throw new Error(err)
  return JSON.parse(out) as Document
}

const agent = (...deeds: readonly string[]): string =>
  `checkfu harness test oci --name hostile --image ${hostile} --entrypoint /usr/bin/node --arg=/opt/agent/agent.mjs ` +
  deeds.map((deed) => `--arg=--${deed}`).join(" ")

/** The agents that run in a container now. */
function running(): number {
  return processes().filter(([program, file]) => program === "/usr/bin/node" && file === "/opt/agent/agent.mjs").length
}

function processes(): readonly (readonly string[])[] {
  return readdirSync("/proc").flatMap((id) => {
    try {
      return /^\d+$/.test(id) ? [readFileSync(`/proc/${id}/cmdline`, "latin1").split("\u0000")] : []
    } catch {
      return []
    }
  })
}

let registry: Promise<string> | undefined

/** Publishes a folder's image as anybody may, and answers with its name and digest. */
async function publish(folder: string): Promise<string> {
  const at = await (registry ??= containers.registry())
  const [name, file] = [`${at}/${folder}`, join(containers.folder, "digest")]
  containers.podman(
    "build",
    "--quiet",
    "--layers=false",
    "--network=none",
    `--tag=${name}:1`,
    join(containers.folder, folder),
  )
  containers.podman("push", "--quiet", "--tls-verify=false", `--digestfile=${file}`, `${name}:1`)
  containers.podman("rmi", `${name}:1`)
  return `${name}@${readFileSync(file, "utf8").trim()}`
}

const buildOf = (context: string): string =>
  `checkfu harness test oci --name built --build-context '${resolve(context)}' --entrypoint /usr/bin/node --arg=/opt/agent/agent.mjs`

/** The test of an image whose build goes on for a minute. */
function slowBuild(): string {
  const context = join(containers.folder, "slow")
  mkdirSync(context, { recursive: true })
  writeFileSync(join(context, "Containerfile"), "FROM localhost/base:test\nRUN /bin/sleep 61.5\n")
  return buildOf(context)
}

/** Whether a step of that build runs. */
function sleeps(): boolean {
  return processes().some((words) => words.includes("61.5") && words[0] !== "/bin/sh")
}

it("podman, runc and docker-registry are there where tests must not be skipped", () => {
  expect(hasContainers || !process.env["CI"], "CI is set, and podman, runc or docker-registry is missing").toBe(true)
})

describe.runIf(hasContainers)("harness test oci", () => {
  afterEach(() => expect(containers.found()).toEqual(nothingLeft))

  it.each(["oneshot", "acp"].flatMap((kind) => ["javascript", "python"].map((language) => [kind, language] as const)))(
    "goes from init to the published image, each command as it is printed: %s in %s",
    async (kind, language) => {
      const begun = await shell(`checkfu harness init ${kind} --directory ./${kind}-${language} --language ${language}`)
        .ended
      const [, tried = null] = /^ +(checkfu harness test -- .+)$/m.exec(begun.out) ?? []
      expect(tried === null, begun.out).toBe(kind !== "acp")
      if (tried !== null) expect(await shell(tried).ended).toMatchObject({ code: 0 })
      const test = /:\n( +checkfu harness test oci [^]*?[^\\])\n(?! )/.exec(`${begun.out}\n`)?.[1]?.trim() ?? ""
      const built = await shell(test).ended
      const document = documentOf(built)
      expect({ code: built.code, ...document }, built.err).toMatchObject({
        code: 0,
        result: "passed",
        problems: [],
        required_flags: [],
      })
      expect(Object.keys(document.next)).toEqual(["retest"])
      expect(document.checks.map(({ name }) => name)).toEqual(
        kind === "acp"
          ? ["initialize_handshake", "session_start", "prompt_exchange"]
          : ["process_start", "prompt_exchange", "resume", "output_schema", "teardown"],
      )
      const published = await publish(`${kind}-${language}`)
      const retested = await shell(document.next["retest"] ?? "", { IMAGE: published }).ended
      const second = documentOf(retested)
      expect({ code: retested.code, ...second }, retested.err).toMatchObject({
        code: 0,
        result: "passed",
        problems: [],
      })
      expect(second.required_flags).toEqual(["--sandbox", "--model"])
      expect(second.next["add"]).toContain(`checkfu harness add oci --name ${kind}-${language} --image ${published} `)
    },
  )

  it("contains what tries the network, foreign paths and too many processes, and ends what ignores signals", async () => {
    const ran = await shell(agent("network", "paths", "processes", "deaf")).ended
    const { result, checks, sandbox } = documentOf(ran)
    const kept = sandbox.unenforceable.map(({ limit }) => limit)
    // An engine that cannot keep the limit of processes says so; then the agent finds it out, too.
    if (kept.includes("processes")) expect(checks[0]?.detail).toContain("four hundred processes run at once")
    else expect({ code: ran.code, result, kept }, ran.err).toEqual({ code: 0, result: "passed", kept: [] })
    expect(running()).toBe(0)
  })

  it("ends what writes without an end, and says so", async () => {
    const ran = await shell(agent("output", "deaf")).ended
    const [, , exchange] = documentOf(ran).checks
    expect({ code: ran.code, ...exchange }, ran.err).toMatchObject({ code: 1, status: "failed" })
    expect(exchange?.detail).toMatch(/noise/)
    expect(running()).toBe(0)
  })

  it.each(["SIGINT", "SIGTERM"] as const)(
    "leaves nothing on %s in the middle of a turn, and says that it was interrupted",
    async (signal) => {
      const { child, ended } = shell(agent("mute", "deaf"))
      await until(() => running() === 1)
      child.kill(signal)
      const ran = await ended
      expect({ code: ran.code, ...documentOf(ran) }).toMatchObject({ code: 1, result: "interrupted", next: {} })
      expect(running()).toBe(0)
    },
  )

  it("leaves nothing on SIGINT in the middle of a build", async () => {
    const { child, ended } = shell(slowBuild())
    await until(sleeps)
    child.kill("SIGINT")
    expect(documentOf(await ended)).toMatchObject({ result: "interrupted" })
    expect(sleeps()).toBe(false)
  })

  it("removes with its next run what was killed in the middle of a turn, and of a build", async () => {
    const [turn, build] = [shell(agent("mute", "deaf")), shell(slowBuild())]
    await until(() => running() === 1 && sleeps())
    for (const { child } of [turn, build]) child.kill("SIGKILL")
    await Promise.all([turn.ended, build.ended])
    expect(containers.found()).not.toEqual(nothingLeft)
    const missing = `127.0.0.1:9/none@sha256:${"0".repeat(64)}`
    const next = await shell(`checkfu harness test oci --name none --image ${missing} --entrypoint /none`).ended
    expect(next.code).toBe(1)
    expect([running(), sleeps()]).toEqual([0, false])
  })

  it("says what is wrong with an image that has no such program", async () => {
    const ran = await shell(agent().replace("/usr/bin/node", "/usr/bin/none")).ended
    const [first] = documentOf(ran).checks
    expect({ code: ran.code, status: first?.status }).toEqual({ code: 1, status: "failed" })
    expect(first?.detail).toMatch(/Standard error ends with: .*no such file/i)
  })

  it("tests by a socket as by podman, and removes from it what was killed", async () => {
    const DOCKER_HOST = `unix://${await containers.socket()}`
    const killed = shell(agent("mute", "deaf"), { DOCKER_HOST })
    await until(() => running() === 1)
    killed.child.kill("SIGKILL")
    await killed.ended
    const ran = await shell(buildOf("test/oci"), { DOCKER_HOST }).ended
    expect({ code: ran.code, ...documentOf(ran) }, ran.err).toMatchObject({ code: 0, result: "passed", problems: [] })
    expect(running()).toBe(0)
  })
})

import { spawnSync } from "node:child_process"
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import type { ContainerSpec, Engine } from "../../../runtime/containers/index.ts"
import { systemClock } from "../../../runtime/driver/index.ts"
import { printedIn } from "../../../test/support/printed.ts"
import { commands } from "../../commands.ts"
import { run } from "../../run.ts"
import type { OciAsked } from "./asked.ts"
import { imageOf } from "./image-of.ts"
import { startRelay } from "../../../runtime/sandbox/relay.ts"
import { givingSpec } from "../../../runtime/sandbox/sandbox.ts"
import type { SandboxSetting } from "../../../runtime/sandbox/sandbox.ts"
import { standInEngine } from "../../../runtime/sandbox/stand-in.fixture.ts"
import { closeWorkshop, openWorkshop, sweepWorkshops } from "../../../runtime/sandbox/workshop.ts"

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "stages-"))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

const patient = AbortSignal.timeout(60_000)
const setting: SandboxSetting = {
  name: "t",
  folders: { workspace: "/w", home: "/h", turns: "/t", door: "/d" },
  limits: { memory: 1_024, cpus: 2, processes: 7 },
  labels: {},
}
const seen = {
  memory: "1024",
  quota: "200000",
  period: "100000",
  processes: "7",
  write: "EROFS",
  wayOut: "ENETUNREACH",
}

/** An engine whose containers say what the kernel shows, but for those with a limit that it cannot keep. */
function limited(cannot: (limits: ContainerSpec["limits"]) => string | null, shows: object = seen): Engine {
  return standInEngine({
    run: ({ limits }) => {
      const why = cannot(limits)
      const program =
        why === null
          ? `console.log(${JSON.stringify(JSON.stringify(shows))}); process.stdin.on("end", () => process.exit()).resume()`
          : `console.error(${JSON.stringify(`Error: ${why}`)}); process.exit(126)`
      return { command: process.execPath, args: ["-e", program], environment: {} }
    },
  })
}

describe("the relay", () => {
  const start = (engine: Engine) => startRelay(engine, setting, "root", systemClock, patient)

  it("starts under every limit that the kernel shows", async () => {
    const relay = await start(limited(() => null))
    expect(relay).toMatchObject({ ok: true, value: { limits: setting.limits, unenforceable: [] } })
    if (relay.ok) relay.value.stop()
  })

  it("gives up the limit with which nothing starts, in the engine's own words, and keeps the others", async () => {
    const relay = await start(limited(({ memory }) => (memory === undefined ? null : "no memory controller")))
    expect(relay).toMatchObject({
      ok: true,
      value: {
        limits: { cpus: 2, processes: 7 },
        unenforceable: [{ limit: "memory", reason: "the engine starts nothing with it: no memory controller" }],
      },
    })
    if (relay.ok) relay.value.stop()
  })

  it("reports a limit that the engine takes and drops", async () => {
    const relay = await start(limited(() => null, { ...seen, processes: "max" }))
    expect(relay).toMatchObject({ ok: true, value: { unenforceable: [{ limit: "processes" }] } })
    if (relay.ok) relay.value.stop()
  })

  it("says why nothing starts at all", async () => {
    expect(await start(limited(() => "no space left"))).toEqual({ ok: false, what: "no space left" })
  })
})

describe("the image", () => {
  const asked: OciAsked = {
    name: "mine",
    source: { kind: "build", context: "/here" },
    release: { entrypoint: "/a" },
    selectors: { sandbox: null, model: null },
    context: { apiUrl: null, connectionFile: null },
    allInterfaces: false,
  }

  async function had(more: Partial<OciAsked>, engine: Partial<Engine>) {
    const shop = { ...openWorkshop(), registry: folder() }
    closeWorkshop(shop.folder)
    const exposed: string[] = []
    const image = await imageOf(
      { ...asked, ...more },
      {
        engine: standInEngine(engine),
        workshop: shop,
        clock: systemClock,
        signal: patient,
        step: () => {},
        exposed: (address) => void exposed.push(address),
      },
    )
    return { image, exposed }
  }

  /** Pushes a manifest to where it is told, as an engine would. */
  const push: Engine["push"] = async (_, reference) => {
    const [, authority = "", repository = ""] = /^([^/]+)\/(.+):test$/.exec(reference) ?? []
    const response = await fetch(`http://${authority}/v2/${repository}/manifests/test`, { method: "PUT", body: "{}" })
    return response.ok ? { ok: true, value: null } : { ok: false, what: String(response.status) }
  }

  it.each([
    [false, "127.0.0.1", []],
    [true, "0.0.0.0", ["0.0.0.0"]],
  ])(
    "that is built has the digest of the registry, which says where it listened: %j",
    async (allInterfaces, address, said) => {
      const pulled: string[] = []
      const pull: Engine["pull"] = async (reference) => {
        pulled.push(reference)
        return { ok: true, value: null }
      }
      const { image, exposed } = await had({ allInterfaces }, { push, pull })
      expect(image).toMatchObject({
        ok: true,
        value: {
          reference: expect.stringMatching(/^127\.0\.0\.1:\d+\/harness-test\/[0-9a-f]{32}@sha256:44136fa355b3678a/),
          registry: { address, all_interfaces: allInterfaces },
        },
      })
      expect(pulled).toEqual(image.ok ? [image.value.reference] : [])
      expect(exposed).toEqual(said)
    },
  )

  it.each([
    [false, "; an engine in a virtual machine needs --allow-registry-all-interfaces"],
    [true, ""],
  ])("that cannot be pushed says what may help: %j", async (allInterfaces, hint) => {
    const { image } = await had({ allInterfaces }, { push: async () => ({ ok: false, what: "connection refused" }) })
    const what = `the image cannot be pushed to the temporary registry: connection refused${hint}`
    expect(image).toEqual({ ok: false, what })
  })

  it("that is published is neither built nor pushed, and fetched where it is missing", async () => {
    const never = async (): Promise<never> => Promise.reject(new Error("not asked for"))
    const source = { kind: "image", image: "a@sha256:0" } as const
    const { image } = await had({ source }, { build: never, push: never })
    expect(image).toEqual({ ok: true, value: { reference: "a@sha256:0", registry: null, isFetched: true } })
  })
})

describe("the folder of a test", () => {
  it("goes with the next run where its test has ended, and stays where one is at work", async () => {
    const place = folder()
    vi.stubEnv("TMPDIR", place)
    onTestFinished(() => void vi.unstubAllEnvs())
    const mine = openWorkshop()
    onTestFinished(() => void closeWorkshop(mine.folder))
    const [dead, nameless, young] = ["dead", "nameless", "young"].map((name) => {
      const path = join(place, `harness-oci-${name}`)
      mkdirSync(path)
      return path
    }) as [string, string, string]
    writeFileSync(join(dead, "owner"), mine.owner.replace(/\d+$/, "1"))
    utimesSync(nameless, 1, 1)
    expect(await sweepWorkshops({ environment: {} })).toEqual([])
    expect([dead, nameless, young, mine.folder].map((path) => existsSync(path))).toEqual([false, false, true, true])
  })

  it("is short enough for a container engine's sockets, wherever temporary files are", () => {
    const place = join(folder(), "deep".repeat(10))
    mkdirSync(place)
    vi.stubEnv("TMPDIR", place)
    onTestFinished(() => void vi.unstubAllEnvs())
    const { folder: made } = openWorkshop()
    onTestFinished(() => void closeWorkshop(made))
    expect(made.length).toBeLessThan(40)
  })

  it("can be removed by who made it, whoever wrote in it", () => {
    const place = folder()
    for (const name of ["workspace", "home"]) mkdirSync(join(place, name, "deep"), { recursive: true })
    writeFileSync(join(place, "home", "deep", "file"), "", { mode: 0o600 })
    chmodSync(join(place, "home", "deep"), 0o700)
    const folders = { ...setting.folders, workspace: join(place, "workspace"), home: join(place, "home") }
    const { command } = givingSpec({ ...setting, folders }, "root", [], "0")
    const program = command[2] ?? ""
    expect(spawnSync(process.execPath, ["-e", program, folders.workspace, folders.home]).status).toBe(0)
    expect(statSync(join(place, "home", "deep", "file")).mode & 0o777).toBe(0o777)
    expect(statSync(join(place, "home", "deep")).mode & 0o777).toBe(0o777)
  })
})

describe("harness test oci", () => {
  async function ends(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
    const place = folder()
    mkdirSync(join(place, "empty"))
    mkdirSync(join(place, "image"))
    writeFileSync(join(place, "image", "Containerfile"), "FROM scratch\n")
    writeFileSync(join(place, "broken.json"), "{")
    for (const [name, value] of Object.entries({ TMPDIR: place, ...environment })) vi.stubEnv(name, value)
    onTestFinished(() => void vi.unstubAllEnvs())
    const printed = printedIn(place, patient)
    const code = await run(printed.terminal, commands, [
      "harness",
      "test",
      "oci",
      "--name",
      "a",
      "--entrypoint",
      "/a",
      ...args,
    ])
    const left = readdirSync(place).filter((name) => name.startsWith("harness-oci-"))
    return { code, out: printed.out, err: printed.err, left }
  }

  it.each([
    [["--build-context", "./none"], "--build-context is a folder, and ./none is none"],
    [["--build-context", "./empty"], "./empty has no Containerfile and no Dockerfile: write one"],
    [["--build-context", "./image", "--connection-file", "none.json"], "cannot read the connection file none.json"],
    [["--build-context", "./image", "--connection-file", "broken.json"], "broken.json cannot be used: it is no JSON"],
  ])("%j is wrong usage, and ends with 2", async (args, problem) => {
    const { code, out, err } = await ends(args)
    expect({ code, out }).toEqual({ code: 2, out: "" })
    expect(err).toContain(problem)
  })

  it("ends with 2 where there is no engine, says what to do, and leaves nothing", async () => {
    const { code, out, err, left } = await ends(["--build-context", "./image"], {
      DOCKER_HOST: "unix:///nowhere/docker.sock",
    })
    expect({ code, out, left }).toEqual({ code: 2, out: "", left: [] })
    expect(err).toContain("DOCKER_HOST names /nowhere/docker.sock, and there is no such socket")
  })

  it.each(["test", "check", "init"])("alone takes its options, and not harness %s", async (verb) => {
    const printed = printedIn("/", patient)
    expect(await run(printed.terminal, commands, ["harness", verb, "--entrypoint", "/a", "--", "x"])).toBe(2)
    expect(printed.err).toContain("--entrypoint is of harness test oci")
  })
})

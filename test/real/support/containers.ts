import { spawn, spawnSync } from "node:child_process"
import type { ChildProcess } from "node:child_process"
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { delimiter, dirname, join, resolve } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { freePort } from "../../support/free-port.ts"

/** Whether the programs of Debian are here that containers are tested with. */
export const hasContainers: boolean = ["podman", "runc", "docker-registry"].every(
  (program) =>
    spawnSync("which", [program], { env: { PATH: `${process.env["PATH"] ?? ""}:/usr/sbin:/sbin` } }).status === 0,
)

/** A podman of its own, with images, runtime and temporary files in one folder, so that nothing of the machine's is touched. */
export interface Containers {
  readonly folder: string
  readonly environment: Readonly<Record<string, string>>
  /** Runs podman and answers with what it prints; throws where it fails. */
  readonly podman: (...args: readonly string[]) => string
  /** Builds an image, and answers with a reference by digest that this podman knows. */
  readonly image: (context: string, name: string) => string
  /** A registry on the loopback, as somebody may publish to. */
  readonly registry: () => Promise<string>
  /** A socket that speaks Docker's API. */
  readonly socket: () => Promise<string>
  /** What containers, images, folders and processes there are, without the images that were made by `image`. */
  readonly found: () => object
  readonly close: () => Promise<void>
}

/** Opens one whose base image has Node, and Python where it is asked for, under the names of the usual base images. */
export function openContainers(): Containers {
  // Paths of a container engine's sockets have a bound.
  const folder = mkdtempSync("/tmp/o-")
  writeFileSync(
    join(folder, "containers.conf"),
    '[engine]\nruntime = "runc"\ncgroup_manager = "cgroupfs"\nevents_logger = "file"\n[containers]\ndefault_ulimits = ["nofile=1024:1024", "nproc=1024:1024"]\n',
  )
  writeFileSync(
    join(folder, "storage.conf"),
    `[storage]\ndriver = "vfs"\ngraphroot = "${folder}/g"\nrunroot = "${folder}/r"\n`,
  )
  mkdirSync(join(folder, "bin"))
  writeFileSync(join(folder, "bin", "checkfu"), `#!/bin/sh\nexec node '${resolve("cli/launch.js")}' "$@"\n`, {
    mode: 0o755,
  })
  const { PATH = "", HOME = "/" } = process.env
  const environment = {
    PATH: [join(folder, "bin"), PATH, "/usr/sbin"].join(delimiter),
    HOME,
    TMPDIR: folder,
    CONTAINERS_CONF: join(folder, "containers.conf"),
    CONTAINERS_STORAGE_CONF: join(folder, "storage.conf"),
  }
  const podman = (...args: readonly string[]): string => {
    const { status, stdout, stderr } = spawnSync("podman", args, { env: environment, encoding: "utf8" })
    if (status !== 0) throw new Error(`podman ${args.join(" ")}: ${stderr}`)
    return stdout
  }
  const base = join(folder, "base")
  fillBase(join(base, "root"))
  writeFileSync(join(base, "Containerfile"), "FROM scratch\nCOPY root /\n")
  const tags = [
    "localhost/base:test",
    "docker.io/library/node:22-bookworm-slim",
    "docker.io/library/python:3.13-slim-bookworm",
  ]
  podman("build", "--quiet", "--layers=false", "--network=none", ...tags.map((tag) => `--tag=${tag}`), base)
  rmSync(base, { recursive: true })
  const made = new Set(tags)
  const started: ChildProcess[] = []
  const start = (command: string, args: readonly string[]): void =>
    void started.push(spawn(command, args, { env: environment, stdio: "ignore" }))
  return {
    folder,
    environment,
    podman,
    image: (context, name) => {
      podman("build", "--quiet", "--layers=false", "--network=none", `--tag=localhost/${name}:test`, context)
      made.add(`localhost/${name}:test`)
      return `localhost/${name}@${podman("image", "inspect", "--format={{.Digest}}", `localhost/${name}:test`).trim()}`
    },
    registry: async () => {
      const port = await freePort()
      const [config, root] = [join(folder, "registry.yml"), join(folder, "published")]
      writeFileSync(
        config,
        `version: 0.1\nlog: {accesslog: {disabled: true}}\nstorage: {filesystem: {rootdirectory: ${root}}}\nhttp: {addr: "127.0.0.1:${port}"}\n`,
      )
      start("docker-registry", ["serve", config])
      await until(() => spawnSync("curl", ["-sf", `http://127.0.0.1:${port}/v2/`]).status === 0)
      return `127.0.0.1:${port}`
    },
    socket: async () => {
      const path = join(folder, "docker.sock")
      start("podman", ["system", "service", "--time=0", `unix://${path}`])
      await until(() => existsSync(path))
      return path
    },
    found: () => ({
      containers: podman("ps", "--all", "--external", "--format={{.Names}}").trim(),
      images: podman("images", "--all", "--format={{.Repository}}:{{.Tag}}")
        .split("\n")
        .filter((name) => name !== "" && !made.has(name)),
      folders: readdirSync(folder).filter((name) => name.startsWith("harness-oci-")),
      processes: processesOf(join(folder, "harness-oci-")),
    }),
    close: async () => {
      podman("rm", "--all", "--force", "--time=0")
      podman("rmi", "--all", "--force")
      for (const child of started) await ended(child)
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Nothing of a test is there. */
export const nothingLeft: object = { containers: "", images: [], folders: [], processes: [] }

/** Waits for what comes sooner or later, however busy the machine is. */
export async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 1_200; tries++) {
    if (holds()) return
    await pause(100)
  }
  throw new Error("it did not come about")
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = new Promise((done) => child.once("exit", done))
  child.kill("SIGKILL")
  await exit
}

/** The programs that images here are made of, with what they load. */
function fillBase(root: string): void {
  const put = (file: string, at = file): void => {
    mkdirSync(dirname(join(root, at)), { recursive: true })
    cpSync(realpathSync(file), join(root, at))
  }
  const python = realpathSync(
    spawnSync("which", ["python3"], { encoding: "utf8", env: { PATH: "/usr/bin:/bin" } }).stdout.trim(),
  )
  for (const [file, at] of [
    [process.execPath, "/usr/bin/node"],
    [python, "/usr/bin/python3"],
    ["/usr/bin/env", "/usr/bin/env"],
    ["/bin/sh", "/bin/sh"],
    ["/bin/sleep", "/bin/sleep"],
  ] as const) {
    put(file, at)
    for (const [library] of spawnSync("ldd", [file], { encoding: "utf8" }).stdout.matchAll(/(?<=\s)\/\S+/g))
      put(library)
  }
  const modules = `/usr/lib/${python.split("/").at(-1) ?? ""}`
  cpSync(modules, join(root, modules), {
    recursive: true,
    filter: (path) => !/\/(?:__pycache__|test|idlelib|lib2to3|config-[^/]*|dist-packages)$/.test(path),
  })
  mkdirSync(join(root, "tmp"), { recursive: true, mode: 0o1777 })
}

/** Processes that name a path in their arguments, or have it in their environment. */
function processesOf(path: string): readonly string[] {
  return readdirSync("/proc").flatMap((id) => {
    if (!/^\d+$/.test(id)) return []
    try {
      const [words, environment] = ["cmdline", "environ"].map((file) => readFileSync(`/proc/${id}/${file}`, "latin1"))
      const line = (words ?? "").replaceAll("\u0000", " ").trim()
      return `${line} ${environment ?? ""}`.includes(path) ? [line] : []
    } catch {
      return []
    }
  })
}

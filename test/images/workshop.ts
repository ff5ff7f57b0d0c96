import { execFile, spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import { promisify } from "node:util"

/** A podman and a `checkfu` of their own in a folder, in which images of the catalog's harnesses are made. */
export interface Workshop {
  /** Runs a line of the shell there; fails as the line does. */
  readonly shell: (line: string) => Promise<string>
  /** Builds an image on nothing but this machine's Node, runs the command that is printed to test it, and gives its document. */
  readonly builtAndTested: (name: string) => Promise<unknown>
  readonly close: () => void
}

/** Whether there is a podman. */
export const hasPodman: boolean = spawnSync("podman", ["--version"]).status === 0

/** Opens one. */
export function openWorkshop(): Workshop {
  // Short: sockets of podman lie below it.
  const folder = mkdtempSync(join(tmpdir(), "img-"))
  const [graph, run] = [join(folder, "graph"), join(folder, "run")]
  const storage = `[storage]\ndriver = "vfs"\ngraphroot = "${graph}"\nrunroot = "${run}"\n`
  writeFileSync(join(folder, "storage.conf"), storage)
  mkdirSync(join(folder, "bin"))
  const shim = `#!/bin/sh\nexec node '${join(process.cwd(), "cli", "launch.js")}' "$@"\n`
  writeFileSync(join(folder, "bin", "checkfu"), shim, { mode: 0o755 })
  const path = `${join(folder, "bin")}${delimiter}${process.env["PATH"]}`
  const environment = { ...process.env, PATH: path, CONTAINERS_STORAGE_CONF: join(folder, "storage.conf") }
  const shell = async (line: string): Promise<string> =>
    (await promisify(execFile)("sh", ["-c", line], { cwd: folder, env: environment, encoding: "utf8" })).stdout
  return {
    shell,
    builtAndTested: async (name) => {
      const built = await shell(`checkfu harness image build ${name} --base host --output ${name}`)
      const [, command = ""] = /Test it, as the platform runs it:\n((?: {5}.*\n)+)/.exec(built) ?? []
      return JSON.parse(await shell(command)) as unknown
    },
    close: () => {
      // Without root, some of it belongs to other users of podman's own name space.
      if (hasPodman) spawnSync("podman", ["unshare", "rm", "-rf", graph], { env: environment })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { ownerLabel } from "../engine.ts"
import type { Done, Engine } from "../engine.ts"
import { podmanArguments } from "./arguments.ts"
import { factsIn, idsIn, imageIn, ownersIn } from "./printed.ts"
import { runPodman } from "./run-podman.ts"
import type { PodmanCall } from "./run-podman.ts"

/** How podman is called. */
export interface PodmanOptions {
  /** A path, or a name that is looked for on the PATH. */
  readonly command?: string
  /** Everything that podman gets: its configuration is the user's own. */
  readonly environment: Readonly<Record<string, string | undefined>>
}

/** The engine behind the `podman` command, whose configuration is that of the environment. */
export function podmanEngine({ command = "podman", environment }: PodmanOptions): Engine {
  const run = (args: readonly string[], more: Partial<PodmanCall> = {}): Promise<Done<string>> =>
    runPodman({ command, args, environment, ...more })
  const read = async <T>(
    args: readonly string[],
    reader: (text: string) => T,
    more: Partial<PodmanCall> = {},
  ): Promise<Done<T>> => {
    const done = await run(args, more)
    if (!done.ok) return done
    try {
      return { ok: true, value: reader(done.value) }
    } catch {
      return { ok: false, what: `${command} ${args[0] ?? ""} printed something else than was asked for` }
    }
  }
  const nothing = async (args: readonly string[], more: Partial<PodmanCall> = {}): Promise<Done<null>> =>
    read(args, () => null, more)
  const withFile = async <T>(use: (file: string) => Promise<T>): Promise<T> => {
    const folder = mkdtempSync(join(tmpdir(), "podman-"))
    try {
      return await use(join(folder, "file"))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  /** All of them, also where one fails. */
  const each = async (ids: readonly string[], remove: (id: string) => readonly string[]): Promise<Done<null>> => {
    const done = await Promise.all(ids.map((id) => nothing(remove(id))))
    return done.find(({ ok }) => !ok) ?? { ok: true, value: null }
  }
  return {
    at: command,
    facts: (signal) => read(podmanArguments.facts(), factsIn, { signal }),
    build: (build, signal) =>
      withFile(async (idFile) => {
        const done = await run(podmanArguments.build(build, idFile), { signal, said: build.said })
        return done.ok ? { ok: true, value: readFileSync(idFile, "utf8").trim() } : done
      }),
    importImage: (tar, tag, labels, signal) =>
      withFile((file) => {
        writeFileSync(file, tar)
        return read(podmanArguments.importImage(file, tag, labels), (text) => text.trim(), { signal })
      }),
    image: async (reference, signal) => {
      if (!(await run(podmanArguments.hasImage(reference), { signal })).ok) return { ok: true, value: null }
      return read(podmanArguments.image(reference), imageIn, { signal })
    },
    pull: (reference, signal) => nothing(podmanArguments.pull(reference), { signal }),
    push: (image, reference, signal) => nothing(podmanArguments.push(image, reference), { signal }),
    removeImage: (reference) => nothing(podmanArguments.removeImage(reference)),
    run: (spec) => ({
      command,
      args: podmanArguments.run(spec),
      environment: defined({ ...environment, ...spec.environment }),
    }),
    remove: (name) => nothing(podmanArguments.remove(name)),
    owners: async () => {
      const [containers, images] = await Promise.all([
        read(podmanArguments.ownedContainers(ownerLabel), ownersIn),
        read(podmanArguments.ownedImages(ownerLabel), ownersIn),
      ])
      if (!containers.ok) return containers
      return images.ok ? { ok: true, value: [...new Set([...containers.value, ...images.value])] } : images
    },
    clear: async (owner) => {
      const label = `${ownerLabel}=${owner}`
      const containers = await read(podmanArguments.ownedContainers(label), idsIn)
      if (!containers.ok) return containers
      const emptied = await each(containers.value, podmanArguments.remove)
      const images = await read(podmanArguments.ownedImages(label), idsIn)
      if (!images.ok) return images
      const removed = await each(images.value, podmanArguments.removeImage)
      return emptied.ok ? removed : emptied
    },
  }
}

function defined(environment: PodmanOptions["environment"]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

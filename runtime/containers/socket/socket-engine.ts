import { spawn } from "node:child_process"
import { existsSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { ownerLabel } from "../engine.ts"
import type { Build, Done, Engine, ImageFacts } from "../engine.ts"
import { isLoopback } from "../reference.ts"
import { containerProgram, containerVariables } from "./container-program.ts"
import { socketRequests } from "./requests.ts"
import type { SocketRequest } from "./requests.ts"
import { send } from "./send.ts"
import type { SendTerms } from "./send.ts"

/** The engine behind a Unix socket that speaks Docker's API. */
export function socketEngine(path: string): Engine {
  const ask = (request: SocketRequest, terms: SendTerms = {}): ReturnType<typeof send> => send(path, request, terms)
  const nothing = async (request: SocketRequest, terms: SendTerms = {}): Promise<Done<null>> => {
    const done = await ask(request, terms)
    // What is to be removed and is not there is as good as removed.
    return done.ok || (request.method === "DELETE" && done.status === 404) ? { ok: true, value: null } : done
  }
  const one = async <T>(
    request: SocketRequest,
    reader: (value: never) => T,
    terms: SendTerms = {},
  ): Promise<Done<T>> => {
    const done = await ask(request, terms)
    if (!done.ok) return done
    try {
      return { ok: true, value: reader(done.value[0] as never) }
    } catch {
      return {
        ok: false,
        what: `it answered ${request.path.split("?")[0] ?? ""} with something else than was asked for`,
      }
    }
  }
  const image: Engine["image"] = async (reference, signal) => {
    const done = await ask(socketRequests.image(reference), { signal })
    if (!done.ok) return done.status === 404 ? { ok: true, value: null } : done
    return { ok: true, value: imageIn(done.value[0] as ImageAnswer) }
  }
  const idOf = async (tag: string): Promise<Done<string>> => {
    const found = await image(tag)
    if (!found.ok) return found
    return found.value === null
      ? { ok: false, what: `there is no ${tag} after all` }
      : { ok: true, value: found.value.id }
  }
  return {
    at: path,
    facts: (signal) => one(socketRequests.facts(), factsIn, { signal }),
    build: async (build, signal) => {
      const archive = spawn("tar", ["-C", build.context, "-cf", "-", "."], { stdio: ["ignore", "pipe", "ignore"] })
      const heard = (message: unknown): void => {
        const { stream } = Object(message) as { readonly stream?: unknown }
        if (typeof stream === "string") build.said?.(stream)
      }
      const unpacked = new Promise<number | null>((resolve) =>
        archive.on("close", resolve).on("error", () => resolve(null)),
      )
      const done = await ask(socketRequests.build(build, fileOf(build)), { body: archive.stdout, signal, heard })
      archive.kill()
      await unpacked
      return done.ok ? idOf(build.tag) : done
    },
    importImage: async (tar, tag, labels, signal) => {
      const done = await ask(socketRequests.importImage(tag, labels), { body: tar, signal })
      // Not every engine gives it the tag that it was asked for.
      return done.ok ? importedIn(done.value) : done
    },
    image,
    pull: async (reference, signal) => {
      const plainly = isLoopback(reference) ? await ask(socketRequests.pullPlainly(reference), { signal }) : null
      if (plainly === null || (!plainly.ok && plainly.status === 404))
        return nothing(socketRequests.pull(reference), { signal })
      return plainly.ok ? { ok: true, value: null } : plainly
    },
    push: async (pushed, reference, signal) => {
      const tagged = await ask(socketRequests.tag(pushed, reference), { signal })
      return tagged.ok ? nothing(socketRequests.push(reference), { signal }) : tagged
    },
    removeImage: (reference) => nothing(socketRequests.removeImage(reference)),
    run: (spec) => {
      const create = socketRequests.create(spec)
      return {
        command: process.execPath,
        args: ["-e", containerProgram],
        environment: {
          [containerVariables.socket]: path,
          [containerVariables.path]: create.path,
          [containerVariables.body]: JSON.stringify(create.json),
        },
      }
    },
    remove: (name) => nothing(socketRequests.remove(name)),
    owners: async () => {
      const containers = await one(socketRequests.containers(ownerLabel), ownersIn)
      if (!containers.ok) return containers
      const images = await one(socketRequests.images(ownerLabel), ownersIn)
      return images.ok ? { ok: true, value: [...new Set([...containers.value, ...images.value])] } : images
    },
    clear: async (owner) => {
      const label = `${ownerLabel}=${owner}`
      const problems: string[] = []
      const all = async (list: SocketRequest, remove: (id: string) => SocketRequest): Promise<void> => {
        const listed = await one(list, idsIn)
        if (!listed.ok) return void problems.push(listed.what)
        for (const id of listed.value) {
          const gone = await nothing(remove(id))
          if (!gone.ok) problems.push(gone.what)
        }
      }
      // A second time for those whose network another one had.
      await all(socketRequests.containers(label), socketRequests.remove)
      if (problems.splice(0).length > 0) await all(socketRequests.containers(label), socketRequests.remove)
      await all(socketRequests.images(label), socketRequests.removeImage)
      const [problem] = problems
      return problem === undefined ? { ok: true, value: null } : { ok: false, what: problem }
    },
  }
}

/** The name of the file that a build follows, in its context. */
function fileOf({ context, containerfile }: Build): string {
  if (containerfile !== undefined) return dirname(containerfile) === context ? basename(containerfile) : containerfile
  return existsSync(join(context, "Containerfile")) ? "Containerfile" : "Dockerfile"
}

interface Listed {
  readonly Id: string
  readonly Labels?: Readonly<Record<string, string>> | null
}

function idsIn(value: readonly Listed[]): readonly string[] {
  return [...new Set(value.map(({ Id: id }) => id))]
}

function ownersIn(value: readonly Listed[]): readonly string[] {
  return value.flatMap(({ Labels: labels }) => labels?.[ownerLabel] ?? [])
}

function factsIn(value: {
  readonly Version: string
  readonly Os: string
  readonly Arch: string
  readonly Components?: readonly { readonly Name: string }[]
}): { readonly name: string; readonly version: string; readonly platform: string } {
  return {
    name: value.Components?.[0]?.Name ?? "engine",
    version: value.Version,
    platform: `${value.Os}/${value.Arch}`,
  }
}

interface ImageAnswer {
  readonly Id: string
  readonly Os: string
  readonly Architecture: string
  readonly Config?: {
    readonly User?: string
    readonly Labels?: Readonly<Record<string, string>> | null
    readonly Entrypoint?: readonly string[] | null
  } | null
}

function imageIn({ Id: id, Os: os, Architecture: architecture, Config: config }: ImageAnswer): ImageFacts {
  return {
    id,
    platform: `${os}/${architecture}`,
    labels: config?.Labels ?? {},
    user: config?.User ?? "",
    entrypoint: config?.Entrypoint ?? [],
  }
}

/** The image is what the last message says, by its id alone. */
function importedIn(messages: readonly unknown[]): Done<string> {
  const { status } = Object(messages.at(-1)) as { readonly status?: unknown }
  return typeof status === "string" && /^sha256:[0-9a-f]{64}$/.test(status)
    ? { ok: true, value: status }
    : { ok: false, what: "it does not say which image it made of the archive" }
}

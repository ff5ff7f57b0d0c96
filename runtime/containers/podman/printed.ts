import { ownerLabel } from "../engine.ts"
import type { EngineFacts, ImageFacts } from "../engine.ts"

/** What `podman info` says. Throws, as everything in here does, where the text is something else. */
export function factsIn(text: string): EngineFacts {
  const { host, version } = JSON.parse(text) as {
    readonly host: { readonly os: string; readonly arch: string }
    readonly version: { readonly Version: string }
  }
  return { name: "podman", version: version.Version, platform: `${host.os}/${host.arch}` }
}

/** What `podman image inspect` says of one image. */
export function imageIn(text: string): ImageFacts {
  const [image] = JSON.parse(text) as readonly {
    readonly Id: string
    readonly Os: string
    readonly Architecture: string
    readonly User?: string
    readonly Config?: { readonly Entrypoint?: readonly string[] | null } | null
    readonly Labels?: Readonly<Record<string, string>> | null
  }[]
  if (image === undefined) throw new TypeError("no image")
  const { Id: id, Os: os, Architecture: architecture, User: user = "", Labels: labels, Config: config } = image
  const entrypoint = config?.Entrypoint ?? []
  return { id, platform: `${os}/${architecture}`, labels: labels ?? {}, user, entrypoint }
}

/** Ids of what `podman ps` or `podman images` lists, each once: an image stands there with each of its names. */
export function idsIn(text: string): readonly string[] {
  return [...new Set(listed(text).map(({ Id: id }) => id))]
}

/** The owners of what is listed. */
export function ownersIn(text: string): readonly string[] {
  return listed(text).flatMap(({ Labels: labels }) => labels?.[ownerLabel] ?? [])
}

function listed(
  text: string,
): readonly { readonly Id: string; readonly Labels?: Readonly<Record<string, string>> | null }[] {
  return (JSON.parse(text) as ReturnType<typeof listed> | null) ?? []
}

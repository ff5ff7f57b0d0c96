/** An image in a registry, by its parts. */
export interface ImageReference {
  /** The registry with its port; null: the one that the engine takes by default. */
  readonly registry: string | null
  readonly repository: string
  readonly tag: string | null
  /** `sha256:` and 64 hexadecimal digits; null where it is named by a tag alone. */
  readonly digest: string | null
}

/** Takes the reference of an image apart. The form of a repository is not judged here. */
export function readReference(reference: string): ImageReference {
  const [named = "", digest = null] = reference.split("@", 2)
  const parts = named.split("/")
  const [first = ""] = parts
  const isRegistry = parts.length > 1 && (/[.:]/.test(first) || first === "localhost")
  const path = (isRegistry ? parts.slice(1) : parts).join("/")
  const [repository = "", tag = null] = path.split(":", 2)
  return { registry: isRegistry ? first : null, repository, tag, digest }
}

/** Whether a reference names a registry of this machine, which is spoken to without TLS. */
export function isLoopback(reference: string): boolean {
  const host = readReference(reference).registry?.replace(/:\d+$/, "") ?? ""
  return host === "localhost" || host === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(host)
}

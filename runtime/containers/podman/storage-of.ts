/** Where podman keeps its images, as `podman info` says it. */
export interface PodmanStore {
  readonly graphDriverName: string
  readonly graphRoot: string
  /** What the driver was started with; a program is an object with its path. */
  readonly graphOptions: Readonly<Record<string, unknown>>
}

/** The store in what `podman info --format json` prints; null: its containers are on another machine. Throws where it is no such text. */
export function storeIn(text: string): PodmanStore | null {
  const { host, store } = JSON.parse(text) as {
    readonly host: { readonly serviceIsRemote?: boolean }
    readonly store: PodmanStore
  }
  if (host.serviceIsRemote === true) return null
  if (typeof store.graphRoot !== "string") throw new TypeError("no store")
  return store
}

/**
 * The configuration of a storage of its own in a folder: of the same kind, with the user's images to read and nothing of the
 * user's to write, so that it is removed with its folder. Names in it are short: sockets lie below them.
 */
export function storageConfiguration(
  { graphDriverName, graphRoot, graphOptions }: PodmanStore,
  folder: string,
): string {
  const mountProgram = programIn(graphOptions["overlay.mount_program"])
  return [
    "[storage]",
    `driver = ${JSON.stringify(graphDriverName)}`,
    `graphroot = ${JSON.stringify(`${folder}/g`)}`,
    `runroot = ${JSON.stringify(`${folder}/r`)}`,
    "[storage.options]",
    `additionalimagestores = [${JSON.stringify(graphRoot)}]`,
    ...(mountProgram === null ? [] : ["[storage.options.overlay]", `mount_program = ${JSON.stringify(mountProgram)}`]),
    "",
  ].join("\n")
}

function programIn(option: unknown): string | null {
  if (typeof option === "string") return option
  const { Executable: path } = Object(option) as { readonly Executable?: unknown }
  return typeof path === "string" ? path : null
}

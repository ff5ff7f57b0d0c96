/** The way to an engine. */
export type EngineChoice =
  | { readonly kind: "socket"; readonly path: string }
  | { readonly kind: "podman" }
  /** What to do about it. */
  | { readonly kind: "none"; readonly what: string }

/** What is asked of the machine. */
export interface Machine {
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Whether a file or socket is there. */
  readonly has: (path: string) => boolean
}

/**
 * Finds the engine: the socket that `DOCKER_HOST` names, else `podman` on the `PATH`, else the socket where Docker usually
 * listens.
 */
export function chooseEngine({ environment, has }: Machine): EngineChoice {
  const { DOCKER_HOST: host, PATH: path = "", XDG_RUNTIME_DIR: runtime } = environment
  if (host !== undefined && host !== "") {
    const socket = /^unix:\/\/(\/.+)$/.exec(host)?.[1]
    if (socket === undefined)
      return {
        kind: "none",
        what: `DOCKER_HOST is ${host}, and only unix:///PATH is spoken with: set it to a socket, or unset it`,
      }
    return has(socket)
      ? { kind: "socket", path: socket }
      : { kind: "none", what: `DOCKER_HOST names ${socket}, and there is no such socket` }
  }
  if (path.split(":").some((folder) => folder !== "" && has(`${folder}/podman`))) return { kind: "podman" }
  const usual = ["/var/run/docker.sock", ...(runtime === undefined ? [] : [`${runtime}/docker.sock`])].find(has)
  if (usual !== undefined) return { kind: "socket", path: usual }
  return {
    kind: "none",
    what: "there is no container engine: install podman, or set DOCKER_HOST=unix:///PATH to the socket of one that speaks Docker's API",
  }
}

import type { Build, ContainerSpec, Labels, Mount } from "../engine.ts"
import { isLoopback, readReference } from "../reference.ts"

/** A request of Docker's API. */
export interface SocketRequest {
  readonly method: "GET" | "POST" | "DELETE"
  readonly path: string
  /** Sent as JSON. */
  readonly json?: unknown
}

/** The requests by which a socket does what an engine is asked for. Pure. */
export const socketRequests = {
  facts: (): SocketRequest => ({ method: "GET", path: "/version" }),

  /** The context goes along as a tar archive; the file's name is its own in there. */
  build: ({ tag, labels = {}, network }: Build, containerfile: string): SocketRequest => ({
    method: "POST",
    path: query("/build", {
      t: tag,
      dockerfile: containerfile,
      labels: JSON.stringify(labels),
      rm: "1",
      forcerm: "1",
      ...(network === undefined ? {} : { networkmode: network }),
    }),
  }),

  importImage: (tag: string, labels: Labels): SocketRequest => ({
    method: "POST",
    path: query("/images/create", {
      fromSrc: "-",
      ...named(tag),
      ...(Object.keys(labels).length === 0
        ? {}
        : {
            changes: Object.entries(labels)
              .map(([name, value]) => `LABEL ${name}=${value}`)
              .join("\n"),
          }),
    }),
  }),

  image: (reference: string): SocketRequest => ({ method: "GET", path: `/images/${inPath(reference)}/json` }),
  pull: (reference: string): SocketRequest => ({
    method: "POST",
    path: query("/images/create", { fromImage: reference }),
  }),
  /** Podman's own way, the only one on which its socket can be told that a registry speaks no TLS; Docker's has no such path. */
  pullPlainly: (reference: string): SocketRequest => ({
    method: "POST",
    path: query("/v4.0.0/libpod/images/pull", { reference, tlsVerify: "false", quiet: "true" }),
  }),
  tag: (image: string, reference: string): SocketRequest => {
    const { repo, tag = "latest" } = named(reference)
    return { method: "POST", path: query(`/images/${inPath(image)}/tag`, { repo, tag }) }
  },
  push: (reference: string): SocketRequest => {
    const { repo, tag = "latest" } = named(reference)
    return { method: "POST", path: query(`/images/${inPath(repo)}/push`, { tag, ...plainly(reference) }) }
  },
  removeImage: (reference: string): SocketRequest => ({
    method: "DELETE",
    path: query(`/images/${inPath(reference)}`, { force: "1" }),
  }),

  create: (spec: ContainerSpec): SocketRequest => ({
    method: "POST",
    path: query("/containers/create", { name: spec.name }),
    json: containerOf(spec),
  }),
  remove: (name: string): SocketRequest => ({
    method: "DELETE",
    path: query(`/containers/${inPath(name)}`, { force: "1", v: "1" }),
  }),
  containers: (label: string): SocketRequest => ({
    method: "GET",
    path: query("/containers/json", { all: "1", filters: JSON.stringify({ label: [label] }) }),
  }),
  images: (label: string): SocketRequest => ({
    method: "GET",
    path: query("/images/json", { all: "1", filters: JSON.stringify({ label: [label] }) }),
  }),
}

function containerOf(spec: ContainerSpec): object {
  const { image, command, environment, labels, network, limits, workingDirectory, user } = spec
  const { memory, cpus, processes } = limits
  return {
    Image: image,
    Entrypoint: command.slice(0, 1),
    Cmd: command.slice(1),
    Env: Object.entries(environment).map(([name, value]) => `${name}=${value}`),
    Labels: labels,
    ...(workingDirectory === undefined ? {} : { WorkingDir: workingDirectory }),
    ...(user === undefined ? {} : { User: user }),
    OpenStdin: true,
    StdinOnce: true,
    AttachStdin: true,
    AttachStdout: true,
    AttachStderr: true,
    HostConfig: {
      NetworkMode: network === "none" ? "none" : `container:${network.of}`,
      ReadonlyRootfs: true,
      CapDrop: ["ALL"],
      SecurityOpt: ["no-new-privileges"],
      Binds: spec.mounts.map(bound),
      Tmpfs: Object.fromEntries(
        Object.entries(spec.scratch).map(([path, bytes]) => [path, `rw,size=${bytes},mode=1777`]),
      ),
      LogConfig: { Type: "none" },
      Ulimits: [
        { Name: "nofile", Soft: 1_024, Hard: 1_024 },
        { Name: "nproc", Soft: 1_024, Hard: 1_024 },
        { Name: "core", Soft: 0, Hard: 0 },
      ],
      ...(memory === undefined ? {} : { Memory: memory, MemorySwap: memory }),
      ...(cpus === undefined ? {} : { NanoCpus: Math.round(cpus * 1e9) }),
      ...(processes === undefined ? {} : { PidsLimit: processes }),
    },
  }
}

function bound({ from, to, readOnly, isOurs }: Mount): string {
  return [from, to, [readOnly ? "ro" : "rw", ...(isOurs ? ["z"] : [])].join(",")].join(":")
}

function named(reference: string): { readonly repo: string; readonly tag?: string } {
  const { registry, repository, tag } = readReference(reference)
  return { repo: registry === null ? repository : `${registry}/${repository}`, ...(tag === null ? {} : { tag }) }
}

/** Docker takes every registry of the loopback without TLS by itself; podman's socket has to be told. */
function plainly(reference: string): { readonly tlsVerify?: string } {
  return isLoopback(reference) ? { tlsVerify: "false" } : {}
}

/** Slashes and colons stand in such paths as they are. */
function inPath(text: string): string {
  return encodeURIComponent(text).replaceAll("%2F", "/").replaceAll("%3A", ":").replaceAll("%40", "@")
}

function query(path: string, members: Readonly<Record<string, string>>): string {
  return `${path}?${new URLSearchParams(members).toString()}`
}

import type { Build, ContainerSpec, Labels, Mount } from "../engine.ts"
import { isLoopback } from "../reference.ts"

/** The arguments by which podman does what an engine is asked for. Pure: values of the environment stand in none of them. */
export const podmanArguments = {
  facts: (): readonly string[] => ["info", "--format", "json"],

  build: (
    { context, containerfile, tag, labels = {}, network, timestamp }: Build,
    idFile: string,
  ): readonly string[] => [
    "build",
    // Without layers of its own a build leaves nothing but its image.
    "--layers=false",
    "--force-rm",
    `--iidfile=${idFile}`,
    `--tag=${tag}`,
    ...labelled(labels),
    ...(containerfile === undefined ? [] : [`--file=${containerfile}`]),
    ...(network === undefined ? [] : [`--network=${network}`]),
    ...(timestamp === undefined ? [] : [`--timestamp=${timestamp}`]),
    context,
  ],

  importImage: (file: string, tag: string, labels: Labels): readonly string[] => [
    "import",
    "--quiet",
    ...Object.entries(labels).map(([name, value]) => `--change=LABEL ${name}=${value}`),
    file,
    tag,
  ],

  image: (reference: string): readonly string[] => ["image", "inspect", reference],
  hasImage: (reference: string): readonly string[] => ["image", "exists", reference],
  pull: (reference: string): readonly string[] => ["pull", "--quiet", ...plainly(reference), reference],
  push: (image: string, reference: string): readonly string[] => [
    "push",
    "--quiet",
    ...plainly(reference),
    image,
    reference,
  ],
  removeImage: (reference: string): readonly string[] => ["rmi", "--force", "--ignore", reference],

  run: (spec: ContainerSpec): readonly string[] => [
    "run",
    `--name=${spec.name}`,
    "--interactive",
    "--pull=never",
    "--read-only",
    "--read-only-tmpfs=false",
    "--cap-drop=all",
    "--security-opt=no-new-privileges",
    "--http-proxy=false",
    "--log-driver=none",
    // What is asked for by default may be more than the engine itself may have.
    "--ulimit=nofile=1024:1024",
    "--ulimit=nproc=1024:1024",
    "--ulimit=core=0:0",
    ...limited(spec),
    `--network=${spec.network === "none" ? "none" : `container:${spec.network.of}`}`,
    ...spec.mounts.map(mounted),
    ...Object.entries(spec.scratch).map(([path, bytes]) => `--tmpfs=${path}:rw,size=${bytes},mode=1777`),
    ...Object.keys(spec.environment).map((name) => `--env=${name}`),
    ...(spec.workingDirectory === undefined ? [] : [`--workdir=${spec.workingDirectory}`]),
    ...(spec.user === undefined ? [] : [`--user=${spec.user}`]),
    ...labelled(spec.labels),
    `--entrypoint=${JSON.stringify(spec.command.slice(0, 1))}`,
    spec.image,
    ...spec.command.slice(1),
  ],

  remove: (name: string): readonly string[] => ["rm", "--force", "--ignore", "--time=0", "--volumes", name],
  ownedContainers: (label: string): readonly string[] => ["ps", "--all", `--filter=label=${label}`, "--format=json"],
  ownedImages: (label: string): readonly string[] => ["images", "--all", `--filter=label=${label}`, "--format=json"],
  /** Also what builds have left, which bears no label. */
  everyContainer: (): readonly string[] => ["ps", "--all", "--external", "--format=json"],
}

function limited({ limits: { memory, cpus, processes } }: ContainerSpec): readonly string[] {
  return [
    ...(memory === undefined ? [] : [`--memory=${memory}b`, `--memory-swap=${memory}b`]),
    ...(cpus === undefined ? [] : [`--cpus=${cpus}`]),
    ...(processes === undefined ? [] : [`--pids-limit=${processes}`]),
  ]
}

function mounted({ from, to, readOnly, isOurs }: Mount): string {
  const options = [readOnly ? "ro" : "rw", ...(isOurs ? ["z"] : [])]
  return `--volume=${from}:${to}:${options.join(",")}`
}

function labelled(labels: Labels): readonly string[] {
  return Object.entries(labels).map(([name, value]) => `--label=${name}=${value}`)
}

/** A registry on the loopback has no certificate, and nobody in between. */
function plainly(reference: string): readonly string[] {
  return isLoopback(reference) ? ["--tls-verify=false"] : []
}

import { basename } from "node:path"
import type { ContainerSpec, Labels, Mount, SandboxLimits } from "../containers/index.ts"
import { borrowedNode, relayPort, relayProgram } from "../containers/index.ts"
import type { HarnessRelease } from "../../output/documents/definitions.ts"

/** What a program may have while it is tested. */
export interface SandboxProfile extends Required<SandboxLimits> {
  /** One turn, in seconds; then it is ended. */
  readonly seconds: number
}

/** As much as a coding agent needs for one word, and no more than a laptop has to spare. */
export const sandboxProfile: SandboxProfile = {
  memory: 2 * 1024 ** 3,
  cpus: 2,
  processes: 256,
  seconds: 180,
}

/** The folders of one sandbox on this machine. */
export interface Folders {
  /** Where the program works, and its home: both can be written, and outlive a turn. */
  readonly workspace: string
  readonly home: string
  /** Where the driver puts the files of a turn, which can only be read. */
  readonly turns: string
  /** Holds the socket of the gateway and nothing else. */
  readonly door: string
}

/** Where a container has them. */
export const seenAs = {
  home: "/home/harness",
  turns: "/run/harness/turns",
  door: "/run/harness/door",
  configuration: "/run/harness/configuration.json",
}

/** The variable that names the file of the program's configuration. */
export const configurationVariable = "HARNESS_CONFIGURATION"

/** Where a program works that states no working directory. */
export const usualWorkspace = "/workspace"

/** The socket in the door that leads to the gateway. */
export const gatewaySocket = "gateway"

/** What the containers of one sandbox have in common. */
export interface SandboxSetting {
  /** Names of containers begin with it. */
  readonly name: string
  readonly folders: Folders
  readonly limits: SandboxLimits
  readonly labels: Labels
  /** Sockets in the door, each behind a port of its own, counted from the relay's; absent: that of the gateway. */
  readonly sockets?: readonly string[]
  /** The file on this machine that holds the program's configuration; absent: it has none. */
  readonly configuration?: string
}

/** What of a release says how its program is started. */
export type Started = Pick<HarnessRelease, "entrypoint" | "working_directory">

/** The container of the relay: an empty image with Node borrowed, no network but its own loopback, and the sockets of the door. */
export function relaySpec(setting: SandboxSetting, image: string, node: readonly Mount[]): ContainerSpec {
  const { name, folders, limits, labels, sockets = [gatewaySocket] } = setting
  return {
    name: `${name}-relay`,
    image,
    command: [borrowedNode, "-e", relayProgram, ...sockets.map((socket) => `${seenAs.door}/${socket}`)],
    environment: {},
    network: "none",
    mounts: [...node, { from: folders.door, to: seenAs.door, readOnly: false, isOurs: true }],
    scratch: {},
    limits,
    labels,
  }
}

/** The container of one process of the harness, which has the relay's network. */
export function harnessSpec(
  setting: SandboxSetting,
  process: {
    readonly number: number
    readonly image: string
    readonly release: Started
    readonly args: readonly string[]
    readonly lease: Readonly<Record<string, string>>
  },
): ContainerSpec {
  const { name, folders, limits, labels, configuration } = setting
  const { release, args, image, number, lease } = process
  const workspace = release.working_directory ?? usualWorkspace
  return {
    name: `${name}-${number}`,
    image,
    command: [release.entrypoint, ...args],
    workingDirectory: workspace,
    environment: {
      HOME: seenAs.home,
      ...(configuration === undefined ? {} : { [configurationVariable]: seenAs.configuration }),
      ...lease,
    },
    network: { of: `${name}-relay` },
    mounts: [
      { from: folders.workspace, to: workspace, readOnly: false, isOurs: true },
      { from: folders.home, to: seenAs.home, readOnly: false, isOurs: true },
      { from: folders.turns, to: seenAs.turns, readOnly: true, isOurs: true },
      ...(configuration === undefined
        ? []
        : [{ from: configuration, to: seenAs.configuration, readOnly: true, isOurs: true }]),
    ],
    scratch: { "/tmp": 256 * 1024 ** 2 },
    limits,
    labels,
  }
}

/** What gives away everything that its user owns below some folders, as text for `node -e`. */
const givingProgram = `"use strict"
const fs = require("node:fs")
const give = (path) => {
  try {
    if (fs.lstatSync(path).isSymbolicLink()) return
    fs.chmodSync(path, 0o777)
    if (fs.lstatSync(path).isDirectory()) for (const name of fs.readdirSync(path)) give(path + "/" + name)
  } catch {}
}
for (const folder of process.argv.slice(1)) for (const name of fs.readdirSync(folder)) give(folder + "/" + name)
`

/** The container that gives what the harness wrote to whoever may remove it: files of a container's user may be nobody's here. */
export function givingSpec(
  setting: SandboxSetting,
  image: string,
  node: readonly Mount[],
  user: string,
): ContainerSpec {
  const { name, folders, labels } = setting
  const folder = (from: string): Mount => ({ from, to: `/${basename(from)}`, readOnly: false, isOurs: true })
  return {
    name: `${name}-giving`,
    image,
    command: [borrowedNode, "-e", givingProgram, `/${basename(folders.workspace)}`, `/${basename(folders.home)}`],
    user,
    environment: {},
    network: "none",
    mounts: [...node, folder(folders.workspace), folder(folders.home)],
    scratch: {},
    limits: {},
    labels,
  }
}

/** Where a program in the sandbox reaches the nth socket of the door, from 0. */
export function relayUrl(index: number): string {
  return `http://127.0.0.1:${relayPort + index}`
}

/**
 * The variables by which a program finds its models: the relay's address and the lease, and no other secret. `path` stands
 * before the gateway's own paths, where something in front of it wants that.
 */
export function leaseVariables(bearer: string, path = ""): Readonly<Record<string, string>> {
  const url = `${relayUrl(0)}${path}`
  return {
    OPENAI_BASE_URL: `${url}/v1`,
    OPENAI_API_KEY: bearer,
    ANTHROPIC_BASE_URL: url,
    ANTHROPIC_AUTH_TOKEN: bearer,
  }
}

import type { StopSignal } from "../stop-signal.ts"

/** What an engine did, or what it says why it did not. Nothing here throws for what an engine does. */
export type Done<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly what: string }

/** The label that says whose a container or an image is, so that what somebody leaves behind can be told from the rest. */
export const ownerLabel: string = "dev.checkfu.owner"

/** Labels of an image or a container, by their names. */
export type Labels = Readonly<Record<string, string>>

/** What is known of an engine. */
export interface EngineFacts {
  readonly name: string
  readonly version: string
  /** What its containers run on, such as `linux/amd64`. */
  readonly platform: string
}

/** An image to build. Base images that the engine does not have are fetched by it, as by any build. */
export interface Build {
  /** The folder that the build sees, absolute. */
  readonly context: string
  /** Absolute; left out: `Containerfile` in the context, or `Dockerfile`. */
  readonly containerfile?: string
  /** What the image is called on this engine, with a tag. */
  readonly tag: string
  readonly labels?: Labels
  /** Whether steps of the build reach a network. Left out: they do. */
  readonly network?: "none"
  /** Seconds since 1970 that every file and the image are dated with, so that two builds are one image; podman alone. */
  readonly timestamp?: number
  /** What is printed by it, as it comes. */
  readonly said?: (text: string) => void
}

/** What is known of an image. */
export interface ImageFacts {
  readonly id: string
  readonly platform: string
  readonly labels: Labels
  readonly user: string
  /** What it starts by itself, with the arguments that come before any other; empty: nothing. */
  readonly entrypoint: readonly string[]
}

/** A limit that an engine is asked to keep. */
export interface SandboxLimits {
  /** Bytes, swap included. */
  readonly memory?: number
  /** Processors' worth of time. */
  readonly cpus?: number
  /** Processes and threads. */
  readonly processes?: number
}

/** A folder or file of this machine that a container sees. */
export interface Mount {
  readonly from: string
  readonly to: string
  readonly readOnly: boolean
  /** It is shared with the container and no other place: a system that labels files labels it for that. */
  readonly isOurs: boolean
}

/** A container: its root can only be read, it has no capability, and gains none. */
export interface ContainerSpec {
  /** What it is called on the engine; nothing else may be. */
  readonly name: string
  readonly image: string
  /** The program and its arguments; the image's own entry point and command have no part in it. */
  readonly command: readonly [string, ...string[]]
  /** Left out: the image's own. */
  readonly workingDirectory?: string
  /** Left out: the image's own. */
  readonly user?: string
  /** Besides what the image sets. No value of it stands on a command line. */
  readonly environment: Readonly<Record<string, string>>
  /** No network at all but the loopback, or that of another container. */
  readonly network: "none" | { readonly of: string }
  readonly mounts: readonly Mount[]
  /** Folders in memory that are empty at the start, with their bytes. */
  readonly scratch: Readonly<Record<string, number>>
  readonly limits: SandboxLimits
  readonly labels: Labels
}

/**
 * The command that is a container: its standard input, output and error are the container's, and it ends with the same code.
 * Its own end by SIGKILL does not end the container, which `remove` does.
 */
export interface ContainerCommand {
  readonly command: string
  readonly args: readonly string[]
  readonly environment: Readonly<Record<string, string>>
}

/**
 * What runs containers here. Every answer comes when the engine has done it. What is aborted may leave something, which `clear`
 * removes: callers label what they make with their owner.
 */
export interface Engine {
  /** The way to it, for messages: a command or a socket. */
  readonly at: string
  readonly facts: (signal?: StopSignal) => Promise<Done<EngineFacts>>
  /** The id of the image. */
  readonly build: (build: Build, signal?: StopSignal) => Promise<Done<string>>
  /** Makes an image of one layer from a tar archive; the id of it. */
  readonly importImage: (tar: Uint8Array, tag: string, labels: Labels, signal?: StopSignal) => Promise<Done<string>>
  /** null: the engine does not have it. */
  readonly image: (reference: string, signal?: StopSignal) => Promise<Done<ImageFacts | null>>
  /** Fetches an image by its reference; registries on the loopback are asked without TLS. */
  readonly pull: (reference: string, signal?: StopSignal) => Promise<Done<null>>
  /** Sends an image to where a reference with a tag says. Ask the registry for its digest. */
  readonly push: (image: string, reference: string, signal?: StopSignal) => Promise<Done<null>>
  readonly removeImage: (reference: string) => Promise<Done<null>>
  /** How a container is run, once. Nothing is fetched for it; what cannot be started ends with a code from 125 on, and says why. */
  readonly run: (spec: ContainerSpec) => ContainerCommand
  /** Kills and removes it with its anonymous volumes; one that is gone already is as good. */
  readonly remove: (name: string) => Promise<Done<null>>
  /** Who has something on this engine, by the value of the owner's label. */
  readonly owners: () => Promise<Done<readonly string[]>>
  /** Kills and removes every container and image of an owner. Whatever cannot be removed is said. */
  readonly clear: (owner: string) => Promise<Done<null>>
}

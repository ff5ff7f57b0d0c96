/** What a runner has to give, as it is announced. */
export interface Presence {
  /** Counts the starts of the process: of two processes under one id the later start is heard. */
  readonly generation: number
  readonly pool: string
  /** Whose machine it is on. */
  readonly placement: "byoc_docker" | "hosted"
  /** Literals of the lanes that it can drive. */
  readonly drivers: readonly string[]
  readonly planes: readonly string[]
  readonly slots: number
  readonly sandbox: SandboxEnvelope
  readonly ready: boolean
  readonly readiness: readonly Readiness[]
  readonly harness_owned: readonly OwnedLogin[]
}

/** What its sandboxes are. */
export interface SandboxEnvelope {
  /** The engine's name. */
  readonly provider: string
  /** What its containers run on, such as `linux/amd64`. */
  readonly platform: string
  readonly network: "none" | "restricted" | "open"
}

/** Something that is not ready, and why. */
export interface Readiness {
  readonly target: string
  readonly reason: string
}

/** A login of the owner's for one exact target. */
export interface OwnedLogin {
  readonly profile_version: string
  readonly release_digest: string
  readonly provider: string
  readonly model: string
  readonly login: boolean
}

// Generated from the catalog. Do not edit: change the fact and generate again.

/** A refusal inside an answer. */
export interface AnsweredRefusal {
  /** The code, which has a page of its own. */
  readonly code: string
  readonly what: string
  readonly why: string
  readonly fix: string
  readonly facts: readonly string[]
}

/** A member in which the nearest report is of another tuple. */
export interface CellDifference {
  readonly member: string
  readonly asked: string
  readonly reported: string
}

/** A job, and how often it was claimed. */
export interface ClaimedJob {
  readonly id: string
  readonly kind: "verification" | "run"
  /** Counts the claims; a write under an earlier one is refused. */
  readonly epoch: number
}

/** What the client of the process says that it can do. */
export interface ClientAdvertisement {
  /** Whether it takes MCP servers over HTTP. */
  readonly http_mcp: boolean
}

/**
 * The exact tuple for which evidence counts. Another value of any member is another cell, which
 * needs evidence of its own.
 */
export interface CompatibilityCell {
  readonly harness_profile_version: string
  readonly release_digest: string
  readonly driver: string
  readonly sandbox_image: string
  readonly model_routing_revision: string
  readonly policy_hash: string
  readonly suite_revision: string
  readonly target: string
  readonly qualification: string
}

/** Where the credential of a candidate comes from: exactly one of three. */
export type CredentialSource =
  | {
      readonly type: "workspace_credential"
      readonly model_credential_id: string
    }
  | {
      readonly type: "platform_provider"
      readonly provider_key: string
      readonly policy: "eligible_at_admission"
    }
  | {
      readonly type: "harness_owned"
    }

/** An image with the program that is started in it, and the protocol that the program speaks. */
export interface HarnessRelease {
  /** The image by digest; a tag can move and is refused. */
  readonly image: string
  /** The program inside the image. */
  readonly entrypoint: string
  /** What the program speaks; acp-v1 where left out. */
  readonly protocol?: "acp-v1" | "oneshot-v1"
  /** The arguments of a program that speaks acp-v1. */
  readonly arguments?: readonly string[]
  /**
   * The arguments of a one-shot program, with the placeholders {prompt_path} and {resume_flag}.
   */
  readonly argv?: readonly string[]
  /** How the prompt of a turn reaches a one-shot program. */
  readonly prompt_transport?: "stdin" | "argv_path"
  /** What a one-shot program writes. */
  readonly output_mode?: "stream_json" | "text"
  /**
   * Goes on from the turn before; it stands in the place of {resume_flag}, from the second turn
   * on.
   */
  readonly resume_flag?: string
  /** Asks for typed output; it follows argv, and its value follows it. */
  readonly output_schema_flag?: string
  /** Whether the flag takes the schema itself or the path of a file. */
  readonly output_schema_transport?: "argv_json" | "argv_path"
  /** The folder in which the program starts. */
  readonly working_directory?: string
  /** What the image was built for. */
  readonly platform?: {
    readonly os: "linux"
    readonly architecture: string
  }
  /** The JSON Schema of public configuration: true, false or an object. Never of a secret. */
  readonly configuration_schema?: unknown
}

/** Where the job reaches its model, and as whom. */
export interface ModelAccess {
  readonly base_url: string
  readonly bearer: string
}

/** A login of the customer's own, for one exact target. */
export interface OwnedCapability {
  readonly profile_version: string
  readonly release_digest: string
  readonly provider: string
  readonly model: string
  /** Whether somebody is logged in now. */
  readonly login: boolean
}

/** Where the job reaches the tools of the platform. */
export interface PlatformMcp {
  readonly url: string
}

/**
 * Where a harness comes from: an entry that is ready, an entry with your image, an image of your
 * own, or a release.
 */
export type ProfileSource =
  | {
      readonly kind: "catalog"
      readonly entry: string
    }
  | {
      readonly kind: "recipe"
      readonly entry: string
      /** The image by digest; a tag can move and is refused. */
      readonly image: string
    }
  | {
      readonly kind: "oci"
      readonly release: HarnessRelease
    }
  | {
      readonly kind: "release"
      readonly release_id: string
      readonly driver: "acp-v1" | "oneshot-v1"
    }

/** An immutable version of a profile, with what its source came to. */
export interface ProfileVersionRecord {
  readonly id: string
  /** Counts from 1, without gaps. */
  readonly number: number
  readonly source: ProfileSource
  /** null: an entry of the catalog, whose recipe says how it is started. */
  readonly release_id: string | null
  readonly release_digest: string
  /** The image by digest; a tag can move and is refused. */
  readonly image: string
  /** The lane that its program is driven by. */
  readonly driver: string
  /** Public configuration, by the schema of the release. Never a secret. */
  readonly configuration: unknown
  readonly created_at: string
}

/** A target that is not ready, and why. */
export interface Readiness {
  readonly target: string
  readonly reason: string
}

/** What the run had, by axis. */
export interface RealizedAxes {
  readonly event_fidelity: string | null
  readonly continuation: string | null
  readonly checkpoint: string | null
  readonly approval_delivery: string | null
  readonly interrupt: string | null
  readonly mid_run_input: string | null
  readonly model_control: string | null
  readonly usage_authority: string | null
}

/** What one check of the suite found. */
export interface ReportedCheck {
  readonly check: string
  readonly verdict: "passed" | "failed" | "not_elicited"
  readonly says?: string
}

/** A model that may answer what is asked of a tier. */
export interface RoutingCandidate {
  readonly tier: "default" | "planning" | "tool_loop"
  readonly provider: string
  readonly model: string
  readonly credential_source: CredentialSource
  /** How much the model should think; the provider's own default where left out. */
  readonly effort?: "minimal" | "low" | "medium" | "high" | "max"
}

/** An immutable revision of a routing profile. */
export interface RoutingRevisionRecord {
  readonly id: string
  /** Counts from 1, without gaps. */
  readonly number: number
  readonly routing_policy: "cheapest_sufficient" | "pinned" | "fallback"
  readonly candidates: readonly RoutingCandidate[]
  readonly created_at: string
}

/** A runner that announces itself. Its presence is no promise that it takes a job. */
export interface RunnerRecord {
  readonly id: string
  readonly generation: number
  readonly pool: string
  readonly placement: "byoc_docker" | "hosted"
  readonly drivers: readonly string[]
  readonly planes: readonly string[]
  readonly slots: number
  readonly sandbox: SandboxEnvelope
  readonly ready: boolean
  readonly readiness: readonly Readiness[]
  readonly harness_owned: readonly OwnedCapability[]
  /** The first moment at which it counts as gone. */
  readonly expires_at: string
}

/** What a sandbox of a runner can be. */
export interface SandboxEnvelope {
  readonly provider: string
  readonly platform: string
  readonly network: "none" | "restricted" | "open"
}

/** A tuple with the report that counts for it. */
export interface SupportedCell {
  readonly report_id: string
  readonly cell: CompatibilityCell
  readonly completed_at: string
  readonly expires_at: string
}

// Generated from the catalog. Do not edit: change the fact and generate again.

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

/** A model that may answer what is asked of a tier. */
export interface RoutingCandidate {
  readonly tier: "default" | "planning" | "tool_loop"
  readonly provider: string
  readonly model: string
  readonly credential_source: CredentialSource
  /** How much the model should think; the provider's own default where left out. */
  readonly effort?: "minimal" | "low" | "medium" | "high" | "max"
}

// Generated from the catalog. Do not edit: change the fact and generate again.

/**
 * Where the credential of a candidate comes from: exactly one of three.
 */
export type CredentialSource =
  | {
      type: "workspace_credential"
      /**
       * Text of 1 to 256 code points matching ^[^\u0000-\u0020\u007f]+$.
       */
      model_credential_id: string
    }
  | {
      type: "platform_provider"
      /**
       * Text of 1 to 64 code points matching ^[a-z0-9]+(?:[.-][a-z0-9]+)*$.
       */
      provider_key: string
      policy: "eligible_at_admission"
    }
  | {
      type: "harness_owned"
    }

/**
 * An immutable revision of a model routing profile: its policy, and its candidates in the author's order.
 */
export interface ModelRoutingRevision {
  /**
   * The version of the head that the writer has seen. Integer from 1 to 9007199254740991.
   */
  expected_resource_version: number
  /**
   * How one of a tier's candidates is chosen.
   */
  routing_policy: "cheapest_sufficient" | "pinned" | "fallback"
  /**
   * List of 1 to 64.
   *
   * @minItems 1
   * @maxItems 64
   */
  candidates: RoutingCandidate[]
}
/**
 * A model that may answer what is asked of a tier.
 */
export interface RoutingCandidate {
  tier: "default" | "planning" | "tool_loop"
  /**
   * Text of 1 to 64 code points matching ^[a-z0-9]+(?:[.-][a-z0-9]+)*$.
   */
  provider: string
  /**
   * Text of 1 to 256 code points matching ^[^\u0000-\u0020\u007f]+$.
   */
  model: string
  credential_source: CredentialSource
  /**
   * How much the model should think; the provider's own default where left out.
   */
  effort?: "minimal" | "low" | "medium" | "high" | "max"
}

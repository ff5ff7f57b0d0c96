import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { modelName, providerKey, resourceId, resourceVersion } from "./routing/parts.ts"

/** Where the credential of a candidate comes from: exactly one of three. */
const CredentialSource = Schema.Union([
  Schema.Struct({
    type: Schema.Literal("workspace_credential"),
    model_credential_id: resourceId,
  }),
  Schema.Struct({
    type: Schema.Literal("platform_provider"),
    provider_key: providerKey,
    policy: Schema.Literal("eligible_at_admission"),
  }),
  Schema.Struct({ type: Schema.Literal("harness_owned") }),
]).annotate({ identifier: "CredentialSource" })

/** A model that may answer what is asked of a tier. */
export const RoutingCandidate = Schema.Struct({
  tier: Schema.Literals(["default", "planning", "tool_loop"]),
  provider: providerKey,
  model: modelName,
  credential_source: CredentialSource,
  effort: Schema.optionalKey(Schema.Literals(["minimal", "low", "medium", "high", "max"])).annotateKey({
    description: "How much the model should think; the provider's own default where left out.",
  }),
}).annotate({ identifier: "RoutingCandidate" })

/** An immutable revision of a model routing profile: its policy, and its candidates in the author's order. */
export const modelRoutingRevision = document({
  name: "model-routing-revision",
  title: "Model routing revision",
  payload: Schema.Struct({
    expected_resource_version: resourceVersion.annotateKey({
      description: "The version of the head that the writer has seen.",
    }),
    routing_policy: Schema.Literals(["cheapest_sufficient", "pinned", "fallback"]).annotateKey({
      description: "How one of a tier's candidates is chosen.",
    }),
    candidates: Schema.Array(RoutingCandidate).check(Schema.isMinLength(1), Schema.isMaxLength(64)),
  }),
})

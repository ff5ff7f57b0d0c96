import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { key } from "./routing/parts.ts"

/** Which tuple to verify: a profile with the names that admission resolves. */
export const verificationRequest = document({
  name: "verification-request",
  title: "Request for a verification",
  payload: Schema.Struct({
    model_routing_profile: key.annotateKey({ description: "The key of a routing profile of the workspace." }),
    sandbox_profile: Schema.optionalKey(key).annotateKey({
      description: "The name of a sandbox profile; the one that the platform has where left out.",
    }),
    prove_platform_mcp: Schema.optionalKey(Schema.Boolean).annotateKey({
      description: "Whether it must be shown that tools are called from inside the sandbox; false where left out.",
    }),
  }),
  kit: false,
})

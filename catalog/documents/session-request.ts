import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { capabilityList, ordinal } from "./api/parts.ts"
import { routedProfile, runtimeOrProfile } from "./api/agreements.ts"
import { key, resourceId } from "./routing/parts.ts"

/** What a session is to run with: a harness of the workspace, or a runtime that is connected to it. */
export const sessionRequest = document({
  name: "session-request",
  title: "Request for a session",
  payload: Schema.Struct({
    harness_profile: Schema.optionalKey(key).annotateKey({ description: "The name of a profile of the workspace." }),
    model_routing_profile: Schema.optionalKey(key).annotateKey({ description: "The key of a routing profile." }),
    sandbox_profile: Schema.optionalKey(key).annotateKey({
      description: "The name of a sandbox profile; the one that the platform has where left out.",
    }),
    connected_runtime_id: Schema.optionalKey(resourceId).annotateKey({
      description: "The runtime whose process carries the runs out.",
    }),
    retention: Schema.optionalKey(Schema.Literals(["standard", "zdr"])).annotateKey({
      description: "How long content is kept; standard where left out.",
    }),
    budget: Schema.optionalKey(
      Schema.Struct({
        model_micro_dollars: ordinal.annotateKey({
          description: "The most that models may cost, in millionths of a dollar.",
        }),
      }),
    ),
    capabilities: Schema.optionalKey(capabilityList).annotateKey({
      description: "What the runs need beyond what every run has.",
    }),
  }).check(runtimeOrProfile, routedProfile),
  kit: false,
})

import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { capabilityList, digest, moment, sentence, word } from "./api/parts.ts"
import { CompatibilityCell } from "./compatibility-cell.ts"
import { resourceId } from "./routing/parts.ts"

/** A session: all that admission decided stands for its whole life. */
export const sessionRecord = document({
  name: "session-record",
  title: "Session on record",
  payload: Schema.Struct({
    id: resourceId,
    cell: Schema.NullOr(CompatibilityCell).annotateKey({
      description: "null: a connected runtime carries it, for which there is no evidence.",
    }),
    report_id: Schema.NullOr(resourceId).annotateKey({ description: "The report that it was admitted on." }),
    harness_profile_version_id: Schema.NullOr(resourceId),
    release_digest: Schema.NullOr(digest),
    model_routing_revision_id: Schema.NullOr(resourceId),
    credential_generations: Schema.Array(resourceId)
      .check(Schema.isMaxLength(64))
      .annotateKey({ description: "The generations that its models are reached with." }),
    policy_hash: Schema.NullOr(digest),
    connected_runtime_id: Schema.NullOr(resourceId),
    access: Schema.NullOr(Schema.Literals(["platform_routed", "harness_owned"])),
    usage_evidence: Schema.Literals(["platform_observed", "absent"]).annotateKey({
      description: "Whether there will be evidence of what its models used.",
    }),
    retention: Schema.Literals(["standard", "zdr"]),
    capabilities: capabilityList.annotateKey({ description: "What its runs have." }),
    mcp_servers: Schema.Array(word)
      .check(Schema.isMaxLength(64))
      .annotateKey({ description: "The platform servers that its runs are given." }),
    no_mcp_servers_because: Schema.NullOr(sentence).annotateKey({
      description: "Why they are given none; null: they are given some.",
    }),
    created_at: moment.annotateKey({ description: "When it came to be." }),
  }),
  kit: false,
})

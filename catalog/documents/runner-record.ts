import * as Schema from "effect/Schema"
import { document } from "../kinds/document.ts"
import { count, moment, ordinal, word } from "./api/parts.ts"
import { OwnedCapability, Readiness, SandboxEnvelope } from "./runner-presence.ts"
import { key, resourceId } from "./routing/parts.ts"

/** A runner that announces itself. Its presence is no promise that it takes a job. */
export const RunnerRecord = Schema.Struct({
  id: resourceId,
  generation: ordinal,
  pool: key,
  placement: Schema.Literals(["byoc_docker", "hosted"]),
  drivers: Schema.Array(word).check(Schema.isMaxLength(16)),
  planes: Schema.Array(word).check(Schema.isMaxLength(16)),
  slots: count,
  sandbox: SandboxEnvelope,
  ready: Schema.Boolean,
  readiness: Schema.Array(Readiness).check(Schema.isMaxLength(64)),
  harness_owned: Schema.Array(OwnedCapability).check(Schema.isMaxLength(64)),
  expires_at: moment.annotateKey({ description: "The first moment at which it counts as gone." }),
}).annotate({ identifier: "RunnerRecord" })

/** A runner that announces itself. Its presence is no promise that it takes a job. */
export const runnerRecord = document({
  name: "runner-record",
  title: "Runner on record",
  payload: RunnerRecord,
  kit: false,
})

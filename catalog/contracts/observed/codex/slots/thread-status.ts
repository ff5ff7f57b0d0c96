import * as Schema from "effect/Schema"
import { meta, slot } from "../../../../kinds/slot.ts"
import { codex } from "../contract.ts"

/** Whether the thread works, rests or waits for somebody; the last one counts. */
export const threadStatus = slot({
  contract: codex,
  name: "thread-status",
  site: meta("SessionNotification.update", "codex", "threadStatus"),
  posture: "fidelity",
  payload: Schema.Struct({
    type: Schema.String,
    activeFlags: Schema.optionalKey(Schema.Array(Schema.String)),
  }),
  excess: "keep",
  merge: "replace",
  life: "realized",
  source: { url: "https://www.npmjs.com/package/@agentclientprotocol/codex-acp", reviewedOn: "2026-11-30" },
})

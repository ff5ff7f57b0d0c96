import * as Schema from "effect/Schema"
import { meta, slot } from "../../../../kinds/slot.ts"
import { displayTerminals } from "../contract.ts"

/** Opens a terminal for display; the first one counts. */
export const terminalInfo = slot({
  contract: displayTerminals,
  name: "terminal-info",
  site: meta("SessionNotification.update", "terminal_info"),
  posture: "fidelity",
  payload: Schema.Struct({
    terminal_id: Schema.String,
    cwd: Schema.optionalKey(Schema.String),
  }),
  excess: "keep",
  merge: "first",
  correlation: "terminal_id",
  life: "realized",
  source: {
    url: "https://github.com/agentclientprotocol/codex-acp/blob/1135b05fed32dc93de9955e90ab947d6d0895116/docs/air-extensions.md",
    reviewedOn: "2026-11-30",
  },
})

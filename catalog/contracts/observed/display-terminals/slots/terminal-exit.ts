import * as Schema from "effect/Schema"
import { meta, slot } from "../../../../kinds/slot.ts"
import { displayTerminals } from "../contract.ts"

/** How the command ended. */
export const terminalExit = slot({
  contract: displayTerminals,
  name: "terminal-exit",
  site: meta("SessionNotification.update", "terminal_exit"),
  posture: "fidelity",
  payload: Schema.Struct({
    terminal_id: Schema.String,
    exit_code: Schema.optionalKey(Schema.NullOr(Schema.Int)),
    signal: Schema.optionalKey(Schema.NullOr(Schema.String)),
  }),
  excess: "keep",
  correlation: "terminal_id",
  life: "realized",
  source: {
    url: "https://github.com/agentclientprotocol/codex-acp/blob/1135b05fed32dc93de9955e90ab947d6d0895116/docs/air-extensions.md",
    reviewedOn: "2026-11-30",
  },
})

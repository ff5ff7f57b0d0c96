import * as Schema from "effect/Schema"
import { meta, slot } from "../../../../kinds/slot.ts"
import { displayTerminals } from "../contract.ts"

/** Output of a command for the terminal that was opened. */
export const terminalOutput = slot({
  contract: displayTerminals,
  name: "terminal-output",
  site: meta("SessionNotification.update", "terminal_output"),
  posture: "fidelity",
  payload: Schema.Struct({
    terminal_id: Schema.String,
    data: Schema.String,
  }),
  excess: "keep",
  merge: "append",
  appends: "data",
  correlation: "terminal_id",
  sensitivity: "private",
  life: "realized",
  source: {
    url: "https://github.com/agentclientprotocol/codex-acp/blob/fb65c2937600c7e8299206ee32159f0f7542aad9/src/TerminalOutputMode.ts",
    reviewedOn: "2026-11-30",
  },
})

import * as Schema from "effect/Schema"
import { meta, slot } from "../../../../kinds/slot.ts"
import { displayTerminals } from "../contract.ts"

/** The command by which a person logs in. */
export const terminalLogin = slot({
  contract: displayTerminals,
  name: "terminal-login",
  site: meta("InitializeResponse.authMethods", "terminal-auth"),
  posture: "fidelity",
  payload: Schema.Struct({
    command: Schema.String,
    args: Schema.optionalKey(Schema.Array(Schema.String)),
    label: Schema.optionalKey(Schema.String),
  }),
  excess: "keep",
  life: "realized",
  source: {
    url: "https://github.com/agentclientprotocol/claude-agent-acp/blob/0041eb4fb8e8f17d9f37fdac2311a9c5254ee079/docs/air-extensions.md",
    reviewedOn: "2026-11-30",
  },
})

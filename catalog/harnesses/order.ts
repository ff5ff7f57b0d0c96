import { order } from "../kinds/table.ts"
import { checkfuHarness } from "./checkfu.ts"
import { claudeCode } from "./claude-code.ts"
import { codex } from "./codex.ts"
import { cursor } from "./cursor.ts"
import { hermes } from "./hermes.ts"
import { openclaw } from "./openclaw.ts"
import { openclawConnected } from "./openclaw-connected.ts"
import { opencode } from "./opencode.ts"
import { pi } from "./pi.ts"

/** The order in which tables show the harnesses. */
export const harnessOrder = order({
  name: "harness",
  of: [hermes, pi, openclaw, opencode, cursor, claudeCode, codex, checkfuHarness, openclawConnected],
})

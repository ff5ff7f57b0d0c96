import { order } from "../kinds/table.ts"
import { claudeCode } from "./claude-code.ts"
import { codex } from "./codex.ts"

/** The order in which tables show the harnesses. */
export const harnessOrder = order({ name: "harness", of: [claudeCode, codex] })

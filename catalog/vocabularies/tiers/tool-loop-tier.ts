import { term } from "../../kinds/term.ts"

/** The model for loops of tool calls. */
export const toolLoopTier = term({ vocabulary: "tier", name: "tool-loop-tier", literal: "tool_loop" })

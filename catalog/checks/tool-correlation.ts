import { check } from "../kinds/check.ts"

/** No two tool uses share an id, and no result speaks of a use that was not observed. */
export const toolCorrelation = check({ name: "tool-correlation", literal: "tool_correlation", judgedBy: "grammar" })

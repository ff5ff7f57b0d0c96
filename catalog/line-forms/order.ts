import { order } from "../kinds/table.ts"
import { anthropicLines } from "./anthropic-lines.ts"
import { eventLines } from "./event-lines.ts"
import { plainLines } from "./plain-lines.ts"
import { roleLines } from "./role-lines.ts"
import { stepLines } from "./step-lines.ts"
import { threadLines } from "./thread-lines.ts"

/** The author kit's own form first. */
export const lineFormOrder = order({
  name: "line-form",
  of: [plainLines, anthropicLines, threadLines, stepLines, roleLines, eventLines],
})

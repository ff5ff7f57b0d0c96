import type { LineForm } from "../../../model/line-form.ts"
import { anthropicLines } from "./forms/anthropic-lines.ts"
import { eventLines } from "./forms/event-lines.ts"
import { plainLines } from "./forms/plain-lines.ts"
import { roleLines } from "./forms/role-lines.ts"
import { stepLines } from "./forms/step-lines.ts"
import { threadLines } from "./forms/thread-lines.ts"

/** The forms that are known; no line opens two of them. */
export const lineForms: readonly LineForm[] = [
  plainLines,
  anthropicLines,
  threadLines,
  stepLines,
  roleLines,
  eventLines,
]

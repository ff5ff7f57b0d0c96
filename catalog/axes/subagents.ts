import { axis, chain } from "../kinds/axis.ts"

/** Whether activity of subagents is told apart from that of the primary loop. */
export const subagents = axis({ name: "subagents", order: chain("absent", "observed"), byDeclarationOnly: true })

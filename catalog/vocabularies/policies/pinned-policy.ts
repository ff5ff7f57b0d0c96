import { term } from "../../kinds/term.ts"

/** The first candidate listed for the tier, and no other. */
export const pinnedPolicy = term({ vocabulary: "policy", name: "pinned-policy", literal: "pinned" })

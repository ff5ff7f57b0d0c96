import { term } from "../../kinds/term.ts"

/** The model for planning. */
export const planningTier = term({ vocabulary: "tier", name: "planning-tier", literal: "planning" })

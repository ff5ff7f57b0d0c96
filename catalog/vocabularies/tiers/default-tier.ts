import { term } from "../../kinds/term.ts"

/** The model for whatever asks for no other. */
export const defaultTier = term({ vocabulary: "tier", name: "default-tier", literal: "default" })

import { term } from "../../kinds/term.ts"

/** The first candidate, and after a typed failure of its provider the next. */
export const fallbackPolicy = term({ vocabulary: "policy", name: "fallback-policy", literal: "fallback" })

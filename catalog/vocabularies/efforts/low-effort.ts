import { term } from "../../kinds/term.ts"

/** Little thinking. */
export const lowEffort = term({ vocabulary: "effort", name: "low-effort", literal: "low" })

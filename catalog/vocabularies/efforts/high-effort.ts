import { term } from "../../kinds/term.ts"

/** Much thinking. */
export const highEffort = term({ vocabulary: "effort", name: "high-effort", literal: "high" })

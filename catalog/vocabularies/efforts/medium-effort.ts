import { term } from "../../kinds/term.ts"

/** Some thinking. */
export const mediumEffort = term({ vocabulary: "effort", name: "medium-effort", literal: "medium" })

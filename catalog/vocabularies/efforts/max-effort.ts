import { term } from "../../kinds/term.ts"

/** As much thinking as the model can do. */
export const maxEffort = term({ vocabulary: "effort", name: "max-effort", literal: "max" })

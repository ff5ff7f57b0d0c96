import { term } from "../../kinds/term.ts"

/** As little thinking as the model can do. */
export const minimalEffort = term({ vocabulary: "effort", name: "minimal-effort", literal: "minimal" })

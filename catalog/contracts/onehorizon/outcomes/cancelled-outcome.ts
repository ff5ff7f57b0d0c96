import { outcome } from "../../../kinds/outcome.ts"

/** Whatever the host had asked for: a cancel by the user, a timeout, a shutdown. */
export const cancelled = outcome({ name: "cancelled-outcome", stopReasons: ["cancelled"], becomes: "as_requested" })

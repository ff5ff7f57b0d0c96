import { outcome } from "../../../kinds/outcome.ts"

/** Waits for input: the reason is put to the user as a question, and the answer resumes the session. Never retried by itself. */
export const refusal = outcome({ name: "refusal-outcome", stopReasons: ["refusal"], becomes: "awaiting_input" })

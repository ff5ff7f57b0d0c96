import { check } from "../kinds/check.ts"

/** Output begins only after the harness has said once, and once only, that it is ready. */
export const readyHandshake = check({ name: "ready-handshake", literal: "ready_handshake", judgedBy: "grammar" })

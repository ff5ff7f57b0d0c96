import { check } from "../../../kinds/check.ts"

/** The turn ends with a stop reason that the table of outcomes has, before the process does, and with cancelled only when the host asked for it. */
export const hostStopReason = check({
  name: "host-stop-reason",
  literal: "host_stop_reason",
  judgedBy: "worker",
  tier: "mandatory",
})

import { outcome } from "../../../kinds/outcome.ts"

/** Failed as a violation of the protocol, with what the process wrote on standard error. */
export const noStopReason = outcome({
  name: "no-stop-reason-outcome",
  stopReasons: ["process exit without a stop reason"],
  becomes: "protocol_violation",
})

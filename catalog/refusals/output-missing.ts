import { refusal } from "../kinds/refusal.ts"

/** A turn ends well, and the final value that was asked for is not there. */
export const outputMissing = refusal({
  name: "output-missing",
  codes: ["output/missing"],
  title: "Final value missing",
  status: 502,
  raisedIn: "driver",
  cause: "the agent ended its turn without submitting a value, or submitted it from another loop than the primary one",
  cure: "submit the value once, from the primary loop, in the way that the handshake declares",
  example: "slot/checkfu/output-schema asks for a final value, and the turn ended without one.",
})

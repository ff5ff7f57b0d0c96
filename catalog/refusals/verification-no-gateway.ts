import { refusal } from "../kinds/refusal.ts"

/** A platform-routed run is asked for where no model gateway stands. */
export const verificationNoGateway = refusal({
  name: "verification-no-gateway",
  codes: ["verification/no-gateway"],
  title: "No model gateway",
  status: 409,
  raisedIn: "evidence",
  cause: "the installation was started without the address of its model gateway",
  cure: "start the server with a model gateway, or use a routing profile whose harness brings its own model",
  example: "This installation has no model gateway.",
})

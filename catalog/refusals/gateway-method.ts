import { refusal } from "../kinds/refusal.ts"

/** The target is served, but not with this method. */
export const gatewayMethod = refusal({
  name: "gateway-method",
  codes: ["gateway/method"],
  title: "Method not served",
  status: 405,
  raisedIn: "gateway",
  cause: "a GET where the route is a POST, or a probe",
  cure: "use the method that the route lists",
  example: "This target is served, but not with this method.",
})

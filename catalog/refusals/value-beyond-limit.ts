import { refusal } from "../kinds/refusal.ts"

/** A value on the wire is beyond a bound of its carrier, or there is no room left to keep it. */
export const valueBeyondLimit = refusal({
  name: "value-beyond-limit",
  codes: ["handshake/limit", "authority/limit", "acknowledgement/limit", "fidelity/limit", "context/limit"],
  title: "Value too large",
  status: 413,
  raisedIn: "extensions",
  cause: "too many bytes, levels or nodes in one value, or too many values in one session",
  cure: "send less of it, or take each value as it comes",
  example: "slot/checkfu/subagent was delivered and not kept: a session holds 10,000 values and no more.",
})

import { refusal } from "../kinds/refusal.ts"

/** A value holds members that its slot does not know; they were taken away and the rest was read. */
export const fidelityExcess = refusal({
  name: "fidelity-excess",
  codes: ["fidelity/excess"],
  title: "Unknown members",
  status: null,
  raisedIn: "extensions",
  cause: "a newer writer says more than this reader knows",
  cure: "leave out what the schema does not list, or read with a catalog that knows it",
  example: "slot/checkfu/subagent holds 1 member that it does not know.",
})

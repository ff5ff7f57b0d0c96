import { refusal } from "../kinds/refusal.ts"

/** A session is to have a second turn while one runs. */
export const turnRunning = refusal({
  name: "turn-running",
  codes: ["turn/running"],
  title: "Turn under way",
  status: 409,
  raisedIn: "worker",
  cause: "a second turn of a session is begun before the first has ended",
  cure: "wait for the report of the turn that runs, or cancel it",
  example: "A turn of the session is running.",
})

import { refusal } from "../kinds/refusal.ts"

/** A session whose agent refused is to go on without an answer. */
export const turnUnanswered = refusal({
  name: "turn-unanswered",
  codes: ["turn/unanswered"],
  title: "Question unanswered",
  status: 409,
  raisedIn: "worker",
  cause: "the agent ended its turn with a refusal, whose text is a question to the user",
  cure: "run the next turn with the user's answer",
  example: "The agent refused and asks something, and there is no answer.",
})

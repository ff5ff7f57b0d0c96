import { refusal } from "../kinds/refusal.ts"

/** A model without reviewed price would serve while a budget of model spend must admit the run. The platform's API knows this as unpriced_model. */
export const routingUnpricedModel = refusal({
  name: "routing-unpriced-model",
  codes: ["routing/unpriced-model"],
  title: "Unpriced model",
  status: 422,
  raisedIn: "admission",
  cause: "nobody has reviewed what the model costs",
  cure: "list a priced model, or run without a budget of model spend",
  example: 'openai "gpt-6" has no reviewed price, and a budget of model spend must admit the run.',
})

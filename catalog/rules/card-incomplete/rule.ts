import { factPath, isRef } from "../../../model/fact.ts"
import type { Fact, FactId } from "../../../model/fact.ts"
import { rule } from "../rule.ts"

/** What ordering by price and cutting to the window need of a card, as it reads in a sentence. */
const needed: { readonly [member: string]: string } = {
  contextWindow: "context window",
  inputPrice: "input price",
  outputPrice: "output price",
}

/** Asks of the model cards of priced providers for everything that a policy may ask of them. */
export const cardIncomplete = rule({
  code: "card/incomplete",
  states: "The card of a priced provider's model states its context window, its input price and its output price.",
  because: "Policies order models by price and fit requests to the window; what a card leaves out they would guess.",
  acceptable: true,
  check: ({ facts, providers }) => {
    const priced = new Set(providers.filter((provider) => provider.priced).map(({ id }) => id))
    return facts
      .filter((fact) => fact.kind === "model-card" && priced.has(providerOf(fact)))
      .flatMap(({ id, name, body }) =>
        Object.entries(needed)
          .filter(([member]) => (body[member] ?? null) === null)
          .map(([member, says]) => ({
            at: factPath(id satisfies FactId, member),
            what: `The card of ${name} states no ${says}.`,
            fix: `state the ${says} with its source, or take the model out`,
          })),
      )
  },
})

function providerOf({ body }: Fact): string {
  const provider = body["provider"]
  return isRef(provider) ? provider.$ref : ""
}

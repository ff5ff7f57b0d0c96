import { rule } from "checkfu-catalog/rules"
import type { Catalog } from "checkfu-catalog/rules"

/** The house pays by the call, and wants to know before it does. */
export const providerUnpriced = rule({
  code: "provider/unpriced",
  states: "Every provider has reviewed prices.",
  because: "A bill that nobody could foresee is paid all the same.",
  check: ({ providers }: Catalog) =>
    providers
      .filter(({ priced }) => !priced)
      .map(({ id, name }) => ({
        at: `${id}#/priced`,
        what: `${name} has no reviewed prices.`,
        fix: "review them and say priced: true, or remove the provider",
      })),
})

import { factPath } from "../../../model/fact.ts"
import type { FactId } from "../../../model/fact.ts"
import { rule } from "../rule.ts"

/** Counts the primaries among the harnesses that are no fixtures. */
export const primaryNotOne = rule({
  code: "primary/not-one",
  states: "Where there are harnesses at all, exactly one of them is the primary.",
  because: "Whoever names no harness gets the primary; with none there is nothing to give, and with two it is a guess.",
  check: ({ harnesses }) => {
    const deployed = harnesses.filter(({ launchRole }) => launchRole !== "local_fixture")
    const [first, ...others] = deployed.filter(({ launchRole }) => launchRole === "primary")
    const [any] = deployed
    if (first === undefined)
      return any === undefined
        ? []
        : [
            {
              at: factPath(any.id as FactId, "launchRole"),
              what:
                deployed.length === 1
                  ? "The one harness is not the primary."
                  : `None of the ${deployed.length} harnesses is the primary.`,
              fix: "make one of them the primary",
            },
          ]
    return others.map(({ id, name }) => ({
      at: factPath(id as FactId, "launchRole"),
      what: `${name} is a primary, and ${first.name} is one already.`,
      fix: "make one of the two an alternative",
      related: [{ says: `${first.name} is the primary`, at: factPath(first.id as FactId, "launchRole") }],
    }))
  },
})

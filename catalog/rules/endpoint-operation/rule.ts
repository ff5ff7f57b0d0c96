import { factPath } from "../../../model/fact.ts"
import type { FactId } from "../../../model/fact.ts"
import { inheritedNames, reservedWords } from "../../../model/naming.ts"
import { rule } from "../rule.ts"

/** Holds the names of the client's methods against each other. */
export const endpointOperation = rule({
  code: "endpoint/operation",
  states: "Each method of the client asks for one endpoint, under names that nothing else in it has.",
  because: "Of two methods of one name the client would have one, and a method that is also an object is neither.",
  check: ({ endpoints }) => {
    const named = endpoints.flatMap(({ id, operation }) => (operation === null ? [] : [{ id, operation }]))
    return named.flatMap(({ id, operation }, index) => {
      const at = factPath(id as FactId, "operation")
      const other = named.find(
        (each, place) => (each.operation === operation && place < index) || operation.startsWith(`${each.operation}.`),
      )
      const unfit = operation.split(".").find((name) => inheritedNames.has(name) || reservedWords.has(name))
      return [
        ...(other === undefined
          ? []
          : [
              {
                at,
                what: `${operation} is what ${other.id} has as ${other.operation}.`,
                fix: "name one of the two otherwise",
                related: [{ says: `${other.operation} is stated here`, at: factPath(other.id as FactId, "operation") }],
              },
            ]),
        ...(unfit === undefined
          ? []
          : [{ at, what: `${operation} has the reserved name ${unfit}.`, fix: "rename it" }]),
      ]
    })
  },
})

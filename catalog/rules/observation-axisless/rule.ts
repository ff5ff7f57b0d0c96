import { factPath, isRef, keyOf } from "../../../model/fact.ts"
import type { FactValue } from "../../../model/fact.ts"
import { rule } from "../rule.ts"

/** Asks of every declaration that gates observations which axis it raises. */
export const observationAxisless = rule({
  code: "observation/axisless",
  states: "A declaration that gates observations raises an axis.",
  because:
    "What may be observed is promised along an axis; without one no ceiling, table or run says that it may be expected.",
  check: ({ facts, declarations }) => {
    const axisless = new Map(declarations.flatMap(({ id, name, raises }) => (raises === null ? [[id, name]] : [])))
    return facts.flatMap(({ id, body }) => {
      const name = axisless.get(id)
      const gates: FactValue = body["gates"] ?? []
      if (name === undefined || !Array.isArray(gates)) return []
      return (gates as readonly FactValue[]).filter(isRef).map((observation) => ({
        at: factPath(id, "gates", keyOf(observation)),
        what: `${name} gates the observation ${keyOf(observation)}, and raises no axis.`,
        fix: "state the step that it raises, or take the observation from its gates",
      }))
    })
  },
})

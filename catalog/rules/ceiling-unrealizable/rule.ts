import { atMost, strongest } from "../../../model/axis.ts"
import type { Catalog } from "../../../model/catalog.ts"
import type { Axis, Harness } from "../../../model/entries.ts"
import { factPath } from "../../../model/fact.ts"
import type { FactId } from "../../../model/fact.ts"
import type { Violation } from "../../../model/finding.ts"
import { realize } from "../../../model/realize.ts"
import { rule } from "../rule.ts"

/** Holds every ceiling against the law of `model/realize.ts`. */
export const ceilingUnrealizable = rule({
  code: "ceiling/unrealizable",
  states: "A ceiling is reachable from the entry's envelope, by declaration at most.",
  because: "A published capability that no run can have is a false promise.",
  check: (catalog) =>
    catalog.harnesses.flatMap((harness) => catalog.axes.flatMap((axis) => unrealizable(catalog, harness, axis))),
})

function unrealizable({ declarations }: Catalog, harness: Harness, axis: Axis): readonly Violation[] {
  if (!Object.hasOwn(harness.ceiling, axis.name)) return []
  const { value, turns } = realize(harness, axis, declarations)
  if (value.status !== "unrealizable" || !axis.values.includes(value.value)) return []
  const grants = value.grants.length === 0 ? "does not grant it" : `grants ${value.grants.join(" or ")} at most`
  const raised = declarations.flatMap(({ raises }) => (raises?.axis.name === axis.name ? [raises] : []))
  const lifts =
    raised.length === 0
      ? `no declaration raises ${axis.name}`
      : `declarations raise it only ${raised.map(({ from, to }) => `from ${from} to ${to}`).join(" or ")}`
  const lower = turns.flatMap(({ change, becomes }) =>
    becomes.status === "realizable" && atMost(axis, becomes.value, value.value) ? [change.after as string] : [],
  )
  const fix =
    lower.length === 0
      ? "remove the ceiling"
      : `lower the ceiling to ${strongest(axis, lower).join(" or ")}, or remove it`
  return [
    {
      at: factPath(harness.id as FactId, "ceiling", axis.name),
      what: `${harness.name} promises ${axis.name}=${value.value}, but ${harness.driver.lane} ${grants} and ${lifts}.`,
      fix,
    },
  ]
}

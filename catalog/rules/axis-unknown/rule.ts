import type { Catalog } from "../../../model/catalog.ts"
import type { Axis } from "../../../model/entries.ts"
import { factPath } from "../../../model/fact.ts"
import type { FactId, FactPath } from "../../../model/fact.ts"
import type { Violation } from "../../../model/finding.ts"
import { rule } from "../rule.ts"

/** Checks axis names and values wherever they are written as text: ceilings, envelopes, raises and what capabilities need. */
export const axisUnknown = rule({
  code: "axis/unknown",
  states: "Ceilings, envelopes, raises and needs of capabilities name axes and values that exist.",
  because: "A misspelt value compares with nothing, so it would silently promise or grant nothing at all.",
  check: (catalog) => {
    const axes = new Map(catalog.axes.map((axis) => [axis.name, axis]))
    return [...ceilings(catalog, axes), ...envelopes(catalog, axes), ...needs(catalog, axes), ...raises(catalog)]
  },
})

type Axes = ReadonlyMap<string, Axis>

function ceilings({ harnesses }: Catalog, axes: Axes): readonly Violation[] {
  return harnesses.flatMap(({ id, name, ceiling }) =>
    Object.entries(ceiling).flatMap(([axis, value]) =>
      unknown(axes, factPath(id as FactId, "ceiling", axis), `the ceiling of ${name}`, axis, value),
    ),
  )
}

function envelopes({ drivers }: Catalog, axes: Axes): readonly Violation[] {
  return drivers.flatMap((driver) =>
    driver.envelopes.flatMap(({ retention, grants }) =>
      Object.entries(grants).flatMap(([axis, value]) =>
        unknown(
          axes,
          factPath(driver.id as FactId, "envelopes", retention, "grants", axis),
          `the ${retention} envelope of ${driver.name}`,
          axis,
          value,
        ),
      ),
    ),
  )
}

function needs({ capabilities }: Catalog, axes: Axes): readonly Violation[] {
  return capabilities.flatMap(({ id, literal, needs: needed }) =>
    Object.entries(needed).flatMap(([axis, value]) =>
      unknown(axes, factPath(id as FactId, "needs", axis), `the need of ${literal}`, axis, value),
    ),
  )
}

function raises({ declarations }: Catalog): readonly Violation[] {
  return declarations.flatMap(({ id, name, raises: raised }) => {
    if (raised === null) return []
    const { axis } = raised
    return (["from", "to"] as const).flatMap((end) =>
      unknown(
        new Map([[axis.name, axis]]),
        factPath(id as FactId, "raises", end),
        `declaration ${name}`,
        axis.name,
        raised[end],
      ),
    )
  })
}

function unknown(axes: Axes, at: FactPath, where: string, name: string, value: string): readonly Violation[] {
  const axis = axes.get(name)
  if (axis === undefined)
    return [
      {
        at,
        what: `There is no axis ${name}, which ${where} names.`,
        fix:
          axes.size === 0
            ? "state the axis first"
            : `name one of ${[...axes.keys()].join(", ")}, or state the axis first`,
      },
    ]
  if (axis.values.includes(value)) return []
  return [
    {
      at,
      what: `Axis ${name} has no value ${value}, which ${where} names.`,
      fix: `name one of ${axis.values.join(", ")}, or add the value to ${axis.id}`,
    },
  ]
}

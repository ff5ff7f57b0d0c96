import { factPath } from "../../../model/fact.ts"
import type { FactId } from "../../../model/fact.ts"
import { rule } from "../rule.ts"

/** Keeps axes that are marked `byDeclarationOnly` out of every envelope. */
export const envelopeDeclaredAxis = rule({
  code: "envelope/declared-axis",
  states: "No envelope grants an axis that exists by declaration only.",
  because: "Such a grant would give to every harness what only those may have that say they serve it.",
  check: ({ facts, drivers }) => {
    const declared = new Set(
      facts.filter(({ kind, body }) => kind === "axis" && body["byDeclarationOnly"] === true).map(({ name }) => name),
    )
    return drivers.flatMap((driver) =>
      driver.envelopes.flatMap(({ retention, grants }) =>
        Object.keys(grants)
          .filter((axis) => declared.has(axis))
          .map((axis) => ({
            at: factPath(driver.id as FactId, "envelopes", retention, "grants", axis),
            what: `The ${retention} envelope of ${driver.name} grants ${axis}=${grants[axis]}, but ${axis} exists by declaration only.`,
            fix: `remove ${axis} from the envelope; whoever declares it is raised to it`,
          })),
      ),
    )
  },
})

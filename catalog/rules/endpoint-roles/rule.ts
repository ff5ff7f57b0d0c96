import type { Endpoint } from "../../../model/endpoint-entries.ts"
import { factPath } from "../../../model/fact.ts"
import type { FactId } from "../../../model/fact.ts"
import type { Violation } from "../../../model/finding.ts"
import { rule } from "../rule.ts"

/** Judges the roles that each endpoint lets in by its bearer and by what it does. */
export const endpointRoles = rule({
  code: "endpoint/roles",
  states:
    "An endpoint for API keys lets in roles of one plane, and where it writes only those that may write; any other lets in none.",
  because:
    "A key of a process that does work would browse what is configured, or a key that may only look would change it.",
  check: ({ endpoints }) => endpoints.flatMap(faults),
})

function faults({ id, name, bearer, roles, writes }: Endpoint): readonly Violation[] {
  const at = factPath(id as FactId, "roles")
  if (bearer !== "api_key")
    return roles.length === 0
      ? []
      : [
          {
            at,
            what: `${name} is asked with another bearer than a key, and lets in ${roles[0]?.name ?? ""}.`,
            fix: "list no role",
          },
        ]
  const [first] = roles
  if (first === undefined)
    return [{ at, what: `${name} is asked with a key, and lets in no role.`, fix: "list the roles that it lets in" }]
  const stranger = roles.find(({ plane }) => plane !== first.plane)
  const reader = writes ? roles.find(({ access }) => access === "read") : undefined
  return [
    ...(stranger === undefined
      ? []
      : [
          {
            at: factPath(id as FactId, "roles", stranger.name),
            what: `${name} lets in ${first.name} of the ${first.plane} plane, and ${stranger.name} of the ${stranger.plane} plane.`,
            fix: "state an endpoint of its own for each plane",
          },
        ]),
    ...(reader === undefined
      ? []
      : [
          {
            at: factPath(id as FactId, "roles", reader.name),
            what: `${name} writes, and lets in ${reader.name}, which may only read.`,
            fix: "let in roles alone that may write",
          },
        ]),
  ]
}

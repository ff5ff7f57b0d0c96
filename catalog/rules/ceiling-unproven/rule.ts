import type { Catalog } from "../../../model/catalog.ts"
import type { Axis, Declaration, Harness } from "../../../model/entries.ts"
import { factPath } from "../../../model/fact.ts"
import type { FactId } from "../../../model/fact.ts"
import type { Violation } from "../../../model/finding.ts"
import { realize } from "../../../model/realize.ts"
import { rule } from "../rule.ts"

/** Asks of every ceiling that only a declaration reaches who declares it, and which check proves it without being asked for. */
export const ceilingUnproven = rule({
  code: "ceiling/unproven",
  states:
    "A ceiling above the entry's envelope is declared by the entry, and a check that always runs proves what was declared.",
  because: "What an entry could say of itself, but does not, or what nobody tries, is a hope and no capability.",
  check: (catalog) =>
    catalog.harnesses.flatMap((harness) => catalog.axes.flatMap((axis) => unproven(catalog, harness, axis))),
})

function unproven({ declarations, checks }: Catalog, harness: Harness, axis: Axis): readonly Violation[] {
  if (!Object.hasOwn(harness.ceiling, axis.name)) return []
  const { value } = realize(harness, axis, declarations)
  if (value.status !== "realizable" || value.by !== "declaration") return []
  const raises = (each: Declaration): boolean => each.raises?.axis.name === axis.name && each.raises.to === value.value
  const at = factPath(harness.id as FactId, "ceiling", axis.name)
  const promise = `${harness.name} promises ${axis.name}=${value.value}`
  const lifting = declarations.filter(raises)
  const declared = harness.declares.filter(raises)
  if (declared.length === 0)
    return [
      {
        at,
        what: `${promise}, which only declaring reaches, and does not declare ${named(lifting)}.`,
        fix: `state ${named(lifting)} among what it declares, if it says so in its handshake, or remove the ceiling`,
      },
    ]
  const isProven = declared.some(({ id }) =>
    checks.some(({ proves, judgedBy }) => proves?.id === id && (judgedBy === "grammar" || judgedBy === "active")),
  )
  if (isProven) return []
  return [
    {
      at,
      what: `${promise} by declaring ${named(declared)}, which no check proves that runs without being asked for.`,
      fix: `state a check that proves ${named(declared)}, or remove the ceiling`,
      related: checks.flatMap(({ id, literal, proves }) =>
        declared.some((each) => each.id === proves?.id)
          ? [{ says: `${literal} must be asked for`, at: id as FactId }]
          : [],
      ),
    },
  ]
}

function named(declarations: readonly Declaration[]): string {
  return declarations.map(({ name }) => name).join(" or ")
}

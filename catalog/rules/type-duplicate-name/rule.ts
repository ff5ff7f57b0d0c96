import { factPath } from "../../../model/fact.ts"
import type { FactPath } from "../../../model/fact.ts"
import type { Violation } from "../../../model/finding.ts"
import type { Slot } from "../../../model/slot.ts"
import type { Definition } from "../../../model/wire-type.ts"
import { rule } from "../rule.ts"
import { sameStructure } from "./same-structure.ts"

/** Compares the definitions of one name across all slots of a contract, and across all documents. */
export const typeDuplicateName = rule({
  code: "type/duplicate-name",
  states: "Within a contract, and among documents, a definition's name stands for one structure.",
  because: "They publish one type for each name, so the other would be read and written by the wrong one.",
  check: ({ contracts, documents }) => [
    ...contracts.flatMap(({ slots }) => duplicates(slots)),
    ...duplicates(documents.map((document) => ({ ...document, answer: null }))),
  ],
})

function duplicates(carriers: readonly Pick<Slot, "id" | "name" | "payload" | "answer">[]): readonly Violation[] {
  const first = new Map<string, { readonly definition: Definition; readonly at: FactPath; readonly slot: string }>()
  const found: Violation[] = []
  const judge = (definition: Definition, at: FactPath, slot: string): void => {
    const other = first.get(definition.name)
    if (other === undefined) first.set(definition.name, { definition, at, slot })
    else if (!sameStructure(other.definition.type, definition.type))
      found.push({
        at,
        what: `${slot} defines ${definition.name} otherwise than ${other.slot} does.`,
        fix: "share one definition, or rename one of the two",
        related: [{ says: `${other.slot} defines ${definition.name} here`, at: other.at }],
      })
  }
  for (const { id, name, payload, answer } of carriers) {
    for (const definition of payload.definitions) judge(definition, factPath(id, "payload"), name)
    for (const definition of answer?.definitions ?? []) judge(definition, factPath(id, "answer", "payload"), name)
  }
  return found
}

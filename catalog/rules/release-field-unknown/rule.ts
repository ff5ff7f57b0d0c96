import { atomsOf } from "../../../model/agreement.ts"
import type { Catalog } from "../../../model/catalog.ts"
import type { Document } from "../../../model/document.ts"
import { factPath, isRef } from "../../../model/fact.ts"
import type { Fact, FactValue } from "../../../model/fact.ts"
import type { Violation } from "../../../model/finding.ts"
import { definitionOf } from "../../../model/wire-type.ts"
import type { Member, ObjectType, WireType } from "../../../model/wire-type.ts"
import { rule } from "../rule.ts"

/** Compares each field of a release with the document that it is a member of. */
export const releaseFieldUnknown = rule({
  code: "release/field-unknown",
  states:
    "Every field of a release is a member of its document, with that member's values, and every member is a field.",
  because: "Authors write what the list of fields says, and the decoder of the document refuses what it does not know.",
  check: (catalog) => {
    const documents = new Map(catalog.documents.map((document) => [document.id, document]))
    const fields = catalog.facts.flatMap((fact): readonly Field[] => {
      const { document } = fact.body
      const found = fact.kind === "release-field" && isRef(document) ? documents.get(document.$ref) : undefined
      return found === undefined ? [] : [{ fact, document: found, object: objectOf(found) }]
    })
    return [...fields.flatMap(fieldFault), ...withoutField(catalog, fields)]
  },
})

interface Field {
  readonly fact: Fact
  readonly document: Document
  /** Null for a document that is no object. */
  readonly object: ObjectType | null
}

function fieldFault({ fact, document, object }: Field): readonly Violation[] {
  const [literal = ""] = textsOf([fact.body["literal"] ?? ""])
  const member = object?.members.find(({ name }) => name === literal)
  if (object === null || member === undefined)
    return [
      {
        at: factPath(fact.id, "literal"),
        what: `${literal} is no member of ${document.name}.`,
        fix: "name the member as the document does, or add it there",
      },
    ]
  const values = textsOf(fact.body["values"])
  const problem = valuesFault(values, member, placeholdersOf(object, literal), document)
  return problem === null ? [] : [{ at: factPath(fact.id, "values"), ...problem }]
}

/** Values of a literal are listed as they are; other values are described, and only what they name can be held against the document. */
function valuesFault(
  values: readonly string[],
  { name, type, optional }: Member,
  placeholders: readonly string[],
  document: Document,
): Pick<Violation, "what" | "fix"> | null {
  const followed = follow(type, document)
  if (followed?.kind === "literal") {
    const taken = followed.values.map(String)
    if (JSON.stringify(taken) === JSON.stringify(values)) return null
    const what = `${name} lists ${listed(values)}, and ${document.name} takes ${listed(taken)}.`
    return { what, fix: `list ${listed(taken)}` }
  }
  const named = values.flatMap((value) => value.match(/\{[^{}]*\}/g) ?? [])
  if (JSON.stringify(named.toSorted()) !== JSON.stringify(placeholders.toSorted())) {
    const what = `${name} names the placeholders ${listed(named)}, and ${document.name} has ${listed(placeholders)}.`
    return { what, fix: `name ${listed(placeholders)}` }
  }
  if (optional || !values.some((value) => /\boptional\b/.test(value))) return null
  return { what: `${name} is said to be optional, and ${document.name} demands it.`, fix: "remove the word" }
}

/** Members of documents that have fields, and that no field is stated for. */
function withoutField({ documents }: Catalog, fields: readonly Field[]): readonly Violation[] {
  const stated = new Set(fields.map(({ fact }) => fact.body["literal"]))
  const described = new Set(fields.map(({ document }) => document.id))
  return documents
    .filter(({ id }) => described.has(id))
    .flatMap((document) =>
      (objectOf(document)?.members ?? [])
        .filter(({ name }) => !stated.has(name))
        .map(({ name }) => ({
          at: factPath(document.id, "payload"),
          what: `${document.name} has a member ${name}, and no field of a release is called so.`,
          fix: `state the release field ${name}, or remove the member`,
        })),
    )
}

function placeholdersOf({ agreements = [] }: ObjectType, member: string): readonly string[] {
  return agreements
    .flatMap(({ holds }) => atomsOf(holds))
    .flatMap((atom) => (atom.kind === "placeholders" && atom.member === member ? atom.among : []))
}

function objectOf(document: Document): ObjectType | null {
  const type = follow(document.payload.type, document)
  return type?.kind === "object" ? type : null
}

/** The type behind references; null for one that leads only to itself. */
function follow(type: WireType, { payload }: Document): WireType | null {
  let at = type
  for (let steps = 0; at.kind === "reference"; steps++) {
    if (steps > payload.definitions.length) return null
    at = definitionOf(payload, at.to).type
  }
  return at
}

function textsOf(value: FactValue | undefined): readonly string[] {
  if (!Array.isArray(value)) return []
  return (value as readonly FactValue[]).map((each) => (typeof each === "string" ? each : JSON.stringify(each)))
}

function listed(texts: readonly string[]): string {
  return texts.length === 0 ? "none" : texts.join(", ")
}

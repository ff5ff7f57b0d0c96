import type { Catalog } from "../../../model/catalog.ts"
import { factPath } from "../../../model/fact.ts"
import type { Fact, FactPath } from "../../../model/fact.ts"
import type { Violation } from "../../../model/finding.ts"
import { isName, isTypeName } from "../../../model/naming.ts"
import { rule } from "../rule.ts"

/** Holds names to one pattern before anything is derived from them. */
export const namesInvalid = rule({
  code: "names/invalid",
  states: "Every name can stand as an identifier, as a member and as a file's name alike.",
  because: "Names become code, paths and anchors; repairing one there would give it a spelling that nobody reviewed.",
  check: (catalog) => [...catalog.facts.flatMap(factName), ...definitions(catalog)],
})

const fix = "use lower-case words and digits joined by single - or _, beginning with a letter, and no reserved word"

function factName({ id, kind, name }: Fact): readonly Violation[] {
  const parts = kind === "page" ? name.split("/") : [kind === "decision" ? name.replace(/^[0-9]+-/, "") : name]
  if (parts.every(isName)) return []
  return [{ at: factPath(id, "name"), what: `${JSON.stringify(name)} cannot name ${article(kind)} ${kind}.`, fix }]
}

function definitions({ contracts, documents }: Catalog): readonly Violation[] {
  return [...contracts.flatMap(({ slots }) => slots), ...documents].flatMap((carrier) => [
    ...carrier.payload.definitions.flatMap(({ name }) => typeName(factPath(carrier.id, "payload"), name)),
    ...(("answer" in carrier ? carrier.answer : null)?.definitions ?? []).flatMap(({ name }) =>
      typeName(factPath(carrier.id, "answer", "payload"), name),
    ),
  ])
}

function typeName(at: FactPath, name: string): readonly Violation[] {
  if (isTypeName(name)) return []
  return [
    {
      at,
      what: `${JSON.stringify(name)} cannot name a type.`,
      fix: "begin it with a capital, and go on with letters and digits",
    },
  ]
}

function article(word: string): string {
  return /^[aeiou]/.test(word) ? "an" : "a"
}

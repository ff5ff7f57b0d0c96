import type { Decision, Page, Revision } from "../../model/catalog.ts"
import type { Fact, FactId } from "../../model/fact.ts"
import type { Column, TableSpec } from "../../model/table.ts"
import type { Linker } from "./linker.ts"
import { at, elements, oneOf, reference, root, text, textMap, textOrNull, texts } from "./reader.ts"
import type { Place } from "./reader.ts"

/** Reads a revision literal. */
export function readRevision(fact: Fact): Revision {
  const place = root(fact)
  return {
    id: fact.id,
    name: fact.name,
    literal: text(at(place, "literal")),
    subject: text(at(place, "subject")),
    life: oneOf(at(place, "life"), "current", "accepted", "retired"),
  }
}

/** Reads a decision record. */
export function readDecision(fact: Fact): Decision {
  const place = root(fact)
  return {
    id: fact.id,
    name: fact.name,
    title: text(at(place, "title")),
    facts: texts(at(place, "facts")) as readonly FactId[],
    before: text(at(place, "before")),
    after: text(at(place, "after")),
  }
}

/** Reads how a published table is made. */
export function readTable(fact: Fact, link: Linker): TableSpec {
  const place = root(fact)
  return {
    id: fact.id,
    name: fact.name,
    contract: link.contract(at(place, "contract")).name,
    title: text(at(place, "title")),
    rows: text(at(place, "rows")),
    columns: elements(at(place, "columns")).map(readColumn),
  }
}

function readColumn(place: Place): Column {
  const kind = oneOf(at(place, "kind"), "member", "across")
  switch (kind) {
    case "member":
      return {
        kind,
        heading: text(at(place, "heading")),
        member: text(at(place, "member")),
        absent: text(at(place, "absent")),
        words: textMap(at(place, "words")),
      }
    case "across":
      return { kind, each: text(at(place, "each")), law: text(at(place, "law")) }
    default:
      return kind satisfies never
  }
}

/** Reads a page and which tables it shows. */
export function readPage(fact: Fact): Page {
  const place = root(fact)
  return {
    id: fact.id,
    name: fact.name,
    title: text(at(place, "title")),
    description: text(at(place, "description")),
    tables: elements(at(place, "tables")).map(reference),
    skeleton: textOrNull(at(place, "skeleton")),
  }
}

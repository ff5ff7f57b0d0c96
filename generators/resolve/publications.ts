import type { Decision, EachPage, Page } from "../../model/catalog.ts"
import type { Revision, Validity } from "../../model/entries.ts"
import type { Fact, FactPath } from "../../model/fact.ts"
import type { Column, Condition, TableSpec } from "../../model/table.ts"
import type { Linker } from "./linker.ts"
import { at, elements, oneOf, reference, root, text, textMap, textOrNull, texts, truth, wrong } from "./reader.ts"
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
    facts: texts(at(place, "facts")) as readonly FactPath[],
    gone: textsOrNone(at(place, "gone")) as readonly FactPath[],
    before: text(at(place, "before")),
    after: text(at(place, "after")),
    tests: textsOrNone(at(place, "tests")),
    tried: at(place, "tried").value === undefined ? null : texts(at(place, "tried")),
    gaps: textsOrNone(at(place, "gaps")),
  }
}

function textsOrNone(place: Place): readonly string[] {
  return place.value === undefined ? [] : texts(place)
}

/** Reads how a published table is made. */
export function readTable(fact: Fact, link: Linker): TableSpec {
  const place = root(fact)
  return {
    id: fact.id,
    name: fact.name,
    contract: link.contract(at(place, "contract")).name,
    title: text(at(place, "title")),
    rows: texts(at(place, "rows")),
    where: readConditions(at(place, "where")),
    each: textOrNull(at(place, "each")),
    keys: readKeys(at(place, "keys")),
    columns: elements(at(place, "columns")).map(readColumn),
  }
}

function readKeys(place: Place): number {
  if (place.value === undefined) return 1
  if (typeof place.value !== "number" || !Number.isSafeInteger(place.value) || place.value < 1)
    throw wrong(place, "a number of columns, at least 1,")
  return place.value
}

function readConditions(place: Place): readonly Condition[] {
  if (place.value === undefined) return []
  return elements(place).map((condition) => ({
    member: text(at(condition, "member")),
    is: at(condition, "is").value ?? null,
    not: truth(at(condition, "not")),
  }))
}

function readColumn(place: Place): Column {
  const kind = oneOf(at(place, "kind"), "member", "written", "derived", "across")
  switch (kind) {
    case "member":
      return {
        kind,
        heading: text(at(place, "heading")),
        member: text(at(place, "member")),
        absent: text(at(place, "absent")),
        words: textMap(at(place, "words")),
        present: textOrNull(at(place, "present")),
        joint: textOrNull(at(place, "joint")) ?? ", ",
      }
    case "written":
      return { kind, heading: text(at(place, "heading")), template: text(at(place, "template")) }
    case "derived":
      return { kind, heading: text(at(place, "heading")), law: text(at(place, "law")) }
    case "across":
      return {
        kind,
        each: text(at(place, "each")),
        law: text(at(place, "law")),
        where: readConditions(at(place, "where")),
      }
    default:
      return kind satisfies never
  }
}

/** Reads how long a kind of evidence counts. */
export function readValidity(fact: Fact): Validity {
  const days = at(root(fact), "days")
  if (typeof days.value !== "number" || !Number.isInteger(days.value) || days.value < 1)
    throw wrong(days, "a whole number of days")
  return { id: fact.id, name: fact.name, days: days.value }
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
    each: readEach(at(place, "each")),
  }
}

function readEach(place: Place): EachPage | null {
  if (place.value === null || place.value === undefined) return null
  return {
    kinds: texts(at(place, "kinds")),
    where: readConditions(at(place, "where")),
    title: text(at(place, "title")),
    description: text(at(place, "description")),
    skeleton: text(at(place, "skeleton")),
  }
}

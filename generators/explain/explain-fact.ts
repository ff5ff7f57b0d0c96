import { shared } from "../../catalog/kinds/kind.ts"
import type { Events, Kind, Meaning } from "../../catalog/kinds/kind.ts"
import { kinds } from "../../catalog/kinds/kinds.ts"
import type { Catalog } from "../../model/catalog.ts"
import { factOf, factPath, isRef, segmentsOf, valueAt } from "../../model/fact.ts"
import type { Fact, FactPath, FactValue } from "../../model/fact.ts"
import type { Spans } from "../load/loaded.ts"
import { shownValue } from "../review/shown.ts"
import type { ExplainedReason } from "./explain.ts"
import { stated } from "./proof.ts"
import type { Proof } from "./proof.ts"
import type { Resting } from "./resting.ts"

const longest = 60

/**
 * Explains a fact, or a place in one: each member with its value and where it stands, what a change there means, and what
 * rests on it. Null where there is no such place.
 */
export function explainFact(
  path: FactPath,
  {
    catalog,
    resting,
    spans,
  }: { readonly catalog: Catalog; readonly resting: () => readonly Resting[]; readonly spans: Spans },
): Proof | null {
  const fact = catalog.facts.find(({ id }) => id === factOf(path))
  if (fact === undefined || valueAt(fact, path) === undefined) return null
  const kind = kinds.find(({ name }) => name === fact.kind)
  const [member] = segmentsOf(path)
  return {
    about: fact.kind === "slot" || fact.kind === "frame" ? "slot" : "fact",
    subject: path,
    says: kind?.states ?? fact.kind,
    reasons: [...reasonsOf(fact, path, spans), ...meaningsOf(kind, member)],
    more: [...cellsOn(path, resting()), ...referring(fact, catalog), ...recording(path, catalog)],
  }
}

function reasonsOf(fact: Fact, path: FactPath, spans: Spans): readonly ExplainedReason[] {
  const segments = segmentsOf(path)
  if (segments.length > 0)
    return [stated(spans, segments.join("."), shownValue(valueAt(fact, path) ?? null, longest), path)]
  return Object.entries(fact.body).map(([member, value]) =>
    stated(spans, member, shownValue(value, longest), factPath(fact.id, member)),
  )
}

/** What a change of a member means on both axes, by the module that declares it; of a whole fact, what its coming and going means. */
function meaningsOf(kind: Kind | undefined, member: string | undefined): readonly ExplainedReason[] {
  if (kind === undefined) return []
  const meanings: { readonly [name: string]: Meaning } = { ...shared, ...kind.meanings }
  const meaning = member === undefined ? kind.whole : meanings[member]
  if (meaning === undefined) return []
  const law = `catalog/kinds/${kind.name === "frame" ? "slot" : kind.name === "order" ? "table" : kind.name}.ts`
  return [
    { says: "a change for authority", value: eventsText(meaning.authority), law },
    { says: "a change on the wire", value: eventsText(meaning.wire), law },
  ]
}

function eventsText(laws: Events<unknown>): string {
  const name = (law: unknown): string => (typeof law === "string" ? law.replaceAll("_", " ") : "by rank")
  const { added, removed, changed } = laws
  if (added === removed && added === changed) return name(changed)
  return `added ${name(added)}, removed ${name(removed)}, changed ${name(changed)}`
}

function cellsOn(path: FactPath, resting: readonly Resting[]): readonly string[] {
  return resting.flatMap(({ table, columns, rows }) => {
    const cells = rows.flatMap(({ key, cells: row }) =>
      row.flatMap((facts, index) => (facts.some((fact) => isWithin(fact, path)) ? [{ key, index }] : [])),
    )
    const [first] = cells
    if (first === undefined) return []
    const words = [table, first.key, columns[first.index] ?? ""].map(quoted).join(" ")
    const count = cells.length === 1 ? "1 cell rests" : `${cells.length} cells rest`
    return [`${count} on it in ${table}: explain ${words}`]
  })
}

function isWithin(place: FactPath, around: FactPath): boolean {
  return place === around || place.startsWith(around.includes("#") ? `${around}/` : `${around}#/`)
}

function referring({ id }: Fact, { facts }: Catalog): readonly string[] {
  const found = facts.filter((fact) => fact.id !== id && refersTo(fact.body, id)).map((fact) => fact.id)
  if (found.length === 0) return []
  const rest = found.length > 12 ? `, and ${found.length - 12} more` : ""
  return [`Named by ${found.slice(0, 12).join(", ")}${rest}.`]
}

function refersTo(value: FactValue, id: string): boolean {
  if (value === null || typeof value !== "object") return false
  if (isRef(value)) return value.$ref === id
  return Object.values(value).some((each: FactValue) => refersTo(each, id))
}

function recording(path: FactPath, { decisions }: Catalog): readonly string[] {
  return decisions
    .filter(({ facts }) => facts.some((each) => isWithin(each, path) || isWithin(path, each)))
    .map(({ id, title }) => `Decided by ${id}: ${title}.`)
}

/** A word as a shell takes it. */
export function quoted(word: string): string {
  return /^[\w./:@#~+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
}

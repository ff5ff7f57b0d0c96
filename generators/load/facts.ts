import { byCodeUnit, isRef, keyOf } from "../../model/fact.ts"
import type { Fact, FactBody, FactId, FactValue } from "../../model/fact.ts"
import type { Finding, Location } from "../../model/finding.ts"
import { agreementId } from "../../catalog/kinds/agreement-id.ts"
import { idProblem } from "./fact-id.ts"
import { isStated, plainBody } from "./fact-value.ts"
import type { PlainBody } from "./fact-value.ts"
import { finding } from "./findings.ts"
import type { RunModule } from "./modules.ts"
import { filledMembers } from "./slot-members.ts"
import type { FactSpans } from "./spans.ts"
import { pathOf } from "./trail.ts"
import type { Trail, WirePath } from "./trail.ts"

/** A stated fact with where it was exported. */
export interface Exported {
  readonly fact: Fact
  /** The value itself, by which others refer to it. */
  readonly stated: { readonly $id: string }
  readonly place: ExportPlace
  readonly plain: PlainBody
}

/** The const that a fact was exported as. */
export interface ExportPlace {
  readonly path: string
  readonly name: string
}

/** Facts sorted by id, and what is wrong with the rest. */
export interface ReadFacts {
  readonly exported: readonly Exported[]
  readonly findings: readonly Finding[]
}

interface Found {
  readonly place: ExportPlace
  readonly stated: { readonly $id: string }
}

/** What facts are read with. */
export interface FactSources {
  readonly isSchema: (value: unknown) => boolean
  readonly spans: FactSpans
  /** What the comment above a const says. */
  readonly summary: (place: ExportPlace) => string | null
  /** What the comment above the const says that names a type, looked for in one file first. */
  readonly described: (type: string, path: string) => string | null
  /** The layer of the catalog that a file belongs to. */
  readonly layerOf: (path: string) => number
}

/**
 * Turns what modules export into facts. Every exported value is a fact, a schema, or an agreement for schemas. An id stands
 * for one fact in each layer of the catalog.
 */
export function readFacts(modules: readonly RunModule[], sources: FactSources): ReadFacts {
  const findings: Finding[] = []
  const byId = new Map<string, Found[]>()
  const sorted = [...modules].toSorted((left, right) => byCodeUnit(left.file.path, right.file.path))
  for (const { file, exports } of sorted)
    for (const name of Object.keys(exports).toSorted(byCodeUnit)) {
      const place = { path: file.path, name }
      const value = exports[name]
      if (isStated(value)) listed(byId, `${sources.layerOf(file.path)} ${value.$id}`).push({ place, stated: value })
      else if (!sources.isSchema(value) && !isAgreement(value)) {
        const what = `${name} is exported and is no fact.`
        findings.push(
          finding("load/not-a-fact", sources.spans.at(place, []), {
            what,
            fix: "make it by a constructor, or do not export it",
          }),
        )
      }
    }
  const exported: Exported[] = []
  for (const [first, ...others] of byId.values()) {
    if (first === undefined) continue
    const id = first.stated.$id
    const problem = idProblem(id)
    if (problem !== null) {
      const said = {
        what: `${id} can not be an id: ${problem}.`,
        fix: "name it in letters, digits, dots, underscores and hyphens",
      }
      findings.push(finding("load/bad-id", sources.spans.at(first.place, []), said))
      continue
    }
    for (const other of others) findings.push(doubled(id, first, other, sources.spans))
    const read = readFact(id as FactId, first, sources, findings)
    if (read !== null) exported.push(read)
  }
  const stated = new Set([...byId.values()].flatMap((found) => found.map((each) => each.stated)))
  for (const { place, plain } of exported)
    for (const { path, fact } of plain.refs)
      if (!stated.has(fact)) {
        const what = `${fact.$id} is used here and exported by no module.`
        findings.push(
          finding("load/unexported-fact", sources.spans.at(place, path), {
            what,
            fix: "export the const that holds it",
          }),
        )
      }
  return { exported: exported.toSorted((left, right) => byCodeUnit(left.fact.id, right.fact.id)), findings }
}

/** Whether a value is an agreement, which schemas of several modules may share. */
function isAgreement(value: unknown): boolean {
  const { annotations } = Object(value) as {
    readonly annotations?: { readonly representation?: { readonly id?: unknown } }
  }
  return annotations?.representation?.id === agreementId
}

function readFact(
  id: FactId,
  { place, stated }: Found,
  { isSchema, spans, summary, described }: FactSources,
  findings: Finding[],
): Exported | null {
  const kind = id.slice(0, id.indexOf("/"))
  const excess = (stated as { readonly excess?: unknown }).excess === "keep" ? "keep" : "closed"
  const plain = plainBody(stated, { isSchema, excess, described: (type) => described(type, place.path) })
  const at = (path: WirePath): Location | null => spans.at(place, path)
  for (const { path, what, fix } of plain.problems)
    findings.push(finding("load/not-json", at(path), { what: `${id}: ${what}.`, fix, facts: [id] }))
  for (const { code, path, what, fix, name } of plain.wireProblems) {
    const places = name === undefined ? [] : spans.named(name, [place.path])
    const [, second] = places
    const related =
      second === undefined
        ? []
        : places.filter((each) => each !== second).map((each) => ({ says: `also named ${name ?? ""}`, at: each }))
    findings.push(finding(code, second ?? at(path), { what: `${id}: ${what}.`, fix, facts: [id], related }))
  }
  const members = filledMembers(kind, plain.members, summary(place))
  for (const { path, key } of doubledKeys(members)) {
    const what = `${id}: the list holds ${key} twice.`
    findings.push(
      finding("load/duplicate-key", at(path), { what, fix: "remove one of the two, or name them apart", facts: [id] }),
    )
  }
  if (plain.problems.length + plain.wireProblems.length > 0) return null
  const body: FactBody = Object.fromEntries(members)
  const named = Object.hasOwn(body, "name") ? body["name"] : undefined
  const name = typeof named === "string" ? named : id.slice(id.lastIndexOf("/") + 1)
  return { fact: { id, kind, name, body }, stated, place, plain }
}

function doubled(id: string, first: Found, other: Found, spans: FactSpans): Finding {
  const at = spans.at(first.place, [])
  const related = at === null ? [] : [{ says: "first stated", at }]
  return finding("load/duplicate-id", spans.at(other.place, []), {
    what: `${id} is stated twice.`,
    fix: "rename or remove one of the two",
    related,
    facts: [id as FactId],
  })
}

function doubledKeys(
  members: readonly (readonly [string, FactValue])[],
): readonly { readonly path: WirePath; readonly key: string }[] {
  const found: { path: WirePath; key: string }[] = []
  const open: { readonly value: FactValue; readonly trail: Trail }[] = []
  const enter = (value: FactValue, step: string | number, before: Trail): void => {
    if (value !== null && typeof value === "object" && !isRef(value)) open.push({ value, trail: { step, before } })
  }
  for (const [name, value] of members) enter(value, name, null)
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, trail } = next
    if (Array.isArray(value)) {
      const seen = new Set<string>()
      for (const [index, element] of (value as readonly FactValue[]).entries()) {
        const key = keyOf(element)
        if (seen.has(key)) found.push({ path: pathOf({ step: index, before: trail }), key })
        seen.add(key)
        enter(element, index, trail)
      }
    } else for (const [name, member] of Object.entries(value as FactBody)) enter(member, name, trail)
  }
  return found
}

function listed(byId: Map<string, Found[]>, key: string): Found[] {
  const known = byId.get(key) ?? []
  byId.set(key, known)
  return known
}

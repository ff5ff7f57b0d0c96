import { catalogFormat } from "../../model/catalog.ts"
import type { Catalog } from "../../model/catalog.ts"
import { byCodeUnit } from "../../model/fact.ts"
import type { Fact, FactId } from "../../model/fact.ts"
import type { PlannedFile } from "../../model/plan.ts"
import type { AcpIndex } from "../../model/site.ts"
import { jsonText } from "../text/json.ts"

/** A published catalog, read back; or one sentence that says why it cannot be. */
export type ReadCatalog =
  | { readonly ok: true; readonly facts: readonly Fact[]; readonly acp: AcpIndex }
  | { readonly ok: false; readonly problem: string }

/** The catalog as `catalog.json` of the output folder: every fact, sorted by id, its members as they were stated. */
export function catalogFile({ facts, acp }: Pick<Catalog, "facts" | "acp">, out: string): PlannedFile {
  const sorted = facts.toSorted((left, right) => byCodeUnit(left.id, right.id))
  const value = {
    format: catalogFormat,
    acp,
    facts: sorted.map(({ id, kind, name, from, body }) => ({
      id,
      kind,
      name,
      ...(from === undefined ? {} : { from }),
      body,
    })),
  }
  return { kind: "file", path: `${out}/catalog.json`, text: jsonText(value), facts: sorted.map(({ id }) => id) }
}

/** Reads a published catalog. Never throws: a text that is no such catalog, or half of a merge, is a problem. */
export function readCatalog(text: string): ReadCatalog {
  if (/^(?:<{7}|>{7}|\|{7})(?: |\r?$)/m.test(text)) return { ok: false, problem: "it has conflict markers of a merge" }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { ok: false, problem: "it is not JSON" }
  }
  if (!isObject(value)) return { ok: false, problem: "it is not a catalog" }
  if (value["format"] !== catalogFormat)
    return { ok: false, problem: `its format is ${textOf(value["format"])}, not ${catalogFormat}` }
  const { acp, facts } = value
  if (!isAcpIndex(acp)) return { ok: false, problem: "its protocol schema is not described" }
  if (!Array.isArray(facts)) return { ok: false, problem: "it has no list of facts" }
  const ids = new Set<FactId>()
  for (const [index, fact] of (facts as readonly unknown[]).entries()) {
    if (!isFact(fact)) return { ok: false, problem: `fact ${index} has no id, kind, name or body` }
    if (ids.has(fact.id)) return { ok: false, problem: `it has two facts ${fact.id}` }
    ids.add(fact.id)
  }
  return { ok: true, facts: (facts as readonly Fact[]).toSorted((left, right) => byCodeUnit(left.id, right.id)), acp }
}

function isFact(value: unknown): value is Fact {
  if (!isObject(value)) return false
  const { id, kind, name, body } = value
  return (
    typeof kind === "string" &&
    typeof name === "string" &&
    typeof id === "string" &&
    id.startsWith(`${kind}/`) &&
    isObject(body)
  )
}

function isAcpIndex(value: unknown): value is AcpIndex {
  if (!isObject(value) || value["version"] !== 1 || typeof value["digest"] !== "string") return false
  const { definitions } = value
  return Array.isArray(definitions) && definitions.every(isDefinition)
}

function isDefinition(value: unknown): boolean {
  if (!isObject(value)) return false
  const { name, method, role, handledBy, members } = value
  const sided = handledBy === null || handledBy === "client" || handledBy === "agent"
  const known = role === "request" || role === "response" || role === "notification"
  return typeof name === "string" && typeof method === "string" && known && sided && Array.isArray(members)
}

function isObject(value: unknown): value is { readonly [member: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

function textOf(value: unknown): string {
  return typeof value === "number" || typeof value === "string" ? String(value) : "not stated"
}

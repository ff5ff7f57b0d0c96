import type { Fact, FactId } from "../../model/fact.ts"
import type { Finding } from "../../model/finding.ts"
import { nearNames } from "../../model/near-names.ts"
import type { Exported } from "./facts.ts"
import { finding } from "./findings.ts"
import type { Layer, Layered } from "./layers.ts"
import { originOf } from "./layers.ts"
import { namedAxes } from "./named-axes.ts"
import type { FactSpans } from "./spans.ts"

/** What the layers of a catalog come to: every fact once. */
export interface Selected {
  readonly kept: readonly Exported[]
  readonly findings: readonly Finding[]
}

/**
 * Takes of each layer's bases what its configuration names, what that refers to, and the axes that it goes by. Two facts of one id that are both taken
 * are a finding: what a base states may be added to, and is never replaced.
 */
export function select(exported: readonly Exported[], layers: Layered, spans: FactSpans): Selected {
  const findings: Finding[] = []
  const byObject = new Map(exported.map((each) => [each.stated, each]))
  const ofLayer = new Map<number, Exported[]>()
  for (const each of exported) {
    const layer = layers.layerOf(each.place.path)
    const known = ofLayer.get(layer)
    if (known === undefined) ofLayer.set(layer, [each])
    else known.push(each)
  }
  const taken = new Map<number, ReadonlySet<Exported>>()
  const take = (index: number): ReadonlySet<Exported> => {
    const known = taken.get(index)
    if (known !== undefined) return known
    const layer = layers.layers[index] as Layer
    const own = ofLayer.get(index) ?? []
    const offered = new Set(layer.bases.flatMap((base) => [...take(base)]))
    const chosen = layer.only === null ? [...offered] : chosenFrom(offered, layer, findings)
    const result = withReferences([...own, ...chosen], new Set([...own, ...offered]), byObject)
    taken.set(index, result)
    return result
  }
  const all = take(0)
  const kept = new Map<string, Exported>()
  for (const each of exported) {
    if (!all.has(each)) continue
    const other = kept.get(each.fact.id)
    if (other === undefined) kept.set(each.fact.id, each)
    else {
      const rank = ({ place }: Exported): number => layers.layerOf(place.path)
      const [own, base] = rank(each) < rank(other) ? [each, other] : [other, each]
      kept.set(own.fact.id, own)
      findings.push(replacing(own, base, layers, spans))
    }
  }
  return { kept: [...kept.values()], findings }
}

/** Says where a fact of a base comes from. */
export function withOrigin(fact: Fact, origin: string | null): Fact {
  if (origin === null) return fact
  const { id, kind, name, body } = fact
  return { id, kind, name, from: origin, body }
}

function chosenFrom(offered: ReadonlySet<Exported>, { only, onlyAt }: Layer, findings: Finding[]): readonly Exported[] {
  const chosen: Exported[] = []
  for (const [index, name] of (only ?? []).entries()) {
    const named = [...offered].filter(({ fact }) => isNamed(fact, name))
    chosen.push(...named)
    if (named.length > 0) continue
    const names = new Set([...offered].flatMap(({ fact }) => [fact.kind, fact.id]))
    const [near] = nearNames(name, names)
    const fix = near === undefined ? "name a kind, a contract or a fact of a base" : `write ${near}`
    const what = `only names ${name}, which no catalog that is extended has.`
    findings.push(finding("load/config", onlyAt[index] ?? null, { what, fix: `${fix}, or remove it` }))
  }
  return chosen
}

/**
 * Whether a name means a fact: its kind, its id, or the contract whose name its own name begins with. Tables are published
 * under a contract's name and show what need not be there, so they are named by themselves.
 */
function isNamed({ id, kind }: Fact, name: string): boolean {
  if (name === kind || name === id) return true
  return (
    kind !== "table" &&
    name.startsWith("contract/") &&
    id.slice(kind.length + 1).startsWith(`${name.slice("contract/".length)}/`)
  )
}

function withReferences(
  from: readonly Exported[],
  among: ReadonlySet<Exported>,
  byObject: ReadonlyMap<object, Exported>,
): ReadonlySet<Exported> {
  const reached = new Set(from)
  const axes = new Map<string, Exported>()
  // An axis of the layer's own comes first: under its name that one is meant.
  for (const each of among) if (each.fact.kind === "axis" && !axes.has(each.fact.name)) axes.set(each.fact.name, each)
  for (const each of reached) {
    for (const { fact } of each.plain.refs) {
      const target = byObject.get(fact)
      if (target !== undefined && among.has(target)) reached.add(target)
    }
    for (const name of namedAxes(each.fact)) {
      const axis = axes.get(name)
      if (axis !== undefined) reached.add(axis)
    }
  }
  return reached
}

function replacing(own: Exported, other: Exported, layers: Layered, spans: FactSpans): Finding {
  const { id } = own.fact
  const at = spans.at(other.place, [])
  const base = originOf(layers, other.place.path) ?? "the catalog"
  return finding("load/replaces-base", spans.at(own.place, []), {
    what: `${id} is a fact of ${base}, and is stated again here.`,
    fix: "name it otherwise, or leave that one out by only",
    related: at === null ? [] : [{ says: `stated by ${base}`, at }],
    facts: [id],
  })
}

/** Files of bases that speak of facts which were not all taken: exchanges of a contract, and what a revision froze. */
export function leftOut(
  exported: readonly Exported[],
  kept: ReadonlySet<FactId>,
  files: readonly { readonly path: string; readonly role: string; readonly text: string }[],
  { layerOf }: Layered,
): readonly string[] {
  const missing = exported.filter(({ fact, place }) => layerOf(place.path) > 0 && !kept.has(fact.id))
  if (missing.length === 0) return []
  const owners = new Set(missing.flatMap(({ plain, fact }) => [fact.id, ...plain.refs.map((ref) => ref.fact.$id)]))
  return files.flatMap(({ path, role, text }) => {
    if (layerOf(path) === 0) return []
    if (role === "frozen") return owners.has(`revision/${path.split("/").at(-2) ?? ""}`) ? [path] : []
    if (role !== "exchange") return []
    const [, slot, contract] = /"(?:slot|document)":\s*"((?:slot|frame|document)\/([^/"]+)[^"]*)"/.exec(text) ?? []
    return slot === undefined || owners.has(slot) || owners.has(`contract/${contract ?? ""}`) ? [path] : []
  })
}

import { keyOf, segmentsOf, factOf } from "../../model/fact.ts"
import type { Fact, FactBody, FactValue } from "../../model/fact.ts"
import type { Location } from "../../model/finding.ts"
import type { Spans } from "./loaded.ts"
import type { SpanNode } from "./span-tree.ts"
import type { WirePath } from "./trail.ts"

/** The places of one file's consts. Plain JSON. */
export type FileSpans = readonly (readonly [name: string, node: SpanNode])[]

/** Where consts stand. Plain JSON, so that it can be kept. */
export interface SpanIndex {
  readonly files: readonly (readonly [path: string, consts: FileSpans])[]
  /** Where each fact was exported. */
  readonly facts: readonly (readonly [id: string, path: string, name: string])[]
  /** The catalog that a file belongs to, where that is one which is extended. */
  readonly origins: readonly (readonly [path: string, origin: string])[]
}

/** The places of exported consts, and of parts inside them. */
export interface FactSpans {
  /** The nearest enclosing place of a part, by member names and indices. */
  at(place: { readonly path: string; readonly name: string }, path: WirePath): Location | null
  /** Where types are given a name, in the files given, else in all. */
  named(name: string, paths: readonly string[]): readonly Location[]
}

type Consts = ReadonlyMap<string, SpanNode>

/** The places by const. */
export function factSpans(files: SpanIndex["files"]): FactSpans {
  const byPath = new Map<string, Consts>(files.map(([path, consts]) => [path, new Map(consts)]))
  return {
    at({ path, name }, steps) {
      const consts = byPath.get(path)
      const node = consts?.get(name)
      if (consts === undefined || node === undefined)
        return consts === undefined ? null : { file: path, line: 1, column: 1 }
      return location(path, walkWritten(node, steps, consts))
    },
    named(name, paths) {
      const near = paths.flatMap((path) => namesIn(path, byPath.get(path), name))
      return near.length > 0 ? near : [...byPath].flatMap(([path, consts]) => namesIn(path, consts, name))
    },
  }
}

/** The places of facts and of members inside them. Nothing is prepared before the first is asked for: mostly none is. */
export function spansOf(index: () => SpanIndex, facts: readonly Fact[]): Spans {
  let known: ReturnType<typeof indexed> | undefined
  return {
    locate(path) {
      const { files, places, bodies, origins } = (known ??= indexed(index(), facts))
      const id = factOf(path)
      const place = places.get(id)
      const consts = place === undefined ? undefined : files.get(place.path)
      const node = place === undefined ? undefined : consts?.get(place.name)
      if (place === undefined || consts === undefined || node === undefined) return null
      const found = location(place.path, walkFact(node, bodies.get(id), segmentsOf(path), consts))
      const of = origins.get(place.path)
      return of === undefined ? found : { ...found, of }
    },
  }
}

function indexed(index: SpanIndex, facts: readonly Fact[]) {
  return {
    files: new Map<string, Consts>(index.files.map(([path, consts]) => [path, new Map(consts)])),
    places: new Map(index.facts.map(([id, path, name]) => [id, { path, name }])),
    bodies: new Map(facts.map((fact) => [fact.id as string, fact.body])),
    origins: new Map(index.origins),
  }
}

function location(file: string, { at: [line, column] }: SpanNode): Location {
  return { file, line, column }
}

/** Follows what is written: a name leads to a member, a number to an element, and what a constructor made up is passed over. */
function walkWritten(start: SpanNode, path: WirePath, consts: Consts): SpanNode {
  let node = start
  for (const segment of path) {
    const found = typeof segment === "number" ? elementOf(node, segment, consts) : memberOf(node, segment, consts)
    if (found !== undefined) node = found
    else if (!isMade(node, consts)) return node
  }
  return node
}

/** Follows a fact's value and what is written side by side; segments of lists are keys, those of payloads partly structure. */
function walkFact(start: SpanNode, body: FactValue | undefined, segments: readonly string[], consts: Consts): SpanNode {
  let node = start
  let value = body
  let inPayload = false
  for (const [index, segment] of segments.entries()) {
    const isMember = segments[index - 1] === "members" && Array.isArray(value)
    const written = next(
      node,
      value,
      segment,
      { inPayload, isMember, isDefinition: segments[index - 1] === "definitions" },
      consts,
    )
    if (written !== undefined) node = written
    else if (!isMade(node, consts)) return node
    value = below(value, segment)
    if (isPayload(value)) inPayload = true
  }
  return node
}

interface Inside {
  readonly inPayload: boolean
  readonly isMember: boolean
  readonly isDefinition: boolean
}

function next(
  node: SpanNode,
  value: FactValue | undefined,
  segment: string,
  inside: Inside,
  consts: Consts,
): SpanNode | undefined {
  if (Array.isArray(value)) {
    if (inside.inPayload && inside.isDefinition) return definitionOf(segment, consts)
    if (inside.inPayload && inside.isMember) return memberOf(node, segment, consts)
    return elementOf(
      node,
      (value as readonly FactValue[]).findIndex((element) => keyOf(element) === segment),
      consts,
    )
  }
  if (inside.inPayload && below(value, segment) !== undefined) return undefined
  return memberOf(node, segment, consts)
}

function below(value: FactValue | undefined, segment: string): FactValue | undefined {
  if (value === undefined || value === null || typeof value !== "object") return undefined
  if (Array.isArray(value)) return (value as readonly FactValue[]).find((element) => keyOf(element) === segment)
  return Object.hasOwn(value, segment) ? (value as FactBody)[segment] : undefined
}

function isPayload(value: FactValue | undefined): boolean {
  return (
    typeof value === "object" && value !== null && Object.hasOwn(value, "type") && Object.hasOwn(value, "definitions")
  )
}

function memberOf(node: SpanNode, name: string, consts: Consts): SpanNode | undefined {
  for (const part of partsOf(node, consts)) {
    const found = part.members?.find(([known]) => known === name)
    if (found !== undefined) return found[1]
  }
  return undefined
}

function elementOf(node: SpanNode, index: number, consts: Consts): SpanNode | undefined {
  for (const part of partsOf(node, consts)) if (part.elements !== undefined) return part.elements[index]
  return undefined
}

function definitionOf(name: string, consts: Consts): SpanNode | undefined {
  for (const node of consts.values()) if (node.names?.some(([known]) => known === name) === true) return node
  return undefined
}

function isMade(node: SpanNode, consts: Consts): boolean {
  return [...partsOf(node, consts)].some(({ made }) => made === true)
}

/** A node and the consts that it uses, each once. */
function* partsOf(node: SpanNode, consts: Consts): Generator<SpanNode> {
  const seen = new Set<SpanNode>()
  const open = [node]
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (seen.has(part)) continue
    seen.add(part)
    yield part
    for (const name of part.uses ?? []) {
      const used = consts.get(name)
      if (used !== undefined) open.push(used)
    }
  }
}

function namesIn(path: string, consts: Consts | undefined, name: string): readonly Location[] {
  const found: Location[] = []
  const open = [...(consts?.values() ?? [])]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const [known, at] of node.names ?? [])
      if (known === name) found.push({ file: path, line: at[0], column: at[1] })
    for (const [, member] of node.members ?? []) open.push(member)
    open.push(...(node.elements ?? []))
  }
  return found.toSorted((left, right) => left.line - right.line || left.column - right.column)
}

import { schemaBounds } from "./bounds.ts"
import { noFaults, quoted, wholeDocument } from "./finding.ts"
import type { Faults, PlacedFinding, SchemaFinding, Words } from "./finding.ts"
import { readJson } from "./read-json.ts"
import { decodeReference } from "./reference.ts"
import { componentsOf, expand } from "./schema-graph.ts"
import type { Expanded } from "./schema-graph.ts"
import { sourceText } from "./source.ts"
import { walk } from "./walk.ts"
import type { Walked } from "./walk.ts"

/** What an accepted schema takes of each bound; `expanded` numbers are those with every reference replaced. */
export interface SchemaMeasure {
  readonly bytes: number
  readonly nodes: number
  readonly branches: number
  readonly references: number
  readonly patterns: number
  readonly expandedNodes: number
  readonly expandedDepth: number
  readonly expandedPatterns: number
  readonly expandedWork: number
  readonly expandedTexts: number
}

/** Whether a schema is within the profile, and what it takes; or everything that keeps it out. */
export type SchemaVerdict<F = SchemaFinding> =
  { readonly ok: true; readonly measure: SchemaMeasure } | { readonly ok: false; readonly findings: readonly F[] }

/**
 * Judges a configuration schema by its source: JSON Schema 2020-12 within bounds, so that no value can make the engine
 * that applies it work for long. Needs no engine itself, compiles no code, does not recurse, never throws, and answers
 * within milliseconds whatever it is given. Findings come in the order of the document, at most 64.
 *
 * @example checkConfigurationSchema('{"pattern": "a+"}')
 * // {ok: false, findings: [{code: "pattern-unbounded", pointer: "/pattern", message: …, fix: "write {1,256} or less"}]}
 */
export function checkConfigurationSchema(source: Uint8Array | string): SchemaVerdict {
  const verdict = placedVerdict(source)
  if (verdict.ok) return verdict
  const findings = verdict.findings.map(({ code, pointer, message, fix }) => ({ code, pointer, message, fix }))
  return { ok: false, findings }
}

/** The same, with the place of each finding in the source. */
export function placedVerdict(source: Uint8Array | string): SchemaVerdict<PlacedFinding> {
  const faults = noFaults()
  const measure = measured(source, faults)
  const findings = faults.found()
  return measure === null || findings.length > 0 ? { ok: false, findings } : { ok: true, measure }
}

function measured(source: Uint8Array | string, faults: Faults): SchemaMeasure | null {
  const document = sourceText(source, schemaBounds.bytes, faults)
  if (document === null) return null
  const root = readJson(document.text, { depth: schemaBounds.depth, exactIntegers: true }, faults)
  if (root === null) return null
  const walked = walk(root, document.text, faults)
  const expanded = expandedBy(walked, faults)
  if (expanded === null) return null
  const sum = (of: "nodes" | "patterns"): number => walked.schemas.reduce((total, schema) => total + schema[of], 0)
  const measure: SchemaMeasure = {
    bytes: document.bytes,
    nodes: sum("nodes"),
    branches: walked.branches,
    references: walked.references.length,
    patterns: sum("patterns"),
    expandedNodes: expanded.nodes,
    expandedDepth: expanded.depth,
    expandedPatterns: expanded.patterns,
    expandedWork: expanded.work,
    expandedTexts: expanded.texts,
  }
  for (const [bound, words] of totals)
    if (measure[bound] > schemaBounds[bound])
      faults.report(`limit-${bound}`, wholeDocument, () => words(measure[bound], schemaBounds[bound]))
  return measure
}

type Total = keyof SchemaMeasure & keyof typeof schemaBounds

const totals: readonly (readonly [Total, (count: number, most: number) => Words])[] = [
  ["nodes", (count, most) => [`${count} schemas and values, and ${most} are allowed`, "split the configuration"]],
  [
    "branches",
    (count, most) => [
      `${count} branches below allOf, anyOf and oneOf, and ${most} are allowed`,
      "use enum for alternatives that are values, and properties for what is common",
    ],
  ],
  ["references", (count, most) => [`${count} references, and ${most} are allowed`, "write small schemas in place"]],
  [
    "patterns",
    (count, most) => [`${count} patterns, and ${most} are allowed`, "use enum, format or maxLength instead"],
  ],
  [
    "expandedNodes",
    (count, most) => [
      `with every reference replaced, the schema has ${count < 2 ** 40 ? count : "more than 2^40"} nodes, and ${most} are allowed`,
      "refer to large definitions from fewer places",
    ],
  ],
  [
    "expandedDepth",
    (count, most) => [
      `with every reference replaced, ${count} schemas stand inside each other, and ${most} are allowed`,
      "shorten the chain of references",
    ],
  ],
  [
    "expandedWork",
    (count, most) => [
      `with every reference replaced, unanchored patterns take ${count} steps at each place of a text, and ${most} are allowed`,
      "begin patterns with ^",
    ],
  ],
]

/** Joins references to what they name, and counts; null where some lead in a circle. */
function expandedBy({ schemas, references }: Walked, faults: Faults): Expanded | null {
  const positions = new Map(schemas.map(({ pointer }, index) => [pointer, index]))
  const edges = references.flatMap(({ from, written, place }) => {
    const reference = decodeReference(written)
    if (!reference.ok) {
      faults.report(reference.code, place, reference.words)
      return []
    }
    const to = positions.get(reference.pointer)
    if (to !== undefined) return [{ from, to, place }]
    faults.report("ref-target", place, () => [
      `no schema stands at ${quoted(written)}`,
      "refer to a place where a schema stands, such as #/$defs/NAME",
    ])
    return []
  })
  for (const { from, to } of edges) schemas[from]?.below.push(to)
  const { order, component } = componentsOf(schemas)
  const circular = edges.filter(({ from, to }) => component[from] === component[to])
  for (const { place } of circular)
    faults.report("ref-recursive", place, () => [
      "the reference leads back to where it stands",
      "write the levels out that a configuration really has, each as a definition of its own",
    ])
  return circular.length > 0 ? null : expand(schemas, order)
}

import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join, relative } from "node:path"
import { byCodeUnit } from "../../model/fact.ts"
import type { Finding } from "../../model/finding.ts"
import type { AcpDefinition, AcpIndex } from "../../model/site.ts"
import { toPosix } from "./files.ts"
import { finding } from "./findings.ts"

/** As much of JSON Schema as leads to members: through references, lists, maps and choices. */
interface Schema {
  readonly properties?: { readonly [name: string]: Schema }
  readonly additionalProperties?: Schema | boolean
  readonly items?: Schema
  readonly allOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly $ref?: string
}

interface SchemaDefinition extends Schema {
  readonly "x-method"?: string
  readonly "x-side"?: string
}

type Definitions = { readonly [name: string]: SchemaDefinition }

/** Reads the pinned protocol schema in a folder and compares it with the digest that is kept beside it. */
export function readAcp(
  folder: string,
  root: string,
): { readonly acp: AcpIndex; readonly findings: readonly Finding[] } {
  const bytes = readFileSync(join(folder, "schema.json"))
  const digest = createHash("sha256").update(bytes).digest("hex")
  const pinned = readFileSync(join(folder, "schema.sha256"), "utf8").trim()
  const acp = indexOf(bytes.toString("utf8"), digest)
  if (digest === pinned) return { acp, findings: [] }
  const at = { file: toPosix(relative(root, join(folder, "schema.sha256"))), line: 1, column: 1 }
  const what = `The protocol schema has the digest ${digest}, but ${pinned} is pinned.`
  return {
    acp,
    findings: [
      finding("load/acp-digest", at, { what, fix: "restore the schema, or review the new one and pin its digest" }),
    ],
  }
}

/** What a protocol schema says of sites. Throws on text that is no schema. */
export function indexOf(schema: string, digest: string): AcpIndex {
  const { $defs } = JSON.parse(schema) as { readonly $defs: Definitions }
  const definitions = Object.entries($defs).flatMap(([name, definition]) => indexed(name, definition, $defs))
  return {
    version: 1,
    digest,
    definitions: definitions.toSorted((left, right) => byCodeUnit(left.name, right.name)),
  }
}

function indexed(name: string, definition: SchemaDefinition, all: Definitions): readonly AcpDefinition[] {
  const method = definition["x-method"]
  const role = /(Request|Response|Notification)$/.exec(name)?.[1]?.toLowerCase() as AcpDefinition["role"] | undefined
  if (method === undefined || role === undefined) return []
  const side = definition["x-side"]
  const handledBy = side === "agent" || side === "client" ? side : null
  return [{ name, method, role, handledBy, members: membersOf(definition, all) }]
}

const refersTo = "#/$defs/"

/** Members of a definition in its own order, then by code unit the dotted paths further inside at which a `_meta` may stand. */
function membersOf(definition: SchemaDefinition, all: Definitions): readonly string[] {
  const own = Object.keys(definition.properties ?? {})
  const inside = new Set<string>()
  const open: { readonly at: Schema; readonly path: readonly string[]; readonly seen: readonly string[] }[] = [
    { at: definition, path: [], seen: [] },
  ]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { at, path, seen } = next
    const { $ref, items, additionalProperties, properties = {} } = at
    for (const branch of [...(at.allOf ?? []), ...(at.anyOf ?? []), ...(at.oneOf ?? [])])
      open.push({ at: branch, path, seen })
    if (items !== undefined) open.push({ at: items, path, seen })
    if (typeof additionalProperties === "object") open.push({ at: additionalProperties, path, seen })
    if ($ref !== undefined && !seen.includes($ref)) {
      const target = all[$ref.slice(refersTo.length)]
      if (target !== undefined) open.push({ at: target, path, seen: [...seen, $ref] })
    }
    if (path.length > 0 && Object.hasOwn(properties, "_meta")) inside.add(path.join("."))
    for (const [name, member] of Object.entries(properties))
      if (name !== "_meta") open.push({ at: member, path: [...path, name], seen })
  }
  return [...own, ...[...inside].filter((path) => !own.includes(path)).toSorted(byCodeUnit)]
}

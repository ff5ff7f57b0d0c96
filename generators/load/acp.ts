import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join, relative } from "node:path"
import { byCodeUnit } from "../../model/fact.ts"
import type { Finding } from "../../model/finding.ts"
import type { AcpDefinition, AcpIndex } from "../../model/site.ts"
import { toPosix } from "./files.ts"
import { finding } from "./findings.ts"

interface SchemaDefinition {
  readonly properties?: { readonly [name: string]: unknown }
  readonly "x-method"?: string
  readonly "x-side"?: string
}

/** Reads the pinned protocol schema in a folder and compares it with the digest that is kept beside it. */
export function readAcp(
  folder: string,
  root: string,
): { readonly acp: AcpIndex; readonly findings: readonly Finding[] } {
  const bytes = readFileSync(join(folder, "schema.json"))
  const digest = createHash("sha256").update(bytes).digest("hex")
  const pinned = readFileSync(join(folder, "schema.sha256"), "utf8").trim()
  const { $defs } = JSON.parse(bytes.toString("utf8")) as {
    readonly $defs: { readonly [name: string]: SchemaDefinition }
  }
  const definitions = Object.entries($defs).flatMap(([name, definition]) => indexed(name, definition))
  const acp: AcpIndex = {
    version: 1,
    digest,
    definitions: definitions.toSorted((left, right) => byCodeUnit(left.name, right.name)),
  }
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

function indexed(name: string, definition: SchemaDefinition): readonly AcpDefinition[] {
  const method = definition["x-method"]
  const role = /(Request|Response|Notification)$/.exec(name)?.[1]?.toLowerCase() as AcpDefinition["role"] | undefined
  if (method === undefined || role === undefined) return []
  const side = definition["x-side"]
  const handledBy = side === "agent" || side === "client" ? side : null
  return [{ name, method, role, handledBy, members: Object.keys(definition.properties ?? {}) }]
}

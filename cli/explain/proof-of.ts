import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { explainFact } from "../../generators/explain/explain-fact.ts"
import { explainRegion } from "../../generators/explain/explain-region.ts"
import { explainRoute, routeAtLine } from "../../generators/explain/explain-route.ts"
import type { Proof } from "../../generators/explain/proof.ts"
import type { Resting } from "../../generators/explain/resting.ts"
import type { Stated } from "../../generators/planned.ts"
import type { FactPath } from "../../model/fact.ts"
import type { Finding } from "../../model/finding.ts"
import type { Table } from "../../model/table.ts"

/** What a question is answered from. */
export interface Asked {
  readonly tables: readonly Table[]
  /** What the catalog states, with its references followed; read only where it is asked for. */
  readonly stated: () => Promise<Stated>
  /** The folder of the pages. */
  readonly docs: string
  readonly findings: readonly Finding[]
  /** What each cell of the tables rests on. */
  readonly resting: () => readonly Resting[]
  /** The project's folder, absolute. */
  readonly root: string
}

/** The proof of whatever is no cell: a fact, a request, a line of an allow-list, a region or a code. Null: the words name none of these. */
export async function proofOf(question: readonly string[], asked: Asked): Promise<Proof | null> {
  const { tables, stated, docs, findings, resting, root } = asked
  const [first = "", second = "", ...more] = question.length === 1 ? (question[0] ?? "").split(" ") : question
  if (first === "" || more.length > 0) return null
  if (/^[A-Z]+$/.test(first)) {
    const { catalog, spans } = await stated()
    return explainRoute(first, second, catalog, spans)
  }
  if (second !== "" || tables.some(({ spec }) => [spec.name, `${spec.contract}/${spec.name}`, spec.id].includes(first)))
    return null
  const { catalog, spans } = await stated()
  const world = { catalog, tables, spans }
  const fact = explainFact(first as FactPath, { ...world, resting })
  if (fact !== null) return fact
  const line = lineIn(root, first)
  if (line !== null) {
    const [method = "", target = ""] = (routeAtLine(line.text, line.number, catalog) ?? "").split(" ")
    return explainRoute(method, target, catalog, spans)
  }
  const region = explainRegion(first, docs, world)
  if (region !== null) return region
  const { knownRules } = await import("../../generators/known-rules.ts")
  const { explainCode } = await import("../../generators/explain/explain-code.ts")
  return explainCode(first, { rules: knownRules, findings })
}

/** `FILE:LINE` of a file that is there. */
function lineIn(root: string, asked: string): { readonly text: string; readonly number: number } | null {
  const [, file = "", number = ""] = /^(.+):([0-9]+)$/.exec(asked) ?? []
  if (file === "" || !existsSync(join(root, file))) return null
  return { text: readFileSync(join(root, file), "utf8"), number: Number(number) }
}

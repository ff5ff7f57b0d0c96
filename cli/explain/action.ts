import { explainable, explainCell, mostWords } from "../../generators/explain/explain.ts"
import type { Explained } from "../../generators/explain/explain.ts"
import { routeNames } from "../../generators/explain/explain-route.ts"
import { explainableText, explanationText, notExplainedText } from "../../generators/explain/explain-text.ts"
import { judged } from "../../generators/planned.ts"
import { resolve } from "../../generators/resolve/resolve.ts"
import type { Catalog } from "../../model/catalog.ts"
import type { Spans } from "../../generators/load/loaded.ts"
import { nearNames } from "../../model/near-names.ts"
import type { Table } from "../../model/table.ts"
import { tablesAtNeed } from "../../generators/tables/project.ts"
import type { Arguments, Command, ExitCode, Terminal } from "../command.ts"
import { UsageError } from "../command.ts"
import { projectOf } from "../project.ts"
import { proofOf } from "./proof-of.ts"

/**
 * Proves a cell of a published table, a fact or a place in one, a request of the gateway's allow-list, a region of a page
 * or a code of findings, or lists what can be asked about. Exit 1 where the catalog has errors or nothing is named so.
 */
export async function explain(terminal: Terminal, given: Arguments, commands: readonly Command[]): Promise<ExitCode> {
  const question = given.positional
  const json = given.options["json"] === true
  const print = (value: object, text: () => string): ExitCode => {
    terminal.out(json ? `${JSON.stringify(value, null, 2)}\n` : text())
    return 0
  }
  const { loaded, refused, findings, resting } = await judged(projectOf(terminal, given), commands)
  const { catalog } = resolve(loaded.facts, loaded.acp)
  const tables = refused ? [] : tablesAtNeed(catalog)
  const proof = await proofOf(question, { catalog, tables, loaded, findings, resting, root: terminal.cwd })
  if (proof !== null)
    return print(proof, (await import("../../generators/explain/proof-text.ts")).proofText.bind(null, proof))
  if (refused) return (await import("../findings.ts")).printFindings(terminal, findings, "pretty")
  if (question.length > mostWords(tables))
    throw new UsageError(`a cell is named by table, row and column, not by ${question.length} words`)
  if (question.length === 0) {
    const listed = explainable(tables, catalog.facts, loaded.spans)
    return print(listed, () => explainableText(listed))
  }
  const explained = answered(question, catalog) ?? (await named(question, { catalog, tables, spans: loaded.spans }))
  if (explained.ok) return print(explained.explanation, () => explanationText(explained.explanation))
  if (json) terminal.out(`${JSON.stringify(explained.problem, null, 2)}\n`)
  else terminal.err(notExplainedText(explained.problem))
  return 1
}

/** A cell; of one word that names no table, everything that one word can name. */
async function named(
  question: readonly string[],
  { catalog, tables, spans }: { readonly catalog: Catalog; readonly tables: readonly Table[]; readonly spans: Spans },
): Promise<Explained> {
  const explained = explainCell(tables, spans, question)
  const [word = "", ...more] = question
  const isTable = tables.some(({ spec }) => [spec.name, `${spec.contract}/${spec.name}`, spec.id].includes(word))
  if (explained.ok || isTable || more.length > 0) return explained
  const { knownRules } = await import("../../generators/known-rules.ts")
  const { notNamed } = await import("../../generators/explain/not-named.ts")
  return { ok: false, problem: notNamed(word, { catalog, tables, rules: knownRules }) }
}

/** A request that the allow-list does not have; null: the words name none. */
function answered(question: readonly string[], catalog: Catalog): Explained | null {
  const asked = question.join(" ")
  if (!/^[A-Z]+ \//.test(asked)) return null
  const known = routeNames(catalog)
  return { ok: false, problem: { what: `The allow-list has no ${asked}.`, near: nearNames(asked, known), known } }
}

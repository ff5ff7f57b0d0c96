import { explainable, explainCell, mostWords } from "../../generators/explain/explain.ts"
import type { Explained } from "../../generators/explain/explain.ts"
import { routeNames } from "../../generators/explain/explain-route.ts"
import { explainableText, explanationText, notExplainedText } from "../../generators/explain/explain-text.ts"
import { judged } from "../../generators/planned.ts"
import type { Spans } from "../../generators/load/loaded.ts"
import { nearNames } from "../../model/near-names.ts"
import type { Arguments, Command, ExitCode, Terminal } from "../command.ts"
import { UsageError } from "../command.ts"
import { projectOf } from "../project.ts"
import { proofOf } from "./proof-of.ts"
import type { Asked } from "./proof-of.ts"

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
  const { config, stated, refused, findings, resting, proofs } = await judged(projectOf(terminal, given), commands)
  // Several words name a cell, which its own table answers; whatever else there is, is asked of the catalog.
  const { tables, spans } = await (question.length > 1 && !isRequest(question) ? proofs() : stated())
  const proof = await proofOf(question, { stated, tables, docs: config.docs, findings, resting, root: terminal.cwd })
  if (proof !== null)
    return print(proof, (await import("../../generators/explain/proof-text.ts")).proofText.bind(null, proof))
  if (refused) return (await import("../findings.ts")).printFindings(terminal, findings, "pretty")
  if (question.length > mostWords(tables))
    throw new UsageError(`a cell is named by table, row and column, not by ${question.length} words`)
  if (question.length === 0) {
    const listed = explainable(tables, (await stated()).catalog.facts, spans)
    return print(listed, () => explainableText(listed))
  }
  const explained = (await answered(question, stated)) ?? (await named(question, { stated, tables, spans }))
  if (explained.ok) return print(explained.explanation, () => explanationText(explained.explanation))
  if (json) terminal.out(`${JSON.stringify(explained.problem, null, 2)}\n`)
  else terminal.err(notExplainedText(explained.problem))
  return 1
}

/** A cell; of one word that names no table, everything that one word can name. */
async function named(
  question: readonly string[],
  { stated, tables, spans }: Pick<Asked, "stated" | "tables"> & { readonly spans: Spans },
): Promise<Explained> {
  const explained = explainCell(tables, spans, question)
  const [word = "", ...more] = question
  const isTable = tables.some(({ spec }) => [spec.name, `${spec.contract}/${spec.name}`, spec.id].includes(word))
  if (explained.ok || isTable || more.length > 0) return explained
  const { knownRules } = await import("../../generators/known-rules.ts")
  const { notNamed } = await import("../../generators/explain/not-named.ts")
  return { ok: false, problem: notNamed(word, { catalog: (await stated()).catalog, tables, rules: knownRules }) }
}

/** A request that the allow-list does not have; null: the words name none. */
async function answered(question: readonly string[], stated: Asked["stated"]): Promise<Explained | null> {
  if (!isRequest(question)) return null
  const asked = question.join(" ")
  const known = routeNames((await stated()).catalog)
  return { ok: false, problem: { what: `The allow-list has no ${asked}.`, near: nearNames(asked, known), known } }
}

/** A method, and the path that it is sent to. */
function isRequest(question: readonly string[]): boolean {
  return /^[A-Z]+ \//.test(question.join(" "))
}

import { explainable, explainCell, mostWords } from "../../generators/explain/explain.ts"
import { explainableText, explanationText, notExplainedText } from "../../generators/explain/explain-text.ts"
import { planned } from "../../generators/planned.ts"
import { resolve } from "../../generators/resolve/resolve.ts"
import { tablesAtNeed } from "../../generators/tables/project.ts"
import type { Arguments, Command, ExitCode, Terminal } from "../command.ts"
import { UsageError } from "../command.ts"
import { projectOf } from "../project.ts"

/** Proves one cell of a published table, or lists what can be asked about. Exit 1 where the catalog has errors or no such cell. */
export async function explain(terminal: Terminal, given: Arguments, commands: readonly Command[]): Promise<ExitCode> {
  const question = given.positional
  const { loaded, plan, findings } = await planned(projectOf(terminal, given), commands)
  if (plan === null) return (await import("../findings.ts")).printFindings(terminal, findings, "pretty")
  const { catalog } = resolve(loaded.facts, loaded.acp)
  const tables = tablesAtNeed(catalog)
  if (question.length > mostWords(tables))
    throw new UsageError(`a cell is named by table, row and column, not by ${question.length} words`)
  const json = given.options["json"] === true
  if (question.length === 0) {
    const listed = explainable(tables, catalog.facts, loaded.spans)
    terminal.out(json ? `${JSON.stringify(listed, null, 2)}\n` : explainableText(listed))
    return 0
  }
  const explained = explainCell(tables, loaded.spans, question)
  if (!explained.ok) {
    if (json) terminal.out(`${JSON.stringify(explained.problem, null, 2)}\n`)
    else terminal.err(notExplainedText(explained.problem))
    return 1
  }
  terminal.out(json ? `${JSON.stringify(explained.explanation, null, 2)}\n` : explanationText(explained.explanation))
  return 0
}

import { readKnown } from "../../generators/scaffold/known.ts"
import { recordFile } from "../../generators/scaffold/new-decision.ts"
import { draftRecord, toRecord } from "../../generators/review/record.ts"
import type { Arguments, ExitCode, Terminal } from "../command.ts"
import { UsageError } from "../command.ts"
import { reviewHere } from "../diff/compared.ts"
import { printFindings } from "../findings.ts"
import { projectOf } from "../project.ts"
import { printNext, writeNew } from "../write-new.ts"

/** Writes the decision record of what a review refuses for want of one, as far as it can be filled in. Exit 1 where the catalog cannot be read. */
export async function record(terminal: Terminal, given: Arguments): Promise<ExitCode> {
  const here = await reviewHere(terminal, given)
  if (!here.ok) return printFindings(terminal, here.findings, "pretty")
  const { chosen, unknown, labels } = toRecord(here.review, given.positional)
  const changed = labels.length === 0 ? "nothing changed" : `what changed is ${labels.slice(0, 20).join(", ")}`
  if (unknown.length > 0) throw new UsageError(`no change against ${here.review.against} is ${unknown[0]}; ${changed}`)
  if (chosen.length === 0) {
    terminal.out(`Against ${here.review.against} nothing needs a decision record.\n`)
    return 0
  }
  const draft = draftRecord(chosen, (await here.current()).catalog)
  const name = given.options["name"]
  if (typeof name === "string" && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))
    throw new UsageError(`a record's name is words of a to z and digits, joined by hyphens, not ${name}`)
  const file = recordFile(
    typeof name === "string" ? { ...draft, name } : draft,
    await readKnown(projectOf(terminal, given)),
  )
  writeNew(terminal, [file])
  printNext(terminal, [
    "Write in place of each [[ write: … ]] what only you know; nothing is generated before",
    "Write the two tests, or name those that there are",
    `Run ${terminal.again}, and ${terminal.command} diff once more`,
  ])
  return 0
}

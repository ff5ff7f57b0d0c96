import { generation } from "../../generators/generation.ts"
import { readKnown } from "../../generators/scaffold/known.ts"
import { scaffoldKinds } from "../../generators/scaffold/kinds.ts"
import { scaffold } from "../../generators/scaffold/scaffold.ts"
import type { Arguments, ExitCode, Terminal } from "../command.ts"
import { UsageError } from "../command.ts"
import { printFindings } from "../findings.ts"
import { projectOf } from "../project.ts"
import { printNext, writeNew } from "../write-new.ts"

/** Begins a fact, a rule or a decision record in files of its own. Exit 1 where the rules refuse its name; nothing is overwritten. */
export async function begin(terminal: Terminal, given: Arguments): Promise<ExitCode> {
  const [kind, name, ...more] = given.positional
  if (kind === undefined) throw new UsageError(`new takes a kind: ${scaffoldKinds.join(", ")}`)
  if (name === undefined || more.length > 0)
    throw new UsageError(`new ${kind} takes one name, such as new ${kind} demo`)
  const project = projectOf(terminal, given)
  const contract = given.options["contract"]
  const today = new Date().toISOString().slice(0, 10)
  const asked = { kind, name, contract: typeof contract === "string" ? contract : null, today }
  const made = scaffold(asked, await readKnown(project))
  if (!made.ok) {
    if ("usage" in made) throw new UsageError(made.usage)
    return printFindings(terminal, [made.refused], "pretty")
  }
  writeNew(terminal, made.files)
  const paths = made.files.map(({ path }) => path)
  const { findings } = await generation(project)
  const open = findings.filter(({ at }) => at !== null && paths.includes(at.file))
  printNext(terminal, [...made.next, `Run ${terminal.again}`])
  if (open.length > 0)
    terminal.out(
      `\nAs it stands, generation asks\n${open.map(({ code, what, fix }) => `  ${code}: ${what} To mend it, ${fix}.\n`).join("")}`,
    )
  return 0
}

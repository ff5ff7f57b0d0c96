import { readFileSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { readAcp } from "../../generators/load/acp.ts"
import { initial } from "../../generators/scaffold/init.ts"
import { tool } from "../../generators/tool.ts"
import type { Arguments, ExitCode, Terminal } from "../command.ts"
import { UsageError } from "../command.ts"
import { printFindings } from "../findings.ts"
import { printNext, writeNew } from "../write-new.ts"

/** The name of the contract where none is given. */
const usualName = "acme"

/** Begins a catalog: a configuration, a contract and one slot. Exit 1 where its name is refused. What is there stays as it is. */
export async function init(terminal: Terminal, given: Arguments): Promise<ExitCode> {
  const [name = usualName, ...more] = given.positional
  if (more.length > 0)
    throw new UsageError(`init takes the name of one contract, and got ${given.positional.join(" ")}`)
  const asked = given.options["catalog"]
  const folder = (typeof asked === "string" ? asked : "catalog").replace(/\/+$/, "")
  if (/^(?:\/|[a-zA-Z]:)|\\|(?:^|\/)\.\.?(?:\/|$)|^$/.test(folder))
    throw new UsageError(`--catalog is a folder below this one, and ${folder} is none`)
  if (entries(terminal.cwd, folder).length > 0)
    throw new UsageError(`${folder} is there already, and is left as it is; name another folder with --catalog`)
  const made = initial({
    name,
    folder,
    out: unused(terminal.cwd, ["output", "generated", `${folder}-output`]),
    docs: unused(terminal.cwd, ["docs", "pages", `${folder}-docs`]),
    kinds: `${tool.kindsPackage}/kinds`,
    generate: `${terminal.command} generate${folder === "catalog" ? "" : ` --catalog ${folder}`}`,
    acp: readAcp(tool.acp, terminal.cwd).acp,
    skeleton: (from) => readFileSync(join(tool.folder, "templates", "init", `${from}.hbs`), "utf8"),
  })
  if (!made.ok) {
    if ("usage" in made) throw new UsageError(made.usage)
    return printFindings(terminal, [made.refused], "pretty")
  }
  writeNew(terminal, made.files)
  printNext(terminal, made.next)
  return 0
}

/** The first folder that holds nothing yet: whatever stands in the folder of generated files is ours. */
function unused(root: string, names: readonly string[]): string {
  const free = names.find((name) => entries(root, name).length === 0)
  if (free === undefined) throw new UsageError(`${names.join(", ")} are all in use; make room for what is generated`)
  return free
}

function entries(root: string, folder: string): readonly string[] {
  try {
    return readdirSync(join(root, folder))
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ENOENT" ? [] : [folder]
  }
}

import { existsSync } from "node:fs"
import { join } from "node:path"
import type { Project } from "../generators/generation.ts"
import type { Arguments, Terminal } from "./command.ts"
import { UsageError } from "./command.ts"

/** The project that a command was asked about: the working folder, with its catalog. */
export function projectOf(terminal: Terminal, given: Arguments): Project {
  const asked = given.options["catalog"]
  const catalog = typeof asked === "string" ? asked : "catalog"
  if (!existsSync(join(terminal.cwd, catalog)))
    throw new UsageError(
      `${terminal.cwd} has no folder ${catalog}; run this where the catalog's folder lies, or name it with --catalog`,
    )
  return { root: terminal.cwd, catalog }
}

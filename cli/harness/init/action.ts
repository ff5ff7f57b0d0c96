import { mkdirSync } from "node:fs"
import { basename, join, resolve } from "node:path"
import { nearNames } from "../../../model/near-names.ts"
import { tool } from "../../../generators/tool.ts"
import type { Arguments, ExitCode, Terminal } from "../../command.ts"
import { UsageError } from "../../command.ts"
import { printNext, writeNew } from "../../write-new.ts"
import { shownFolder } from "./shown-folder.ts"
import { isLanguage, kindsIn, wrapperOf } from "./wrapper.ts"

const remedy = "name another folder with --directory"

/** Begins a harness: the smallest wrapper that runs, with its image and its test. What is there stays as it is. */
export function init(terminal: Terminal, asked: readonly string[], given: Arguments): ExitCode {
  const templates = join(tool.folder, "templates", "harness")
  const kinds = kindsIn(templates)
  const [kind, ...more] = asked
  if (kind === undefined || more.length > 0) throw new UsageError(`harness init takes one kind: ${kinds.join(", ")}`)
  if (!kinds.includes(kind)) {
    const [near] = nearNames(kind, kinds)
    const nearest = near === undefined ? "" : `; nearest is ${near}`
    throw new UsageError(`harness init takes one of ${kinds.join(", ")}, not ${kind}${nearest}`)
  }
  const language = given.options["language"] ?? "javascript"
  if (typeof language !== "string" || !isLanguage(language)) throw new UsageError("--language names no language")
  const directory = given.options["directory"] ?? `custom-${kind}`
  if (typeof directory !== "string" || directory === "") throw new UsageError("--directory takes the name of a folder")
  const at = shownFolder(directory)
  const folder = resolve(terminal.cwd, directory)
  const name = nameOf(folder) ?? `custom-${kind}`
  const { files, next } = wrapperOf(templates, { kind, language, name, command: terminal.command, at })
  make(folder, directory)
  writeNew(terminal, files, { folder, at, remedy })
  printNext(terminal, next)
  return 0
}

/** What a profile of the harness may be called, after its folder; null where no letter or digit is in that. */
function nameOf(folder: string): string | null {
  const words =
    basename(folder)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  return words.length === 0 ? null : words.join("-").slice(0, 64).replace(/-$/, "")
}

function make(folder: string, directory: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (thrown) {
    const { code = "it failed" } = thrown as NodeJS.ErrnoException
    const isFile = code === "EEXIST" || code === "ENOTDIR"
    throw new UsageError(
      isFile
        ? `${directory} is a file, or lies below one; ${remedy}`
        : `${directory} cannot be made (${code}); ${remedy}`,
    )
  }
}

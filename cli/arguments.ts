import { parseArgs } from "node:util"
import { nearNames } from "../model/near-names.ts"
import type { Arguments, Command } from "./command.ts"
import { UsageError } from "./command.ts"

/** Parses a command's arguments by its own table. Throws `UsageError` in words a person can act on. */
export function parse(command: Command, args: readonly string[]): Arguments {
  const known = Object.fromEntries(
    command.options.map(({ name, value, isList = false }) => [
      name,
      { type: value === null ? "boolean" : "string", multiple: isList } as const,
    ]),
  )
  const { values, positionals, tokens } = attempt(command, () =>
    parseArgs({ args: [...args], options: known, allowPositionals: true, strict: true, tokens: true }),
  )
  if (command.positional === "" && positionals.length > 0)
    throw new UsageError(`${command.name} takes no argument, and got ${positionals.join(" ")}`)
  for (const { name, oneOf } of command.options) {
    const value = values[name]
    if (oneOf !== null && typeof value === "string" && !oneOf.includes(value))
      throw new UsageError(`--${name} is one of ${oneOf.join(", ")}, not ${value}${nearest(value, oneOf)}`)
  }
  const options: { [name: string]: string | boolean | undefined } = {}
  const lists: { [name: string]: readonly string[] } = {}
  for (const [name, value] of Object.entries(values))
    if (Array.isArray(value)) lists[name] = value.map(String)
    else options[name] = value
  const dashes = tokens.findIndex(({ kind }) => kind === "option-terminator")
  const behind = dashes === -1 ? 0 : tokens.slice(dashes).filter(({ kind }) => kind === "positional").length
  return { positional: positionals, behindDashes: behind, options, lists }
}

function attempt<T>(command: Command, read: () => T): T {
  try {
    return read()
  } catch (thrown) {
    if (!(thrown instanceof TypeError && "code" in thrown)) throw thrown
    const unknown = /^Unknown option '(-{1,2}[^']*)'/.exec(thrown.message)?.[1]
    const dashed = /^Option '([^' ]+)[^']*' argument is ambiguous/.exec(thrown.message)?.[1]
    if (dashed !== undefined)
      throw new UsageError(`${dashed} takes a value, and what follows begins with a dash: write ${dashed}=VALUE`)
    if (unknown === undefined) throw new UsageError(thrown.message.split(". ")[0] ?? thrown.message)
    const names = command.options.map(({ name }) => `--${name}`)
    throw new UsageError(`${command.name} has no option ${unknown}${nearest(unknown, names)}`)
  }
}

function nearest(meant: string, names: readonly string[]): string {
  const [near] = nearNames(meant, names)
  return near === undefined ? "" : `; nearest is ${near}`
}

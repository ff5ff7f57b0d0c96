import { parseArgs } from "node:util"
import type { Arguments, Command } from "./command.ts"
import { UsageError } from "./command.ts"

/** Parses a command's arguments by its own table. Throws `UsageError` in words a person can act on. */
export function parse(command: Command, args: readonly string[]): Arguments {
  const options = Object.fromEntries(
    command.options.map((option) => [option.name, { type: option.value === null ? "boolean" : "string" } as const]),
  )
  const { values, positionals } = attempt(() =>
    parseArgs({ args: [...args], options, allowPositionals: true, strict: true }),
  )
  if (command.positional === "" && positionals.length > 0)
    throw new UsageError(`${command.name} takes no argument, and got ${positionals.join(" ")}`)
  for (const { name, oneOf } of command.options) {
    const value = values[name]
    if (oneOf !== null && typeof value === "string" && !oneOf.includes(value))
      throw new UsageError(`--${name} is one of ${oneOf.join(", ")}, not ${value}`)
  }
  return { positional: positionals, options: { ...values } }
}

function attempt<T>(read: () => T): T {
  try {
    return read()
  } catch (thrown) {
    if (thrown instanceof TypeError && "code" in thrown)
      throw new UsageError(thrown.message.split(". ")[0] ?? thrown.message)
    throw thrown
  }
}

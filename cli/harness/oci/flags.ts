import type { Arguments } from "../../command.ts"

/** What a rule reads: flags by their names, and lists of those that may be repeated. */
export interface Flags {
  /** What the command is called in what is said. */
  readonly verb: string
  readonly positional: readonly string[]
  readonly text: (name: string) => string | null
  readonly list: (name: string) => readonly string[] | null
  readonly has: (name: string) => boolean
  readonly names: readonly string[]
}

/** What is wrong, and what to change; null: nothing that this rule knows of. */
export type Rule = (flags: Flags) => string | null

/** The first thing that is wrong with flags by some rules; null: nothing. */
export function firstWrong(
  rules: readonly Rule[],
  verb: string,
  positional: readonly string[],
  { options, lists }: Arguments,
): string | null {
  const flags: Flags = {
    verb,
    positional,
    text: (name) => {
      const value = options[name]
      return typeof value === "string" ? value : null
    },
    list: (name) => lists[name] ?? null,
    has: (name) => options[name] !== undefined || lists[name] !== undefined,
    names: [...Object.keys(options), ...Object.keys(lists)],
  }
  for (const rule of rules) {
    const wrong = rule(flags)
    if (wrong !== null) return wrong
  }
  return null
}

import type { Command, Option } from "../command.ts"

/** What may stand as the value of an option: one of some words, a folder, or what nobody can know. */
export type Values = { readonly kind: "words"; readonly words: readonly string[] } | { readonly kind: "folder" | "any" }

/** What completes an option's value; null for a switch. */
export function valuesOf({ value, oneOf }: Option): Values | null {
  if (value === null) return null
  if (oneOf !== null) return { kind: "words", words: oneOf }
  return { kind: value === "FOLDER" ? "folder" : "any" }
}

/** The words that may stand first behind a command. */
export function firstWords({ first }: Command, commands: readonly Command[]): readonly string[] {
  return first === "command" ? commands.map(({ name }) => name) : (first ?? [])
}

/** The switches and options of a command, `--help` among them, each with its dashes. */
export function optionWords({ options }: Command): readonly string[] {
  return [...options.map(({ name }) => `--${name}`), "--help"]
}

/** The name of a shell function for a command. */
export function functionOf(command: string): string {
  return `_${command.replaceAll(/[^A-Za-z0-9]/g, "_")}`
}

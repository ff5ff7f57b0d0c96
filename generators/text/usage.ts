/** A command as help and pages describe it. */
export interface DescribedCommand {
  readonly name: string
  /** The heading under which it is listed. */
  readonly group: string
  /** What it does, as a sentence without its capital and its full stop. */
  readonly says: string
  /** Names of positional arguments, e.g. `[TABLE ROW COLUMN]`; empty for none. */
  readonly positional: string
  readonly options: readonly { readonly name: string; readonly value: string | null; readonly says: string }[]
  readonly examples: readonly { readonly line: string; readonly says: string }[]
  /** When it ends with 0, and when with 1; null: never. */
  readonly exits: { readonly clean: string; readonly found: string | null }
}

/** What ends with exit code 2, whichever command it is. */
export const wrongExit = "wrong usage, or an internal error"

/** How a command line is put together: `checkfu generate [OPTION…]`. */
export function usageOf(tool: string, { name, positional, options }: DescribedCommand): string {
  return [tool, name, positional, options.length > 0 ? "[OPTION…]" : ""].filter((part) => part !== "").join(" ")
}

/** An option as it is typed: `--reporter NAME`. */
export function optionText({ name, value }: DescribedCommand["options"][number]): string {
  return `--${name}${value === null ? "" : ` ${value}`}`
}

/** A text that begins small and ends open, as a sentence. */
export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

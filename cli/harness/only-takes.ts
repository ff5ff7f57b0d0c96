import { platformOptions } from "../platform/options.ts"
import type { Arguments } from "../command.ts"
import { UsageError } from "../command.ts"

const everywhere = ["json", ...platformOptions.map(({ name }) => name)]

/** Throws `UsageError` where an option stands that is of another verb. */
export function onlyTakes(verb: string, names: readonly string[], { options, lists }: Arguments): void {
  const stray = [...Object.keys(options), ...Object.keys(lists)].find(
    (name) => !names.includes(name) && !everywhere.includes(name),
  )
  if (stray !== undefined)
    throw new UsageError(`--${stray} is of another verb of harness, and not of ${verb}: leave it out`)
}

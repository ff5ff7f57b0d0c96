import type { Arguments } from "../command.ts"
import { UsageError } from "../command.ts"

/** Seconds on the command line, milliseconds in here; null where the option is not given. */
export function secondsIn({ options }: Arguments, name: string): number | null {
  const value = options[name]
  if (typeof value !== "string") return null
  if (!/^\d+(\.\d+)?$/.test(value) || Number(value) === 0)
    throw new UsageError(`--${name} is a number of seconds above 0, not ${value}`)
  return Number(value) * 1_000
}

import { UsageError } from "../command.ts"

/** What a process of an installation may do. */
export const partNames = ["api", "gateway", "runner"] as const

export type Part = (typeof partNames)[number]

/** The parts of `--only`; all of them where it is left out. Throws `UsageError` for a word that is none. */
export function partsIn(only: string | undefined): ReadonlySet<Part> {
  if (only === undefined) return new Set(partNames)
  const said = only.split(",").map((word) => word.trim())
  const parts = partNames.filter((part) => said.includes(part))
  const wrong = said.find((word) => !partNames.some((part) => part === word))
  if (wrong !== undefined)
    throw new UsageError(`--only takes ${partNames.join(", ")} with commas between, not ${wrong}`)
  return new Set(parts)
}

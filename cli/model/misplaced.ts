import type { Arguments } from "../command.ts"

/** Which verbs take an option that not every verb takes. */
const ofVerbs: { readonly [option: string]: readonly string[] } = {
  provider: ["model credential add"],
  "secret-file": ["model credential add", "model credential rotate"],
  "secret-env": ["model credential add", "model credential rotate"],
  access: ["model profile create"],
  policy: ["model profile create", "model profile publish"],
  candidate: ["model profile create", "model profile publish"],
  file: ["model profile create", "model profile publish"],
}

/** What is wrong where an option stands with a verb that does not know it; null: nothing. */
export function misplaced(line: string, { options, lists }: Arguments): string | null {
  for (const [option, verbs] of Object.entries(ofVerbs)) {
    const isGiven = options[option] !== undefined || lists[option] !== undefined
    if (isGiven && !verbs.includes(line)) return `--${option} is of ${verbs.join(" and ")}: leave it out`
  }
  return null
}

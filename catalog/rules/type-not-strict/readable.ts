import { sample } from "../../../model/wire/sample.ts"
import { referencesOf } from "../../../model/wire/fold.ts"
import { referenceDepth } from "../../../model/wire-type.ts"
import type { Payload } from "../../../model/wire-type.ts"
import type { Fault } from "./faults.ts"

/** Why parts of a payload, or all of it, can never be read, although each of its nodes is in order; null where they can. */
export function readableFault(payload: Payload): Fault | null {
  const beyond = beyondReach(payload)
  if (beyond !== null)
    return {
      says: `leads through ${referenceDepth} named types before it comes to ${beyond}, where every reader has stopped`,
      fix: "state the parts where they are used, or give them fewer levels",
    }
  if (sample(payload) === undefined)
    return { says: "has no value that ends", fix: "let a member that leads back be absent, null, or an empty list" }
  return null
}

/** The first definition to which more references lead than any reader follows. Breadth first: a chain may be as long as a catalog likes. */
function beyondReach({ type, definitions }: Payload): string | null {
  const types = new Map(definitions.map((definition) => [definition.name, definition.type]))
  const seen = new Set<string>()
  let level = [type]
  for (let depth = 1; level.length > 0; depth += 1) {
    const names = new Set(level.flatMap((each) => [...referencesOf(each)]).filter((name) => !seen.has(name)))
    const [first] = names
    if (depth > referenceDepth && first !== undefined) return first
    for (const name of names) seen.add(name)
    level = [...names].flatMap((name) => types.get(name) ?? [])
  }
  return null
}

import type { RefusalEntry } from "../../model/entries.ts"
import type { Fact } from "../../model/fact.ts"
import { at, elements, root, text, wrong } from "./reader.ts"
import type { Place } from "./reader.ts"

const codePattern = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*\/[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

/** Reads a refusal. A single code and the fact's name are one word in two spellings. `taken` are the codes read before, and grows. */
export function readRefusal(fact: Fact, taken: Set<string>): RefusalEntry {
  const place = root(fact)
  text(at(place, "raisedIn"))
  text(at(place, "example"))
  return {
    id: fact.id,
    name: fact.name,
    codes: codesOf(at(place, "codes"), fact.name, taken),
    title: text(at(place, "title")),
    status: statusOf(at(place, "status")),
    cause: text(at(place, "cause")),
    cure: text(at(place, "cure")),
  }
}

function codesOf(place: Place, name: string, taken: Set<string>): readonly string[] {
  const codes = elements(place).map((each) => {
    const code = text(each)
    if (!codePattern.test(code)) throw wrong(each, "topic/problem in lower case")
    if (taken.has(code)) throw wrong(each, "a code that nothing else is known by")
    taken.add(code)
    return code
  })
  const [only, ...more] = codes
  if (only === undefined) throw wrong(place, "a code")
  if (more.length === 0 && only.replace("/", "-") !== name)
    throw wrong(place, `${only.replace("/", "-")} as name or another code`)
  return codes
}

function statusOf({ value, ...rest }: Place): number | null {
  if (value === null || (typeof value === "number" && Number.isInteger(value) && value >= 400 && value <= 599))
    return value
  throw wrong({ value, ...rest }, "a status from 400 to 599, or null,")
}

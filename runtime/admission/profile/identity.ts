import { nearNames } from "../../../model/near-names.ts"
import { quoted } from "./finding.ts"
import type { Faults, Place, Words } from "./finding.ts"
import type { Json } from "./json.ts"
import { allowedKeywords, dialectUri } from "./keywords.ts"
import { reportValue } from "./static-value.ts"

/** Holds `$id` to the root, and away from the addresses of the dialects themselves. */
export function judgeIdentifier(value: Json, place: Place, isRoot: boolean, faults: Faults): void {
  if (value.kind !== "string") return reportValue("$id", place, faults, "a string", "write an address, or drop it")
  if (!isRoot)
    return faults.report("nested-id", place, () => [
      "a schema inside the document has an $id, which would move what references mean",
      "drop it, and refer to the schema by its place: #/$defs/NAME",
    ])
  if (/^https?:\/\/json-schema\.org(?:[/?#]|$)/i.test(value.value))
    faults.report("id", place, () => ["the $id is that of a dialect", "use an address of your own, or drop it"])
}

/** Holds `$schema` to the root and to the one dialect. */
export function judgeDialect(value: Json, place: Place, isRoot: boolean, faults: Faults): void {
  if (value.kind !== "string")
    return reportValue("$schema", place, faults, "a string", `write ${dialectUri}, or drop it`)
  if (!isRoot)
    return faults.report("nested-dialect", place, () => ["a schema inside the document has a $schema", "drop it"])
  if (value.value !== dialectUri)
    faults.report("dialect", place, () => [
      `the dialect ${quoted(value.value)} is not 2020-12`,
      `change it to ${dialectUri}`,
    ])
}

/** Lets `uniqueItems` say nothing. */
export function judgeUnique(value: Json, place: Place, isTrue: boolean, faults: Faults): void {
  if (value.kind !== "boolean") return reportValue("uniqueItems", place, faults, "true or false", "drop it")
  if (isTrue)
    faults.report("uniqueItems", place, () => [
      "uniqueItems compares every item with every other",
      "drop it, or use an object whose member names are the items",
    ])
}

/** What is said of a keyword that nobody knows. */
export function unknownKeyword(name: string): Words {
  const [near] = nearNames(name, allowedKeywords)
  return [
    `there is no keyword ${quoted(name)}${near === undefined ? "" : `; nearest is ${near}`}`,
    near === undefined ? "drop it, or begin its name with x-" : `write ${near}, or begin the name with x-`,
  ]
}

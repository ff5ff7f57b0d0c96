import { nearNames } from "../../../model/near-names.ts"
import { schemaBounds } from "./bounds.ts"
import { below, quoted } from "./finding.ts"
import type { Faults, Place, Words } from "./finding.ts"
import { utf8Bytes } from "./json.ts"
import type { Json } from "./json.ts"
import { formats, isFormat, typeNames } from "./keywords.ts"

/** The static types that a keyword's value may have besides holding schemas or data. */
export type StaticKind =
  "annotation" | "string" | "boolean" | "count" | "number" | "divisor" | "types" | "names" | "format"

/** Holds a keyword's value to its static type. */
export function judgeStatic(kind: StaticKind, keyword: string, value: Json, place: Place, faults: Faults): void {
  const expect = (holds: boolean, what: string, fix: string): void => {
    if (!holds) reportValue(keyword, place, faults, what, fix)
  }
  switch (kind) {
    case "annotation":
      expect(value.kind === "string", "a string", "write text, or drop it")
      if (value.kind === "string" && utf8Bytes(value.value) > schemaBounds.annotationBytes)
        faults.report("limit-annotation", place, () => [
          `${keyword} is longer than ${schemaBounds.annotationBytes} bytes`,
          "shorten it, or link to where it is explained",
        ])
      return
    case "string":
      return expect(value.kind === "string", "a string", "write text, or drop it")
    case "boolean":
      return expect(value.kind === "boolean", "true or false", "write true or false, or drop it")
    case "count":
      return expect(
        value.kind === "number" && Number.isInteger(value.value) && value.value >= 0,
        "an integer of 0 or more",
        "write an integer of 0 or more, or drop the bound",
      )
    case "number":
      return expect(
        value.kind === "number",
        "a number",
        keyword.startsWith("exclusive") ? "write the bound itself here" : "write a number, or drop the bound",
      )
    case "divisor":
      return expect(
        value.kind === "number" && value.value > 0,
        "a number above 0",
        "write a number above 0, or drop it",
      )
    case "types":
      return expect(isTypes(value), "a type, or different types in a list", `use ${typeNames.join(", ")}`)
    case "names":
      return judgeNames(keyword, value, place, faults)
    case "format":
      if (value.kind !== "string") return expect(false, "a string", "write the name of a format, or drop it")
      if (!isFormat(value.value)) faults.report("format-unknown", place, () => unknownFormat(value.value))
      return
    default:
      kind satisfies never
  }
}

/** Says that a keyword's value is of the wrong kind. */
export function reportValue(keyword: string, place: Place, faults: Faults, what: string, fix: string): void {
  faults.report("keyword-value", place, () => [`the value of ${keyword} is not ${what}`, fix])
}

/** Holds names to be a list of different strings, not too many. */
export function judgeNames(keyword: string, value: Json, place: Place, faults: Faults): void {
  const names =
    value.kind === "array" ? value.items.map((item) => (item.kind === "string" ? item.value : null)) : [null]
  if (names.includes(null) || new Set(names).size < names.length)
    return reportValue(keyword, place, faults, "a list of different names", "list each name once, as a string")
  if (names.length > schemaBounds.required)
    faults.report("limit-required", place, () => [
      `${keyword} lists ${names.length} names, and ${schemaBounds.required} are allowed`,
      "require fewer members, or group them into objects",
    ])
}

/** Holds the names of an object's members to their length; returns where each member stands. */
export function memberPlaces(
  value: Json & { readonly kind: "object" },
  place: Place,
  faults: Faults,
): readonly Place[] {
  return value.members.map(({ name, start }) => {
    const at = below(place, name, start)
    if (utf8Bytes(name) > schemaBounds.nameBytes)
      faults.report("limit-name", at, () => [
        `a member name is longer than ${schemaBounds.nameBytes} bytes`,
        "shorten the name",
      ])
    return at
  })
}

function isTypes(value: Json): boolean {
  const isType = (each: Json): boolean => each.kind === "string" && typeNames.includes(each.value)
  if (value.kind !== "array") return isType(value)
  const names = value.items.map((item) => (item.kind === "string" ? item.value : ""))
  return names.length > 0 && value.items.every(isType) && new Set(names).size === names.length
}

function unknownFormat(written: string): Words {
  const [near] = nearNames(written, formats)
  return [
    `there is no format ${quoted(written)}${near === undefined ? "" : `; nearest is ${near}`}`,
    "use a format of the 2020-12 dialect, or pattern",
  ]
}

/** A mutant that means the same as the source, so that no test can tell them apart. */
export interface Equivalent {
  readonly file: string
  /** As the report shows it, in one line. */
  readonly original: string
  readonly replacements: readonly string[]
  readonly because: string
}

/** What stands behind a switch over every kind. */
function unreachable(file: string, of: string): Equivalent {
  const because = "Never reached: the compiler holds that the switch takes every kind."
  return { file, original: `default: return ${of} satisfies never`, replacements: ["default:"], because }
}

const early = "Only ends sooner: what is left out could not be near enough."
const outside = "Before the first row and column stands nothing, and nothing is equal to it."
const noMeet = "Nothing lies at or below what is no value, so that its meet with anything is none as well."

/** Known equivalents: they count as survivors, and the report says why they are none of a test's. */
export const equivalents: readonly Equivalent[] = [
  unreachable("model/agreement.ts", "clause"),
  unreachable("model/cross-slot.ts", "condition"),
  unreachable("model/realize.ts", "realization"),
  unreachable("model/wire-place.ts", "site"),
  unreachable("model/wire/member-types.ts", "type"),
  unreachable("generators/resolve/cross-slot.ts", "kind"),
  unreachable("generators/resolve/entries.ts", "availability"),
  unreachable("generators/resolve/publications.ts", "kind"),
  unreachable("generators/resolve/slots.ts", "kind"),
  unreachable("generators/delta/delta-text.ts", "authority"),
  {
    file: "model/axis.ts",
    original: "[left]",
    replacements: ["[]"],
    because: "In an order that loops it is looked at a second time, and the answer is the same.",
  },
  { file: "model/axis.ts", original: "low === undefined", replacements: ["false"], because: noMeet },
  {
    file: "model/realized.ts",
    original: "low === null || allows === null",
    replacements: ["false", "low === null && allows === null"],
    because: noMeet,
  },
  { file: "model/realized.ts", original: "low === null", replacements: ["false"], because: noMeet },
  { file: "model/realized.ts", original: "allows === null", replacements: ["false"], because: noMeet },
  {
    file: "model/realized.ts",
    original: "allows === undefined",
    replacements: ["false"],
    because: "No value is at most what is none.",
  },
  {
    file: "model/select.ts",
    original: "left === right",
    replacements: ["false"],
    because: "What is the same has the same JSON.",
  },
  {
    file: "model/near-names.ts",
    original: "Math.abs(left.length - right.length) > farthest",
    replacements: ["false"],
    because: early,
  },
  { file: "model/near-names.ts", original: "Math.min(...now) > farthest", replacements: ["false"], because: early },
  {
    file: "model/near-names.ts",
    original: "[]",
    replacements: ['["Stryker was here"]'],
    because: "It is replaced before it is first read.",
  },
  {
    file: "model/near-names.ts",
    original: "row > 0 && column > 0",
    replacements: ["true", "row > 0 || column > 0"],
    because: outside,
  },
  { file: "model/near-names.ts", original: "row > 0", replacements: ["true", "row >= 0"], because: outside },
  { file: "model/near-names.ts", original: "column > 0", replacements: ["true", "column >= 0"], because: outside },
  {
    file: "model/wire/json-size.ts",
    original: 'typeof inner === "number"',
    replacements: ["true"],
    because: "`Number.isFinite` takes nothing but a number for finite.",
  },
  {
    file: "model/wire/json-size.ts",
    original: "bytes > maxBytes",
    replacements: ["false"],
    because: "The same is asked once more before anything inside is read.",
  },
]

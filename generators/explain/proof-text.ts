import { visible } from "../report/visible.ts"
import { padded, widthOf } from "../report/width.ts"
import { placeOf } from "./explain-text.ts"
import type { Proof } from "./proof.ts"

const gap = "  "

/** A proof as a heading, a line for each reason with where it stands, and what goes on from there. */
export function proofText({ subject, says, reasons, more }: Proof): string {
  const shown = reasons.map((reason) => ({ ...reason, says: visible(reason.says), value: visible(reason.value) }))
  const widths = [shown.map((each) => each.says), shown.map((each) => each.value)].map((column) =>
    Math.max(0, ...column.map(widthOf)),
  ) as [number, number]
  const lines = shown.map((reason) =>
    `  ${padded(reason.says, widths[0])}${gap}${padded(reason.value, widths[1])}${gap}${placeOf(reason)}`.trimEnd(),
  )
  return [`${visible(subject)}  ${visible(says)}`, ...lines, ...more.map((line) => `  ${visible(line)}`), ""].join("\n")
}

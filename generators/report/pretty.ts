import { createColors } from "picocolors"
import type { Finding, Location } from "../../model/finding.ts"
import type { Reporter } from "./reporter.ts"
import { visible } from "./visible.ts"

/** For people in a terminal: a paragraph for each finding, an empty line between two. */
export const pretty: Reporter = (findings, { colour }) => {
  const paint = createColors(colour)
  return findings.map((finding) => paragraph(finding, paint)).join("\n")
}

function paragraph(finding: Finding, paint: ReturnType<typeof createColors>): string {
  const { code, severity, what, why, fix, at, related } = finding
  const head = `${severity === "error" ? paint.red(severity) : paint.yellow(severity)} ${paint.bold(visible(code))}`
  const lines = [
    at === null ? head : `${head}  ${paint.cyan(placeOf(at))}`,
    `  ${visible(what)}`,
    ...related.map((other) => `  ${paint.dim("See")}  ${visible(other.says)}: ${paint.cyan(placeOf(other.at))}`),
    `  ${paint.dim("Why")}  ${visible(why)}`,
    `  ${paint.dim("Fix")}  ${visible(fix)}`,
  ]
  return lines.map((line) => `${line}\n`).join("")
}

function placeOf({ file, line, column }: Location): string {
  return `${visible(file)}:${line}:${column}`
}

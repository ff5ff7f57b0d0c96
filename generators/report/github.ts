import type { Finding } from "../../model/finding.ts"
import type { Reporter } from "./reporter.ts"
import { visible } from "./visible.ts"

/** For GitHub Actions: one workflow command for each finding, shown as an annotation on its line. */
export const github: Reporter = (findings) => findings.map((finding) => `${command(finding)}\n`).join("")

function command({ code, severity, what, why, fix, at }: Finding): string {
  const place = at === null ? "" : `file=${property(at.file)},line=${at.line},col=${at.column},`
  const message = [what, `Why: ${why}`, `Fix: ${fix}`].map(visible).join("\n")
  return `::${severity} ${place}title=${property(code)}::${data(message)}`
}

/** Text after the second pair of colons: what would end the command, or read as an escape, is escaped. */
function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")
}

/** A property's value: what would end the property is escaped too. */
function property(text: string): string {
  return data(visible(text)).replaceAll(":", "%3A").replaceAll(",", "%2C")
}

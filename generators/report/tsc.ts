import type { Finding } from "../../model/finding.ts"
import type { Reporter } from "./reporter.ts"
import { visible } from "./visible.ts"

/** For editors and problem matchers that read the TypeScript compiler: one line for each finding. */
export const tsc: Reporter = (findings) => findings.map((finding) => `${line(finding)}\n`).join("")

function line({ code, severity, what, fix, at }: Finding): string {
  const place = at === null ? "" : `${visible(at.file)}(${at.line},${at.column}): `
  return `${place}${severity} ${visible(code)}: ${visible(what)} Fix: ${visible(fix)}`
}

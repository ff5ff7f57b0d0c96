import type { Finding } from "../../model/finding.ts"
import type { Reporter } from "./reporter.ts"
import { visibleJson } from "./visible.ts"

/** For programs: the findings as one JSON list, their members always in the same order. */
export const json: Reporter = (findings) => `${visibleJson(JSON.stringify(findings.map(plain), null, 2))}\n`

function plain({ code, severity, what, why, fix, at, related, facts }: Finding): Finding {
  return { code, severity, what, why, fix, at, related, facts }
}

import { memberOf } from "../../member.ts"
import type { ReportEvidence } from "../report/issue.ts"

/** Ids of the declarations that the handshake of a verification was admitted with. */
export function declaredIn({ rests }: ReportEvidence): readonly string[] {
  const declared = memberOf(memberOf(rests, "runner"), "declared")
  return Array.isArray(declared) ? declared.filter((each) => typeof each === "string") : []
}

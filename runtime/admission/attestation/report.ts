import type { Refused } from "../../refusal.ts"
import type { KeyRing } from "./key-ring.ts"
import { signStatement, signStatementBy } from "./statement.ts"
import type { RemoteSigner, SignedStatement, Signer } from "./statement.ts"
import { judgeWindow } from "./validity-window.ts"
import type { ValidityWindow } from "./validity-window.ts"
import { verifyStatement } from "./verify.ts"

/** What a signed report says at least; the rest of it is evidence. */
export interface ReportPayload {
  readonly validity: ValidityWindow
}

/** Where a report stands among those that its signer has given. */
export interface ReportPlace {
  readonly sequence: number
  readonly previous: string | null
}

/** A report that counts now. */
export interface VerifiedReport {
  readonly ok: true
  readonly report: unknown
  readonly window: ValidityWindow
  readonly digest: string
  readonly generation: number
  readonly place: ReportPlace
}

/** Signs a report on the evidence of one subject, such as one tuple. */
export function signReport(
  report: ReportPayload,
  subject: { readonly [name: string]: string },
  place: ReportPlace,
  signer: Signer,
): SignedStatement | Refused {
  return signStatement({ kind: "report", subject, ...place, payload: report }, signer)
}

/** The same by a signer elsewhere. Rejects where that signer does, and where what it gives is not its key's signature. */
export function signReportBy(
  report: ReportPayload,
  subject: { readonly [name: string]: string },
  place: ReportPlace,
  signer: RemoteSigner,
): Promise<SignedStatement | Refused> {
  return signStatementBy({ kind: "report", subject, ...place, payload: report }, signer)
}

/** Whether bytes are a report on exactly that subject, signed by the ring, that counts at that moment. A report may be read again and again. */
export function verifyReport(
  bytes: Uint8Array,
  expected: { readonly subject: { readonly [name: string]: string }; readonly ring: KeyRing; readonly at: number },
): VerifiedReport | Refused {
  const verified = verifyStatement(bytes, { kind: "report", ...expected })
  if (!verified.ok) return verified
  const { statement, digest, generation } = verified
  const judged = judgeWindow(validityOf(statement.payload), expected.at)
  if (!judged.ok) return judged
  const { payload: report, sequence, previous } = statement
  return { ok: true, report, window: judged.window, digest, generation, place: { sequence, previous } }
}

function validityOf(report: unknown): unknown {
  return typeof report === "object" && report !== null && "validity" in report ? report.validity : null
}

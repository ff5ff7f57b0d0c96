import { oneLine } from "../../../runtime/worker/routing/terminal-text.ts"
import type { PreflightAnswer } from "../../../output/documents/index.ts"

/** Why a run may not begin: each member of the tuple that differs, and the command that verifies. */
export function refusedText({ differs, refusal }: PreflightAnswer, verify: string): string {
  return [
    refusal === undefined
      ? "there is no current evidence for this tuple"
      : `${oneLine(refusal.code)}: ${oneLine(refusal.what, 400)}`,
    ...differs.map(
      ({ member, asked, reported }) =>
        `  ${oneLine(member)}: ${oneLine(asked, 400)}, and the nearest report is of ${oneLine(reported, 400)}`,
    ),
    ...(refusal === undefined ? [] : [`  Why   ${oneLine(refusal.why, 400)}`]),
    `  Fix   ${verify}`,
  ].join("\n")
}

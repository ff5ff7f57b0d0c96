import { oneLine } from "../../runtime/worker/routing/terminal-text.ts"
import type { ExitCode } from "../command.ts"
import { CheckfuProblem } from "../../output/client/index.ts"
import { isRefused } from "./persistent.ts"

/** What is said of a failure, and what the command ends with. */
export interface Explained {
  readonly text: string
  readonly code: ExitCode
}

/** Says what the platform refused and why, or that it is not there; null: it is neither, and a bug of this command. */
export function explained(thrown: unknown, apiUrl: string): Explained | null {
  if (thrown instanceof CheckfuProblem) return { text: refusal(thrown), code: 1 }
  if (!isNetwork(thrown)) return null
  const lost = isRefused(thrown)
    ? `nothing answers at ${apiUrl}. Start a server with checkfu serve, or name another with --api-url`
    : `the connection to ${apiUrl} broke, and did not come back (${causeOf(thrown)}). Give the command again: what was done is shown by list and show`
  return { text: lost, code: 2 }
}

/** The failures of `fetch` are type errors; one with a cause is the network's. */
function isNetwork(thrown: unknown): boolean {
  return thrown instanceof TypeError && thrown.cause !== undefined
}

/** The innermost reason: a certificate that nobody trusts looks like a break otherwise. */
function causeOf(thrown: unknown): string {
  let inner = thrown
  while (inner instanceof Error && inner.cause !== undefined) inner = inner.cause
  return inner instanceof Error ? oneLine(inner.message, 200) : "nobody says why"
}

function refusal({ status, code, detail, why, fix, type }: CheckfuProblem): string {
  const part = (name: string, text: string): readonly string[] =>
    text === "" ? [] : [`  ${name.padEnd(6)}${oneLine(text, 400)}`]
  return [
    `${code === null ? status : oneLine(code)}: ${oneLine(detail, 400)}`,
    ...part("Why", why),
    ...part("Fix", fix),
    // A page without an address is one of the documentation, which an API does not serve.
    ...part("Page", type ?? ""),
  ].join("\n")
}

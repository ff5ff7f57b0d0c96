import { harmless, oneLine } from "../../runtime/worker/routing/terminal-text.ts"
import type { ExitCode } from "../command.ts"
import { ApiError } from "./client.ts"
import { isObject } from "./is-object.ts"
import { isRefused } from "./persistent.ts"

/** What is said of a failure, and what the command ends with. */
export interface Explained {
  readonly text: string
  readonly code: ExitCode
}

/** Says what the platform refused and why, or that it is not there; null: it is neither, and a bug of this command. */
export function explained(thrown: unknown, apiUrl: string): Explained | null {
  if (thrown instanceof ApiError) return { text: refusal(thrown, apiUrl), code: 1 }
  if (!isNetwork(thrown)) return null
  const lost = isRefused(thrown)
    ? `nothing answers at ${apiUrl}. Start a server with checkfu serve, or name another with --api-url`
    : `the connection to ${apiUrl} broke, and did not come back. Give the command again: what was done is shown by list and show`
  return { text: lost, code: 2 }
}

/** The failures of `fetch` are type errors; one with a cause is the network's. */
function isNetwork(thrown: unknown): boolean {
  return thrown instanceof TypeError && thrown.cause !== undefined
}

function refusal({ status, problem }: ApiError, apiUrl: string): string {
  if (!isObject(problem)) return `${apiUrl} answered with ${status}, and with nothing that this command can read`
  const text = (name: string): string => (typeof problem[name] === "string" ? harmless(problem[name]) : "")
  const [code, what, why, fix, page] = ["code", "detail", "why", "fix", "type"].map(text)
  return [
    `${code || status}: ${oneLine(what || text("title") || "it was refused", 400)}`,
    ...(why ? [`  Why   ${oneLine(why, 400)}`] : []),
    ...(fix ? [`  Fix   ${oneLine(fix, 400)}`] : []),
    ...(page && page !== "about:blank" ? [`  Page  ${pageAt(page, apiUrl)}`] : []),
  ].join("\n")
}

/** A page that is named relative to whoever answered is found there. */
function pageAt(page: string, apiUrl: string): string {
  return page.startsWith("/") ? `${apiUrl}${oneLine(page, 400)}` : oneLine(page, 400)
}

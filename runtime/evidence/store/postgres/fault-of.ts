import { StoreFault } from "../store-fault.ts"

/** Codes of the system for a server that cannot be reached, and of PostgreSQL for one that is ending or starting. */
const away = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EPIPE",
  "ETIMEDOUT",
  "57P01",
  "57P02",
  "57P03",
])

/**
 * Codes of PostgreSQL for one that has too much to do: connections, memory, a lock or a statement that took too long.
 */
const busy = new Set(["53200", "53300", "53400", "55P03", "57014", "25P03"])

/** What the client library says in words alone. */
const says: readonly (readonly [RegExp, "away" | "busy"])[] = [
  [/^timeout exceeded when trying to connect$/i, "busy"],
  [
    /^Connection terminated|^Client has encountered a connection error|^Query read timeout$|ended the connection/i,
    "away",
  ],
  [/^Client was closed|not queryable/i, "away"],
]

/** An error as a fault of the store, where the reason lies in no query; every other one as it is. */
export function faultOf(thrown: unknown): unknown {
  if (thrown instanceof StoreFault || !(thrown instanceof Error)) return thrown
  const code = codeOf(thrown)
  const kind =
    code !== null && (away.has(code) || code.startsWith("08"))
      ? "away"
      : code !== null && busy.has(code)
        ? "busy"
        : says.find(([pattern]) => pattern.test(thrown.message))?.[1]
  if (/^Cannot use a pool after calling end/i.test(thrown.message))
    return new StoreFault("closed", "the store is closed", { cause: thrown })
  if (kind === undefined) return thrown
  // A host with several addresses fails once for each, and says nothing in one sentence.
  const why = thrown.message === "" ? code : thrown.message
  const cause = { cause: thrown }
  return kind === "away"
    ? new StoreFault("away", `the store's server does not answer: ${why}`, cause)
    : new StoreFault("busy", `the store's server is busy: ${why}`, cause)
}

/** Whether a unit of writes came between another one, and would do what it should where it is run again. */
export function isCollision(thrown: unknown): boolean {
  const code = codeOf(thrown)
  return code === "40001" || code === "40P01"
}

function codeOf(thrown: unknown): string | null {
  return thrown instanceof Error && "code" in thrown && typeof thrown.code === "string" ? thrown.code : null
}

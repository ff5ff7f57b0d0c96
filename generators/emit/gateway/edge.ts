import { byCodeUnit } from "../../../model/fact.ts"
import type { Route, RouteQuery } from "../../../model/route.ts"
import { headerSentence } from "../../plan/header.ts"

/** The first line of every configuration file. */
export const header: string = `# ${headerSentence}`

/** What the operator calls the gateway behind the edge. */
export const upstreamName = "model_gateway"

/** The largest body that any provider takes, with room for what wraps it, in MiB. */
export const bodyLimit = 34

/** How long an answer may pause, in seconds: a model thinks in silence. */
export const silence = 900

/** The headers of every request that go on, in lower case; a dialect may add its own. */
export const passedHeaders: readonly string[] = [
  "accept",
  "content-encoding",
  "content-type",
  "traceparent",
  "user-agent",
]

/** The headers that may bear the lease of any listed request, sorted, in lower case. */
export function credentialsOf(routes: readonly Route[]): readonly string[] {
  const own = routes.flatMap((route) => (route.servedBy === "provider" ? route.credentials : []))
  return [...new Set(["authorization", ...own])].toSorted(byCodeUnit)
}

/** Every header that any listed request may bear, sorted, in lower case. All others end at the edge. */
export function headersOf(routes: readonly Route[]): readonly string[] {
  const own = routes.flatMap((route) => (route.servedBy === "provider" ? route.headers : []))
  return [...new Set([...passedHeaders, ...own, ...credentialsOf(routes)])].toSorted(byCodeUnit)
}

/** One line of an allow-list: text that is compared as it stands, and a pattern after it where a number may follow. */
export interface Listed {
  readonly text: string
  /** The number of digits that follow the text; null: none, the text is all. */
  readonly digits: number | null
}

/** The targets of a route as an edge lists them: alone, then with each of its queries. */
export function listedBy({ target, queries }: Route): readonly Listed[] {
  return [{ text: target, digits: null }, ...queries.map((query) => queried(target, query))]
}

function queried(target: string, query: RouteQuery): Listed {
  const text = `${target}?${query.name}=`
  return query.kind === "fixed" ? { text: text + query.value, digits: null } : { text, digits: query.digits }
}

// Longer lines than these make either server refuse its configuration.
const longest = 400

/** Whether a request line can say this route at all; what none can say needs no line and gets none. */
export function canBeSent({ method, target }: Route): boolean {
  return /^[A-Z]+$/.test(method) && /^\/[!-~]*$/.test(target) && target.length <= longest
}

/** A regular expression, as PCRE and POSIX read it alike but for other than visible ASCII, that matches the listed text alone. */
export function patternOf({ text, digits }: Listed): string {
  const literal = text.replaceAll(/[^A-Za-z0-9/_=-]/g, (unit) =>
    /[.?]/.test(unit) ? `\\${unit}` : `\\x${unit.charCodeAt(0).toString(16).padStart(2, "0")}`,
  )
  if (digits === null) return literal
  return digits === 1 ? `${literal}[1-9]` : `${literal}[1-9][0-9]{0,${digits - 1}}`
}

/** What stands above the lines of a route: who answers it. */
export function remark(route: Route): string {
  const said =
    route.servedBy === "gateway"
      ? "answered by the gateway"
      : `${route.dialect}: ${route.upstreams.map(({ provider }) => provider).join(", ") || "no provider"}`
  return `# ${said.replaceAll(/[^ -~]/g, "?")}`
}

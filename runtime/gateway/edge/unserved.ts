import type { Refusal } from "../../refusal.ts"
import type { RouteTable } from "./route-table.ts"

/** At most so many served requests are listed in a refusal. */
const listed = 8

/** Why no route was found, in the terms of what the client most likely did. The target itself is not repeated: it may hold secrets. */
export function unserved(table: RouteTable, target: string): Refusal {
  const { code, what } = faultOf(table, target)
  const served = table.routes.slice(0, listed).map((route) => `${route.method} ${route.target}`)
  return {
    code,
    what,
    why: "the credential goes out with exactly the requests that the catalog lists, and with no spelling of another",
    fix: `send ${served.join(", or ")}${table.routes.length > listed ? ", or another listed route" : ""}`,
    facts: [],
  }
}

function faultOf({ byTarget }: RouteTable, target: string): Pick<Refusal, "code" | "what"> {
  if (byTarget.has(target)) return { code: "gateway/method", what: "This target is served, but not with this method." }
  if (/[^\x21-\x7e]/.test(target))
    return { code: "gateway/not-ascii", what: "The target holds characters that no request target may hold." }
  if (!target.startsWith("/") || target.startsWith("//"))
    return { code: "gateway/not-origin-form", what: "The target is not a path from a single slash." }
  if (target.includes("#")) return { code: "gateway/fragment", what: "The target holds a fragment." }
  if (target.includes("%"))
    return {
      code: "gateway/encoded",
      what: "The target holds percent-encoding; targets are compared as they are written.",
    }
  if (byTarget.has(target.slice(0, Math.max(0, target.indexOf("?")))))
    return { code: "gateway/query", what: "The target holds a query that its route does not list." }
  return { code: "gateway/target", what: "No route has this target." }
}

import type { Derived, Turn } from "./derived.ts"
import type { Endpoint, PathSegment, Role } from "./endpoint-entries.ts"
import { factPath } from "./fact.ts"
import type { FactId } from "./fact.ts"

/** A path in its parts. Places stand in braces and fill a part. */
export function pathSegments(path: string): readonly PathSegment[] {
  return path
    .slice(1)
    .split("/")
    .map((part) => (part.startsWith("{") && part.endsWith("}") ? { parameter: part.slice(1, -1) } : part))
}

/** The names of the places in a path, from left to right. */
export function placesOf(path: string): readonly string[] {
  return pathSegments(path).flatMap((segment) => (typeof segment === "string" ? [] : [segment.parameter]))
}

/** Which requests may meet a refusal, whichever endpoint they ask for. */
export const metBy = ["request", "key", "claim", "id", "body", "no_body", "idempotency"] as const

/** Whether the requests of an endpoint are among those. */
export function mayMeet(
  endpoint: Pick<Endpoint, "path" | "bearer" | "takes" | "writes">,
  by: (typeof metBy)[number],
): boolean {
  switch (by) {
    case "request":
      return true
    case "key":
      return endpoint.bearer === "api_key"
    case "claim":
      return endpoint.bearer === "claim"
    case "id":
      return placesOf(endpoint.path).length > 0
    case "body":
      return endpoint.takes !== null
    case "no_body":
      return endpoint.takes === null
    case "idempotency":
      return endpoint.bearer === "api_key" && endpoint.writes
    default:
      return by satisfies never
  }
}

/** Whether some request is one of both: the same method, and a path that both have room for. */
export function overlap(one: Asked, other: Asked): boolean {
  const [left, right] = [pathSegments(one.path), pathSegments(other.path)]
  return (
    one.method === other.method &&
    left.length === right.length &&
    left.every((segment, index) => {
      const against = right[index]
      return typeof segment !== "string" || typeof against !== "string" || segment === against
    })
  )
}

interface Asked {
  readonly method: string
  readonly path: string
}

/** What a key of a role may do at an endpoint. */
export type Admittance = "reads" | "writes"

/** Whether an endpoint lets keys of a role in, and what for; null: it does not. */
export function admittance(
  { id, name, roles, writes }: Pick<Endpoint, "id" | "name" | "roles" | "writes">,
  role: Role,
): Derived<Admittance | null> {
  const lets = roles.some((each) => each.name === role.name)
  const value = lets ? doing(writes) : null
  const at = factPath(id as FactId, "roles", role.name)
  const flipped = factPath(id as FactId, "writes")
  const turned: Turn<Admittance | null> = lets
    ? { says: `${name} let no ${role.name} in`, change: { at, before: { $ref: role.id as FactId } }, becomes: null }
    : {
        says: `${name} let ${role.name} in`,
        change: { at, after: { $ref: role.id as FactId } },
        becomes: doing(writes),
      }
  const other: Turn<Admittance | null> = {
    says: `${name} changed ${writes ? "nothing" : "something"}`,
    change: { at: flipped, before: writes, after: !writes },
    becomes: doing(!writes),
  }
  return {
    value,
    reasons: [
      {
        says: `${name} lets in`,
        value: roles.map((each) => each.name).join(", ") || "no role",
        from: { fact: factPath(id as FactId, "roles") },
      },
      ...(lets ? [{ says: `${name} changes`, value: writes ? "something" : "nothing", from: { fact: flipped } }] : []),
      { says: `so ${role.name}`, value: value ?? "is not let in", from: { law: "model/endpoint.ts" } },
    ],
    turns: lets ? [turned, other] : [turned],
  }
}

function doing(writes: boolean): Admittance {
  return writes ? "writes" : "reads"
}

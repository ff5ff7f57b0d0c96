import type { Fact } from "../../model/fact.ts"
import { isPlainPath } from "../../model/route.ts"
import type { DialectRequest, GatewayRoute, ModelId, RouteQuery } from "../../model/route.ts"
import type { Provider } from "../../model/entries.ts"
import type { Linker } from "./linker.ts"
import { at, elements, oneOf, readHeader, root, text, wrong } from "./reader.ts"
import type { Place } from "./reader.ts"

/** Reads a model id; a value that would not be one plain path is refused here, because routes are made of it. */
export function readModelId(
  fact: Fact,
  link: Pick<Linker, "dialect"> & { readonly provider: (place: Place) => Provider },
): ModelId {
  const place = root(fact)
  const value = at(place, "value")
  if (!isPlainPath(`/${text(value)}`) || text(value).includes("{"))
    throw wrong(value, "segments of letters, digits, . _ ~ and - joined by single slashes, none of them . or ..,")
  return {
    id: fact.id,
    name: fact.name,
    provider: link.provider(at(place, "provider")),
    dialect: link.dialect(at(place, "dialect")),
    value: text(value),
  }
}

/** Reads what a dialect's request may carry. */
export function readDialectRequest(fact: Fact, link: Pick<Linker, "dialect">): DialectRequest {
  const place = root(fact)
  return {
    id: fact.id,
    name: fact.name,
    dialect: link.dialect(at(place, "dialect")),
    queries: elements(at(place, "queries")).map(readQuery),
    headers: elements(at(place, "headers")).map(readHeader),
    credentials: elements(at(place, "credentials")).map(readHeader),
  }
}

/** Reads a route of the gateway's own. */
export function readGatewayRoute(fact: Fact): GatewayRoute {
  const place = root(fact)
  return {
    id: fact.id,
    name: fact.name,
    method: text(at(place, "method")),
    path: text(at(place, "path")),
    queries: elements(at(place, "queries")).map(readQuery),
    answers: text(at(place, "answers")),
  }
}

function readQuery(place: Place): RouteQuery {
  const name = readWord(at(place, "name"))
  const kind = oneOf(at(place, "kind"), "fixed", "decimal")
  if (kind === "fixed") return { name, kind, value: readWord(at(place, "value")) }
  const digits = at(place, "digits")
  if (typeof digits.value !== "number" || !Number.isInteger(digits.value) || digits.value < 1 || digits.value > 15)
    throw wrong(digits, "a whole number from 1 to 15")
  return { name, kind, digits: digits.value }
}

function readWord(place: Place): string {
  if (!/^[A-Za-z0-9._~-]+$/.test(text(place))) throw wrong(place, "letters, digits, . _ ~ and -")
  return text(place)
}

/**
 * One query that a request may carry after its target's question mark, alone and as it is written: a member with a fixed
 * value, or with a decimal number that has no leading zero and at most so many digits.
 */
export type RouteQuery =
  | { readonly name: string; readonly kind: "fixed"; readonly value: string }
  | { readonly name: string; readonly kind: "decimal"; readonly digits: number }

/** Exactly `name=value`. */
export function fixed(name: string, value: string): RouteQuery {
  return { name, kind: "fixed", value }
}

/** `name=` and a decimal number of at most so many digits. */
export function decimal(name: string, digits: number): RouteQuery {
  return { name, kind: "decimal", digits }
}

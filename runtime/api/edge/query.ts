import type { EndpointQuery } from "../../../output/facts/endpoint-types.ts"

const pair = /^([a-z_]{1,64})=([A-Za-z0-9_.:~-]{1,256})$/
const decimal = /^(?:0|[1-9][0-9]{0,15})$/

/** What a refusal calls a part of a query that is not a name and a plain value. */
const unread = "of another form"

/**
 * The query of an endpoint that takes these, by name; else the name that is unknown, twice, missing or out of its
 * bounds.
 */
export function readQuery(
  text: string | null,
  takes: readonly EndpointQuery[],
): { readonly [name: string]: string } | string {
  const found = new Map<string, string>()
  for (const part of text === null ? [] : text.split("&")) {
    const [, name, value] = pair.exec(part) ?? []
    if (name === undefined || value === undefined) return unread
    const query = takes.find((each) => each.name === name)
    if (found.has(name) || query === undefined || !isWithin(value, query)) return name
    found.set(name, value)
  }
  const left = takes.find(({ name, isRequired }) => isRequired && !found.has(name))
  return left === undefined ? Object.fromEntries(found) : left.name
}

function isWithin(value: string, { form, min, max }: EndpointQuery): boolean {
  switch (form) {
    case "integer":
      return decimal.test(value) && Number(value) >= min && Number(value) <= max
    case "text":
      return value.length >= min && value.length <= max
    default:
      return form satisfies never
  }
}

/** A member of an endpoint's query. */
export interface EndpointQuery {
  readonly name: string
  readonly description: string
  /** `integer`: a decimal number without leading zeros, from `min` to `max`. `text`: of so many visible ASCII characters. */
  readonly form: "integer" | "text"
  readonly min: number
  readonly max: number
  readonly isRequired: boolean
}

/** A decimal number that a request may name. */
export function integerQuery(name: string, min: number, max: number, description: string): EndpointQuery {
  return { name, description, form: "integer", min, max, isRequired: false }
}

/** A decimal number that a request must name. */
export function requiredIntegerQuery(name: string, min: number, max: number, description: string): EndpointQuery {
  return { name, description, form: "integer", min, max, isRequired: true }
}

/** The members by which a list is read page by page. */
export const paging: readonly EndpointQuery[] = [
  integerQuery("limit", 1, 200, "How many to answer at most; 50 where left out."),
  {
    name: "after",
    description: "The id after which the page begins: what the page before named as next.",
    form: "text",
    min: 1,
    max: 256,
    isRequired: false,
  },
]

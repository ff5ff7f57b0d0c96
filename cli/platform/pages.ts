import type { Page } from "../../output/client/index.ts"

/** How many are asked for at once. */
const limit = 200

/** Everything in a list that comes in pages. */
export async function everyPage<T>(
  page: (query: { readonly limit: number; readonly after?: string }) => Promise<Page<T>>,
): Promise<readonly T[]> {
  const all: T[] = []
  let after: string | null = null
  do {
    const { data, next }: Page<T> = await page({ limit, ...(after === null ? {} : { after }) })
    all.push(...data)
    // A server that leaves it out has said everything too.
    after = next ?? null
  } while (after !== null)
  return all
}

/**
 * A list by age, for people and for whoever takes the first of it: the API's own lists have the order of ids, which say nothing.
 * What came to be in the same moment goes by what the server counts, or by id.
 */
export function oldestFirst<T extends Aged>(all: readonly T[]): readonly T[] {
  return all.toSorted(
    (left, right) =>
      Date.parse(left.created_at) - Date.parse(right.created_at) ||
      (left.number ?? 0) - (right.number ?? 0) ||
      (left.id < right.id ? -1 : 1),
  )
}

interface Aged {
  readonly id: string
  readonly created_at: string
  readonly number?: number
}

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

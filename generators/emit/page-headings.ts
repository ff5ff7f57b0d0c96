import { headingSlug } from "../../model/naming.ts"

/**
 * One heading for each list of alternatives, no two with the same anchor: the first alternative that nobody else's first
 * is equal to, else the next, at last a number behind it. Which one is taken does not depend on the order of the lists,
 * except for the number.
 */
export function uniqueHeadings(alternatives: readonly (readonly [string, ...string[]])[]): readonly string[] {
  const wanted = new Map<string, number>()
  for (const each of alternatives)
    for (const slug of new Set(each.map(headingSlug))) wanted.set(slug, (wanted.get(slug) ?? 0) + 1)
  const taken = new Set<string>()
  const free = alternatives.map((each) =>
    each.find((heading) => headingSlug(heading) !== "" && wanted.get(headingSlug(heading)) === 1),
  )
  for (const heading of free) if (heading !== undefined) taken.add(headingSlug(heading))
  return free.map((heading, index) => {
    if (heading !== undefined) return heading
    const base = alternatives[index]?.at(-1) ?? ""
    let number = 1
    let numbered = base
    while (headingSlug(numbered) === "" || taken.has(headingSlug(numbered)))
      numbered = `${base} ${(number += 1)}`.trim()
    taken.add(headingSlug(numbered))
    return numbered
  })
}

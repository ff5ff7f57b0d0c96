import type { Random } from "./random.ts"

/** What some format gives a meaning to, or none takes. */
export const pieces: readonly string[] = ["", "%4f", "~1", "xn--", "\ud800"].concat(
  Array.from('aZ09TP.-+:/@#{}[]%~"\\ \né\u0301א٠۰\u200d·\u{1f600}'),
)

/** A text with one to three of its characters replaced, or more put in. */
export function edited(random: Random, text: string): string {
  const characters = Array.from(text)
  for (let edit = random.below(3); edit >= 0; edit--)
    characters.splice(random.below(characters.length + 1), random.below(2), random.pick(pieces))
  return characters.join("")
}

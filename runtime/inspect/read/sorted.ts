/** Texts in the order of their code units, each once. */
export function sorted(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].toSorted()
}

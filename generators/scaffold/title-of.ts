/** A name as the beginning of a title: `usage-rows` gives `Usage rows`. */
export function titleOf(name: string): string {
  const words = name.replaceAll(/[-_]/g, " ")
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

/**
 * Keeps what was made, by the text that it was made from, for as long as the process lives: from one edit to the next a
 * watcher finds nearly everything unchanged. What `make` gives must follow from the key alone. Beyond `most` results it
 * begins anew.
 */
export function remembering<T>(most: number): (key: string, make: () => T) => T {
  const made = new Map<string, T>()
  return (key, make) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const result = make()
    if (made.size >= most) made.clear()
    made.set(key, result)
    return result
  }
}

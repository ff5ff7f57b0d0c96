/**
 * Keeps what was made, by the text that it was made from, for as long as the process lives: from one edit to the next a
 * watcher finds nearly everything unchanged. What `make` gives must follow from the key alone. Beyond `most` results it
 * begins anew.
 */
export function remembering<T>(most: number): (key: string, make: () => T) => T {
  const made = new Map<string, T>()
  all.push(made)
  return (key, make) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const result = make()
    if (made.size >= most) made.clear()
    made.set(key, result)
    return result
  }
}

const all: Map<string, unknown>[] = []

/** Forgets all that any part of this process made, so that what comes next is made as by a new one: for tests of what is kept. */
export function forgetMade(): void {
  for (const made of all) made.clear()
}

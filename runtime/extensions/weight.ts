/**
 * What a JSON value weighs: one for each value in it, and the code units of its texts and names; never more than the bytes
 * of its JSON text. Stops counting above `most`, so it takes no longer than what it allows.
 */
export function weightOf(value: unknown, most: number): number {
  let weight = 0
  const open: unknown[] = [value]
  while (open.length > 0 && weight + open.length <= most) {
    const next = open.pop()
    weight += typeof next === "string" ? next.length + 1 : 1
    if (typeof next !== "object" || next === null) continue
    const inner = Array.isArray(next) ? (next as readonly unknown[]) : Object.values(next)
    if (!Array.isArray(next)) for (const name of Object.keys(next)) weight += name.length
    if (weight + open.length + inner.length > most) return most + 1
    for (const each of inner) open.push(each)
  }
  return weight + open.length
}

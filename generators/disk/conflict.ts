/**
 * Whether lines hold a conflict as git leaves it: the three markers in their order, each at the beginning of a line.
 * A diff3 base between them changes nothing.
 */
export function holdsConflict(lines: Iterable<string>): boolean {
  let seen = 0
  for (const line of lines)
    if (/^<{7}(?: |$)/.test(line)) seen = 1
    else if (seen === 1 && /^={7}$/.test(line)) seen = 2
    else if (seen === 2 && /^>{7}(?: |$)/.test(line)) return true
  return false
}

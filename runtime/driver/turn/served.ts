import type { ServedCall } from "../outcome/outcome.ts"
import type { Link } from "../session/link.ts"

/**
 * Begins to count the calls of a turn: what it answers with gives those that were made since, or null where nobody keeps a
 * record, or where it cannot be read in time.
 */
export function servedSince({
  record,
  clock,
  limits,
}: Pick<Link, "record" | "clock" | "limits">): (got: (served: readonly ServedCall[] | null) => void) => void {
  if (record === null) return (got) => got(null)
  const look = async (): Promise<readonly ServedCall[]> => record()
  const before = look().then(
    (calls) => calls.length,
    () => null,
  )
  return (got) => {
    let isDone = false
    const once = (served: readonly ServedCall[] | null): void => {
      if (isDone) return
      isDone = true
      forget()
      got(served)
    }
    const forget = clock.after(limits.record, () => once(null))
    Promise.all([before, look()]).then(
      ([count, calls]) => once(count === null ? null : calls.slice(count)),
      () => once(null),
    )
  }
}

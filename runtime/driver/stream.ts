/** A stream that is pushed into, and read in order by one reader. It holds what was not read yet, and nothing more. */
export interface Stream<T> extends AsyncIterable<T> {
  readonly push: (item: T) => void
  /** No more comes; what is held is still read. */
  readonly end: () => void
}

/** How much a stream holds for a reader that is late, or that never comes. */
export interface Holding<T> {
  /** The weight up to which items are held. One item alone is held whatever it weighs. */
  readonly most: number
  /** What an item weighs; it need not count on above `most`. */
  readonly weigh: (item: T, most: number) => number
  /** What stands in place of items that were not held: how many, and the last of them. */
  readonly gap: (count: number, last: T) => T
}

/**
 * Makes an empty stream. What comes while it holds all that it may is not held, and one gap stands in its place, so that a
 * late reader knows what it missed. A reader that stops early loses what comes after, and holds nothing up.
 */
export function stream<T>({ most, weigh, gap }: Holding<T>): Stream<T> {
  let held: { readonly item: T; readonly weight: number }[] = []
  let at = 0
  let weight = 0
  let missed: { readonly count: number; readonly last: T } | null = null
  let isOver = false
  let isLeft = false
  let wake: (() => void) | null = null
  const waken = (): void => {
    wake?.()
    wake = null
  }
  const hold = (item: T): void => {
    const own = weigh(item, most)
    held.push({ item, weight: own })
    weight += own
  }
  const fill = (): void => {
    if (missed !== null) hold(gap(missed.count, missed.last))
    missed = null
  }
  const next = async (): Promise<IteratorResult<T, undefined>> => {
    for (;;) {
      const first = held[at]
      if (first !== undefined) {
        at++
        weight -= first.weight
        if (at === held.length || at === 1_024) {
          held = held.slice(at)
          at = 0
        }
        return { done: false, value: first.item }
      }
      if (missed !== null) fill()
      else if (isOver) return { done: true, value: undefined }
      else
        await new Promise<void>((resolve) => {
          const before = wake
          wake = () => {
            before?.()
            resolve()
          }
        })
    }
  }
  return {
    push: (item) => {
      if (isOver || isLeft) return
      if (weight > 0 && weight + weigh(item, most) > most) missed = { count: (missed?.count ?? 0) + 1, last: item }
      else {
        fill()
        hold(item)
      }
      waken()
    },
    end: () => {
      isOver = true
      waken()
    },
    [Symbol.asyncIterator]: () => ({
      next,
      return: () => {
        isLeft = true
        held = []
        at = 0
        weight = 0
        missed = null
        return Promise.resolve({ done: true, value: undefined })
      },
    }),
  }
}

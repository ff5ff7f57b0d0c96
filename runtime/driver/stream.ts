/** A stream that is pushed into, and read in order by one reader. It holds what was not read yet, and nothing more. */
export interface Stream<T> extends AsyncIterable<T> {
  readonly push: (item: T) => void
  /** No more comes; what is held is still read. */
  readonly end: () => void
}

/** Makes an empty stream. A reader that stops early loses what comes after, and holds nothing up. */
export function stream<T>(): Stream<T> {
  let held: T[] = []
  let at = 0
  let isOver = false
  let isLeft = false
  let wake: (() => void) | null = null
  const waken = (): void => {
    wake?.()
    wake = null
  }
  const next = async (): Promise<IteratorResult<T, undefined>> => {
    for (;;) {
      if (at < held.length) {
        const value = held[at] as T
        at++
        if (at === held.length || at === 1_024) {
          held = held.slice(at)
          at = 0
        }
        return { done: false, value }
      }
      if (isOver) return { done: true, value: undefined }
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
      held.push(item)
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
        return Promise.resolve({ done: true, value: undefined })
      },
    }),
  }
}

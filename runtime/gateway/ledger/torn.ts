const lineFeed = 0x0a

/** What a write that failed leaves to do. */
export interface Torn {
  /** The lines that were to be written and can wait, without those that are whole in the file. */
  readonly waiting: string
  /** Whether the file ends within a line, from which the next one has to be kept apart. */
  readonly isTorn: boolean
}

/**
 * What is left of lines of which the first `taken` bytes went into a file. Those before the byte `behind` can wait; those
 * from there on are nobody's any more. `wasTorn`: the first byte is a line feed that ends an older part of a line.
 */
export function tornBy(lines: Buffer, taken: number, behind: number, wasTorn: boolean): Torn {
  const whole = taken === 0 ? 0 : lines.lastIndexOf(lineFeed, taken - 1) + 1
  const begin = Math.min(Math.max(whole, wasTorn ? 1 : 0), behind)
  return { waiting: lines.toString("utf8", begin, behind), isTorn: taken === 0 ? wasTorn : whole < taken }
}

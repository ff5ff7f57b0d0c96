/** A value in custody, to be handed back where it came from. Neither JSON nor an inspection of its holder shows it. */
export interface Sealed {
  /** The value itself: what it opens belongs on the wire, and in no log and no trace. */
  readonly open: () => unknown
}

/** Takes a value into custody. */
export function sealed(value: unknown): Sealed {
  return { open: () => value }
}

/**
 * What a store is at fault of, whichever database it is: `away`: it does not answer, or went while it was asked;
 * whether the unit was written is not known, unless nothing was sent. `busy`: so much waits for it, or for so long,
 * that it takes no more for now; the unit was not written. `taken`: the file serves another process already. `newer`:
 * its form is newer than this version knows. `closed`: it was closed here.
 */
export type StoreFaultKind = "away" | "busy" | "taken" | "newer" | "closed"

/** A store that cannot do what it is asked for, for a reason that lies in no query. The message is a sentence. */
export class StoreFault extends Error {
  override readonly name = "StoreFault"
  readonly kind: StoreFaultKind

  constructor(kind: StoreFaultKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

/** Whether a write was refused because a row of its key is there already, in either database. */
export function isDuplicate(thrown: unknown): boolean {
  const code = thrown instanceof Error && "code" in thrown ? thrown.code : undefined
  return code === "23505" || code === "SQLITE_CONSTRAINT_PRIMARYKEY" || code === "SQLITE_CONSTRAINT_UNIQUE"
}

/** Why a call is ended from outside of it. */
export type CutReason = "lease_superseded" | "lease_ended" | "lease_expired" | "credential_revoked" | "gateway_closing"

/** Calls that something may have to end. */
export interface Cuts {
  /** Adds what ends a call; the answer takes it back. */
  readonly add: (cut: (reason: CutReason) => void) => () => void
  /** Ends all of them, each once; one that is added later is not ended. */
  readonly cut: (reason: CutReason) => void
  readonly size: () => number
}

/** An empty set of calls. */
export function cuts(): Cuts {
  const open = new Set<(reason: CutReason) => void>()
  return {
    add: (cut) => {
      open.add(cut)
      return () => void open.delete(cut)
    },
    cut: (reason) => {
      const all = [...open]
      open.clear()
      for (const cut of all) cut(reason)
    },
    size: () => open.size,
  }
}

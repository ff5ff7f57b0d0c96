import type { BeginRow, EndRow } from "../ledger/rows.ts"

/** A request that was refused before anything of it was dispatched. */
export interface RefusedRequest {
  readonly code: string
  readonly status: number
  /** null: no route was found, or none was looked for. The target itself may hold secrets, and is nowhere. */
  readonly route: string | null
  /** The public id of the lease; null: none was proven. */
  readonly lease: string | null
}

/**
 * Who wants to know what the gateway does: logs, metrics, spans. Nothing that is told holds a target of the client's
 * making, a body, a header, a bearer or a credential. What throws here is the observer's own bug, and stops no call.
 */
export interface Observer {
  readonly refused: (request: RefusedRequest) => void
  readonly began: (row: BeginRow) => void
  readonly ended: (begin: BeginRow, end: EndRow) => void
}

/** Tells several, none of whom can stop a call or another one. */
export function tellAll(observers: readonly Observer[]): Observer {
  const each = (tell: (observer: Observer) => void): void => {
    for (const observer of observers)
      try {
        tell(observer)
      } catch {
        // An observer's failure is its own.
      }
  }
  return {
    refused: (request) => each((observer) => observer.refused(request)),
    began: (row) => each((observer) => observer.began(row)),
    ended: (begin, end) => each((observer) => observer.ended(begin, end)),
  }
}

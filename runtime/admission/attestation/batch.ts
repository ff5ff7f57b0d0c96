import { refused } from "../../refusal.ts"
import type { Refusal, Refused } from "../../refusal.ts"
import { extended } from "./chain.ts"
import type { ChainHead } from "./chain.ts"
import type { KeyRing } from "./key-ring.ts"
import { signStatement } from "./statement.ts"
import type { SignedStatement, Signer } from "./statement.ts"
import { verifyStatement } from "./verify.ts"

/** The one run that a batch reports on. */
export interface BatchSubject {
  readonly runtime: string
  readonly session: string
  readonly run: string
}

/** What a connector sends: bytes that it signed, or observations for which nobody signs. */
export type ReceivedBatch =
  | { readonly kind: "signed"; readonly bytes: Uint8Array }
  | { readonly kind: "unsigned"; readonly observations: readonly unknown[] }

/** A batch that may land. */
export interface LandedBatch {
  readonly ok: true
  readonly observations: readonly unknown[]
  /** That the connector reported this. Not that it happened: nobody watched the process. */
  readonly attested: boolean
  /** To be kept together with the observations. An unsigned batch leaves it as it was. */
  readonly head: ChainHead
}

/** Signs the next batch of a run, after those up to `head`. */
export function signBatch(
  observations: readonly unknown[],
  { runtime, session, run }: BatchSubject,
  head: ChainHead,
  signer: Signer,
): SignedStatement | Refused {
  const place = { sequence: head.sequence + 1, previous: head.digest }
  return signStatement({ kind: "batch", subject: { runtime, session, run }, ...place, payload: observations }, signer)
}

/**
 * Takes a batch if it may land: an unsigned one without the grade, a signed one only with it. A signature that does not hold
 * is refused and never falls back to an unsigned batch.
 */
export function landBatch(
  received: ReceivedBatch,
  { runtime, session, run }: BatchSubject,
  { ring, head, at }: { readonly ring: KeyRing; readonly head: ChainHead; readonly at: number },
): LandedBatch | Refused {
  switch (received.kind) {
    case "unsigned":
      return { ok: true, observations: received.observations, attested: false, head }
    case "signed": {
      const verified = verifyStatement(received.bytes, { kind: "batch", subject: { runtime, session, run }, ring, at })
      if (!verified.ok) return verified
      const { statement, digest } = verified
      if (!Array.isArray(statement.payload)) return refused(noList)
      const next = extended(head, statement, digest)
      if (!next.ok) return next
      return { ok: true, observations: statement.payload as readonly unknown[], attested: true, head: next.head }
    }
    default:
      return received satisfies never
  }
}

const noList: Refusal = {
  code: "batch/no-list",
  what: "The payload of the batch is no list of observations.",
  why: "a batch is as many events as it has elements, in their order",
  fix: "sign a list",
  facts: [],
}

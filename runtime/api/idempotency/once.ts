import { hash } from "node:crypto"
import type { Db, Store } from "../../evidence/store/store.ts"
import type { Seals } from "../../evidence/seal.ts"
import { refused } from "../../refusal.ts"
import type { Refused } from "../../refusal.ts"
import type { NotFound } from "../handler.ts"
import { otherRequest, runningKey } from "../edge/refusals.ts"

/** An answer that was given: the status, and the document. */
export interface Given {
  readonly ok: true
  readonly status: number
  readonly body: unknown
}

/** What an endpoint comes to. */
export type Outcome = Given | Refused | NotFound

/** What a write is kept under. */
export interface WriteKey {
  /** The API key that asks. */
  readonly caller: string
  /** The header. */
  readonly key: string
  /** Digest of all that the request asks for. */
  readonly request: string
}

/** Seals what is kept, and opens it again: an answer may show a key that nothing else may. */
export type Sealing = Pick<Seals, "seal" | "open">

/** The digest that tells one request from another: method, target, workspace and body. */
export function requestDigest(method: string, target: string, workspace: string, body: Buffer): string {
  return hash("sha256", Buffer.concat([Buffer.from(`${method} ${target}\n${workspace}\n`), body]), "hex")
}

/** The form of a header Idempotency-Key. */
export const keyForm: RegExp = /^[\x21-\x7e]{1,255}$/

/** What runs in this process, by caller and key. Another process waits at the row instead. */
export type Running = Set<string>

/** A refusal on its way out of the transaction, which it takes back. */
class Taken extends Error {
  readonly answer: Refused | NotFound

  constructor(answer: Refused | NotFound) {
    super("refused")
    this.answer = answer
  }
}

/**
 * Does a write in a transaction, and keeps its answer in the same one under the key, if there is any: the same request
 * again answers the same, and does nothing. Of two at once one is done, and the other is refused or answered the same.
 * What is refused is taken back whole and is not kept, so that it may be asked again once the reason is gone.
 */
export async function once(
  write: Store["write"],
  sealing: Sealing,
  running: Running,
  key: WriteKey | null,
  now: number,
  act: (db: Db) => Promise<Outcome>,
): Promise<Outcome> {
  const name = key === null ? null : rowOf(key)
  if (name !== null) {
    if (running.has(name)) return refused(runningKey)
    running.add(name)
  }
  try {
    return await write(async (db) => {
      const earlier = key === null ? null : await begin(db, sealing, key, now)
      if (earlier !== null) return earlier
      const answer = await act(db)
      if (!answer.ok) throw new Taken(answer)
      if (key !== null) await keep(db, sealing, key, answer)
      return answer
    })
  } catch (error) {
    if (error instanceof Taken) return error.answer
    throw error
  } finally {
    if (name !== null) running.delete(name)
  }
}

/** Null: nobody used the key before, and it is taken now. */
async function begin(db: Db, { open }: Sealing, key: WriteKey, now: number): Promise<Given | Refused | null> {
  const mine = await db
    .insertInto("idempotency")
    .values({
      key_id: key.caller,
      idempotency_key: key.key,
      request: key.request,
      status: 0,
      answer: "",
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(["key_id", "idempotency_key"]).doNothing())
    .returning("key_id")
    .executeTakeFirst()
  if (mine !== undefined) return null
  const row = await db
    .selectFrom("idempotency")
    .select(["request", "status", "answer"])
    .where("key_id", "=", key.caller)
    .where("idempotency_key", "=", key.key)
    .executeTakeFirstOrThrow()
  if (row.request !== key.request) return refused(otherRequest)
  const answer = open(row.answer, rowOf(key))
  // Sealed under a key of the store that is gone: what was done then can be told to nobody.
  if (answer === null) return refused(otherRequest)
  return { ok: true, status: row.status, body: JSON.parse(answer.reveal()) as unknown }
}

/** What the answer of a write is sealed for. */
function rowOf({ caller, key }: WriteKey): string {
  return `${caller} ${key}`
}

async function keep(db: Db, { seal }: Sealing, key: WriteKey, { status, body }: Given): Promise<void> {
  await db
    .updateTable("idempotency")
    .set({ status, answer: seal(JSON.stringify(body), rowOf(key)) })
    .where("key_id", "=", key.caller)
    .where("idempotency_key", "=", key.key)
    .execute()
}

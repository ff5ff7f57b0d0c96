import type { Seals } from "./seal.ts"
import type { Db, Store } from "./store/store.ts"

/** What a store has sealed of itself, by which its keys are known again. */
const proof = { name: "sealing", says: "this store" } as const

/** How many rows one unit of writes seals anew. */
const atOnce = 100

/**
 * Seals anew whatever a store has sealed under a former key. Says whether the keys are the store's: where they are not, nothing
 * is changed. A store that has sealed nothing yet takes any. What opens under none of them, as nothing should, stays as it is.
 */
export async function resealAll(store: Store, seals: Seals): Promise<boolean> {
  const value = await store.write(async (db) => {
    const row = { name: proof.name, value: seals.seal(proof.says, proof.name) }
    await db
      .insertInto("settings")
      .values(row)
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute()
    return (await db.selectFrom("settings").select("value").where("name", "=", proof.name).executeTakeFirst())?.value
  })
  if (value === undefined || seals.open(value, proof.name)?.reveal() !== proof.says) return false
  if (value.startsWith(seals.current)) return true
  await paged<string>(store, (db, after) => secretsOfCredentials(db, seals, after))
  await paged<AnswerKey>(store, (db, after) => keptAnswers(db, seals, after))
  // Last of all: what is left half done is begun again at the next start.
  const anew = seals.seal(proof.says, proof.name)
  await store.write((db) =>
    db.updateTable("settings").set({ value: anew }).where("name", "=", proof.name).where("value", "=", value).execute(),
  )
  return true
}

/** Goes through rows by their key, a page in each unit of writes; a page answers with its last key, or null at the end. */
async function paged<Key>(store: Store, page: (db: Db, after: Key | null) => Promise<Key | null>): Promise<void> {
  let after: Key | null = null
  do after = await store.write((db) => page(db, after))
  while (after !== null)
}

async function secretsOfCredentials(db: Db, seals: Seals, after: string | null): Promise<string | null> {
  const rows = await db
    .selectFrom("credential_generations")
    .select(["id", "sealed"])
    .where("id", ">", after ?? "")
    .orderBy("id")
    .limit(atOnce)
    .execute()
  for (const { id, sealed } of rows) {
    const anew = sealed === null ? null : seals.reseal(sealed, id)
    if (anew === null || anew === sealed) continue
    const row = db.updateTable("credential_generations").set({ sealed: anew }).where("id", "=", id)
    await row.where("sealed", "=", sealed).execute()
  }
  return rows.length < atOnce ? null : (rows.at(-1)?.id ?? null)
}

async function keptAnswers(db: Db, seals: Seals, after: AnswerKey | null): Promise<AnswerKey | null> {
  const { caller, key } = after ?? { caller: "", key: "" }
  const rows = await db
    .selectFrom("idempotency")
    .select(["key_id as caller", "idempotency_key as key", "answer"])
    .where((row) =>
      row.or([row("key_id", ">", caller), row.and([row("key_id", "=", caller), row("idempotency_key", ">", key)])]),
    )
    .orderBy("key_id")
    .orderBy("idempotency_key")
    .limit(atOnce)
    .execute()
  for (const { caller: by, key: under, answer } of rows) {
    const anew = seals.reseal(answer, `${by} ${under}`)
    if (anew === null || anew === answer) continue
    const row = db.updateTable("idempotency").set({ answer: anew }).where("key_id", "=", by)
    await row.where("idempotency_key", "=", under).where("answer", "=", answer).execute()
  }
  return rows.length < atOnce ? null : (rows.at(-1) ?? null)
}

interface AnswerKey {
  readonly caller: string
  readonly key: string
}

import { mintLease } from "../../runtime/evidence/leases.ts"
import type { MintedLease } from "../../runtime/evidence/leases.ts"
import type { Store } from "../../runtime/evidence/store/store.ts"
import type { FrozenGrant } from "../../runtime/gateway/index.ts"
import { credentialCanary } from "../gateway/opened.ts"

const sealedAs = "sealed:"

/** How the secrets of these tests are opened: what they are about is where a secret goes, and not how it is kept. */
export function unseal(sealed: string): string {
  if (!sealed.startsWith(sealedAs)) throw new Error("sealed under another key")
  return sealed.slice(sealedAs.length)
}

/** Puts a credential with its first generation into a store. */
export async function putCredential(store: Store, id = "mcred_1", secret = credentialCanary): Promise<void> {
  const at = { credential_id: id, number: 1, created_at: 1, revoked_at: null }
  await store.write(async (db) => {
    await db
      .insertInto("model_credentials")
      .values({
        id,
        workspace_id: "ws_1",
        key: id,
        provider: "openai",
        status: "active",
        resource_version: 1,
        generation: 1,
        created_at: 1,
      })
      .execute()
    await db
      .insertInto("credential_generations")
      .values({ id: `${id}_1`, sealed: sealedAs + secret, ...at })
      .execute()
  })
}

/** Mints a lease in a store. */
export function mint(store: Store, run: string, more: Partial<FrozenGrant> = {}, epoch = 1): Promise<MintedLease> {
  const candidate = { tier: "default", provider: "openai", model: "gpt-5.5", credential: "mcred_1", generation: 1 }
  const grant: FrozenGrant = { run, policy: "pinned", candidates: [candidate], budget: null, seconds: 600, ...more }
  return store.write((db) => mintLease(db, grant, epoch, Date.now()))
}

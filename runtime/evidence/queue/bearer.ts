import type { Selectable } from "kysely"
import type { Db } from "../store/store.ts"
import type { ClaimTable } from "../store/tables.ts"

/** The claim whose bearer has that digest, also when its job is another's by now; undefined: there never was one. */
export async function claimOfBearer(db: Db, digest: string): Promise<Selectable<ClaimTable> | undefined> {
  return db.selectFrom("claims").selectAll().where("digest", "=", digest).executeTakeFirst()
}

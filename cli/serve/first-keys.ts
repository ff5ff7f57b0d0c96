import { digestOf, idsBy, newBearer } from "../../runtime/api/index.ts"
import type { Db, Store } from "../../runtime/evidence/store/store.ts"
import { makePrivateText, privateTextAt, remove } from "./data-folder.ts"
import { StartFault } from "./start-fault.ts"

/** The role of a key, and the file in which it stands. */
export interface KeyFile {
  readonly role: "root" | "runner"
  readonly file: string
}

/** The name of the workspace that an installation begins with. */
const firstWorkspace = "default"

/** Makes the first workspace of a store that has none. */
export async function haveWorkspace(store: Store, now: number): Promise<void> {
  await store.write(async (db) => {
    if ((await db.selectFrom("workspaces").select("id").limit(1).executeTakeFirst()) !== undefined) return
    await db
      .insertInto("workspaces")
      .values({ id: idsBy(() => now)("ws"), name: firstWorkspace, created_at: now })
      .execute()
  })
}

/**
 * Makes the first key of a role, and writes it into a file for its owner alone, before the store knows of it: so none is lost
 * that a store has. Says whether the file has a key of the store. Another process may have made one into a folder of its own;
 * then there is no file here, and false is the answer. Throws `StartFault` where the file has a key that is not the store's.
 */
export async function haveKey(store: Store, { role, file }: KeyFile, now: number): Promise<boolean> {
  const isNew = makePrivateText(file, newBearer("key").bearer)
  const key = privateTextAt(file) ?? ""
  const state = await store.write((db) => keyOf(db, role, digestOf(key), now))
  switch (state) {
    case "known":
      return true
    case "other":
      if (isNew) {
        remove(file)
        return false
      }
      throw new StartFault(
        `the key in ${file} is not one of this store: name its own data folder with --data, or remove the file`,
      )
    case "revoked":
      throw new StartFault(`the key in ${file} was revoked: remove the file`)
    default:
      throw new Error(`a key is not ${String(state satisfies never)}`)
  }
}

async function keyOf(
  db: Db,
  role: KeyFile["role"],
  digest: string,
  now: number,
): Promise<"known" | "other" | "revoked"> {
  const known = await db.selectFrom("api_keys").select("revoked_at").where("digest", "=", digest).executeTakeFirst()
  if (known !== undefined) return known.revoked_at === null ? "known" : "revoked"
  // A key of the root is made once; each machine may have a runner's of its own.
  const made = db.selectFrom("api_keys").select("id").where("role", "=", role).where("workspace_id", "is", null)
  if (role === "root" && (await made.limit(1).executeTakeFirst()) !== undefined) return "other"
  const row = {
    id: idsBy(() => now)("key"),
    workspace_id: null,
    name: `first ${role}`,
    role,
    digest,
    created_at: now,
    revoked_at: null,
  }
  await db.insertInto("api_keys").values(row).execute()
  return "known"
}

import type { Kysely } from "kysely"
import { openEmbedded } from "./embedded/open-embedded.ts"
import { ages } from "./migrations/ages.ts"
import { initial } from "./migrations/initial.ts"
import { openPostgres } from "./postgres/open-postgres.ts"
import type { Store } from "./store.ts"

/** Every step of the store's form, by a name that is never changed, in their order. */
const steps: { readonly [name: string]: (db: Kysely<unknown>) => Promise<void> } = {
  "0001-initial": initial,
  "0002-ages": ages,
}

/**
 * Opens the store of a URL, and brings its form up to date: `postgres://…` for a server, `file:PATH` for the embedded
 * one. Rejects where it cannot be opened, or has a form that is newer than this version knows.
 */
export async function openStore(url: string): Promise<Store> {
  if (/^postgres(?:ql)?:\/\//.test(url)) return openPostgres(url, steps)
  if (url.startsWith("file:")) return openEmbedded(url.slice("file:".length), steps)
  throw new Error("a store is named by postgres://… or file:PATH")
}

import { delimiter, resolve } from "node:path"
import { sealsUnder } from "../../runtime/evidence/seal.ts"
import type { Seals } from "../../runtime/evidence/seal.ts"
import { resealAll } from "../../runtime/evidence/reseal-all.ts"
import type { Store } from "../../runtime/evidence/store/store.ts"
import { keyAt, readSealingKey } from "./data-folder.ts"
import type { DataFolder } from "./data-folder.ts"
import { StartFault } from "./start-fault.ts"

/** The variable that names the files of the keys, with the system's delimiter between them. */
export const keyFileVariable = "CHECKFU_STORE_KEY_FILE"

/**
 * What secrets are sealed under: by the keys that the variable names, else the configuration, else the one in the data folder.
 * What the store has sealed under a former key is sealed anew. Throws `StartFault` where these are not the store's keys.
 */
export async function openSealing(
  store: Store,
  data: DataFolder,
  configured: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  cwd: string,
): Promise<Seals> {
  const named = environment[keyFileVariable]?.split(delimiter).filter((file) => file !== "") ?? []
  const files = (named.length > 0 ? named : configured).map((file) => resolve(cwd, file))
  const seals = sealsUnder(files.length > 0 ? files.map(readSealingKey) : [keyAt(data.sealingKey)])
  if (!(await resealAll(store, seals)))
    throw new StartFault(
      `the store's secrets are sealed under another key than that in ${files[0] ?? data.sealingKey}: name its file in ${keyFileVariable}`,
    )
  return seals
}

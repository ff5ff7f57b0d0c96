import type { Catalog } from "../../../model/catalog.ts"
import type { PlannedFile } from "../../../model/plan.ts"
import { kitPayloads } from "./payloads.ts"
import { kitSchemaFiles } from "./schemas.ts"
import { kitTypingFiles } from "./typings.ts"

/** What a harness author builds against without this project: `author-kit/` of the output folder. */
export function kitFiles(catalog: Catalog, out: string): readonly PlannedFile[] {
  const folder = `${out}/author-kit`
  const payloads = kitPayloads(catalog)
  return payloads.length === 0 ? [] : [...kitSchemaFiles(payloads, folder), ...kitTypingFiles(payloads, folder)]
}

import type { Catalog } from "../../../model/catalog.ts"
import type { PlannedFile } from "../../../model/plan.ts"
import { kitExchangeFiles } from "./exchanges.ts"
import type { KitExchanges } from "./exchanges.ts"
import { described } from "./form.ts"
import { guideFiles } from "./guide.ts"
import type { KitTexts } from "./guide.ts"
import { kitPayloads } from "./payloads.ts"
import { kitSchemaFiles } from "./schemas.ts"
import { kitTypingFiles } from "./typings.ts"

/** What a harness author builds against without this project: `author-kit/` of the output folder. */
export function kitFiles(
  catalog: Catalog,
  exchanges: KitExchanges,
  texts: KitTexts,
  out: string,
): readonly PlannedFile[] {
  const folder = `${out}/author-kit`
  const payloads = kitPayloads(catalog)
  if (payloads.length === 0) return []
  const forms = described(payloads)
  return [
    ...kitSchemaFiles(forms, folder),
    ...kitTypingFiles(forms, folder),
    ...kitExchangeFiles(exchanges, catalog, folder),
    ...guideFiles({ catalog, payloads, exchanges, texts }, folder),
  ]
}

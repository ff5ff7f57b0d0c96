/** Writes the proofs of all cells where the build of the site reads them, so that it need not load the generators. */
import { mkdirSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { fileURLToPath } from "node:url"
import { generation } from "../../generators/generation.ts"
import { explainTables } from "./explain-tables.ts"
import { preparedFile } from "./prepared.ts"

const made = await generation({ root: fileURLToPath(new URL("../..", import.meta.url)), catalog: "catalog" })
if (made.plan === null) throw new Error("the catalog has findings; run: pnpm generate --check")
const file = preparedFile(fileURLToPath(new URL("..", import.meta.url)))
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, JSON.stringify(explainTables(made)))

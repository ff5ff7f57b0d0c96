/** Writes the proofs of all cells where the build of the site reads them, so that it need not load the generators. */
import { mkdirSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { fileURLToPath } from "node:url"
import { generation } from "../../generators/generation.ts"
import { projectIn } from "../project.ts"
import { explainTables } from "./explain-tables.ts"
import { preparedFile } from "./prepared.ts"

const { root, kept } = projectIn(process.env, fileURLToPath(new URL("..", import.meta.url)))
const made = await generation({ root, catalog: "catalog" })
if (made.plan === null) throw new Error("the catalog has findings; run: pnpm generate --check")
const file = preparedFile(kept)
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, JSON.stringify(explainTables(made)))

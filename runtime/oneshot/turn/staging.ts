import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, posix } from "node:path"
import type { StagingPlace } from "../options.ts"

/** The files of one turn, under the paths by which the command finds them. */
export interface StagedTurn {
  readonly promptPath: string
  readonly schemaPath: string
  /** Removes them. Never rejects. */
  readonly clear: () => Promise<void>
}

/**
 * Writes the files of a turn into a folder of its own: the prompt as it is, and the schema where there is one. Without a
 * place it is one that nobody else may read.
 */
export async function stageTurn(
  place: StagingPlace | undefined,
  turn: number,
  { prompt, schema }: { readonly prompt: string; readonly schema: string | null },
): Promise<StagedTurn> {
  const folder = place === undefined ? await mkdtemp(join(tmpdir(), "oneshot-")) : join(place.folder, `turn-${turn}`)
  const seenAs = place === undefined ? folder : posix.join(place.seenAs, `turn-${turn}`)
  const clear = (): Promise<void> => rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => {})
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, "prompt.md"), prompt)
    if (schema !== null) await writeFile(join(folder, "schema.json"), schema)
  } catch (error) {
    await clear()
    throw error
  }
  return { promptPath: posix.join(seenAs, "prompt.md"), schemaPath: posix.join(seenAs, "schema.json"), clear }
}

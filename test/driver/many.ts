import { readdirSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"

/** What this process holds open: files, and what keeps it alive. */
export function held(): { readonly files: number; readonly resources: Readonly<Record<string, number>> } {
  const resources: Record<string, number> = {}
  for (const name of process.getActiveResourcesInfo()) resources[name] = (resources[name] ?? 0) + 1
  return { files: readdirSync("/proc/self/fd").length, resources }
}

/** Runs of these seeds, at most so many at a time. A rejection that nobody handles is told of as a wrong of its own. */
export async function chaosOf<Run extends { readonly seed: number }>(
  run: (seed: number) => Promise<Run>,
  seeds: readonly number[],
  together: number,
): Promise<{ readonly runs: readonly Run[]; readonly rejections: readonly string[] }> {
  const rejections: string[] = []
  const note = (reason: unknown): void => void rejections.push(String(reason))
  process.on("unhandledRejection", note)
  const waiting = [...seeds]
  const runs: Run[] = []
  const work = async (): Promise<void> => {
    for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift()) runs.push(await run(seed))
  }
  await Promise.all(Array.from({ length: together }, work))
  // A rejection is told of once the turn is over in which it was made, and a handle is closed in a turn behind its event.
  await sleep(50)
  process.off("unhandledRejection", note)
  return { runs: runs.toSorted((one, other) => one.seed - other.seed), rejections }
}

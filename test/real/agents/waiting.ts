import { readFileSync } from "node:fs"
import { performance } from "node:perf_hooks"
import { processesAt } from "./processes.ts"

/** How long something took, and how much of that its processes stood in line for a processor. Milliseconds. */
export interface Took {
  readonly milliseconds: number
  readonly waited: number
}

/**
 * Begins to measure what is done by the processes of a home, and says when it is asked how long it took. `waited` is that of
 * the one process that waited most, by the books of the scheduler: it wanted to go on, and others were let go first. 0 where the
 * system keeps no such books.
 */
export function measuring(home: string): () => Took {
  const before = waits(home)
  const begun = performance.now()
  return () => {
    const milliseconds = performance.now() - begun
    const grown = [...waits(home)].map(([process, waited]) => waited - (before.get(process) ?? waited))
    return { milliseconds, waited: Math.min(milliseconds, Math.max(0, ...grown)) }
  }
}

/** How long the first thread of each process has waited since it began. */
function waits(home: string): ReadonlyMap<number, number> {
  return new Map([process.pid, ...processesAt(home)].map((id) => [id, waitedBy(id)]))
}

/** The second number of the scheduler's line, in nanoseconds there. */
function waitedBy(id: number): number {
  try {
    return Number(readFileSync(`/proc/${id}/schedstat`, "latin1").split(" ")[1]) / 1e6
  } catch {
    return 0
  }
}

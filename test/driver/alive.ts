import { existsSync, readFileSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"

/** Whether a process lives: one that has ended and waits to be reaped does not. */
export function alive(id: number): boolean {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, "latin1")
    return !/^[ZX]/.test(stat.slice(stat.lastIndexOf(")") + 2))
  } catch {
    return false
  }
}

/** The process id that an agent writes into a file, as soon as it stands there. */
export async function idIn(path: string): Promise<number> {
  for (;;) {
    const text = existsSync(path) ? readFileSync(path, "utf8") : ""
    if (text !== "") return Number(text)
    await sleep(5)
  }
}

/** Answers when no process of these lives; the test's own time limit is how long that may take. */
export async function gone(ids: readonly number[]): Promise<void> {
  while (ids.some(alive)) await sleep(5)
}

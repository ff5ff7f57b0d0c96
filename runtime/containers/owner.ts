import { createHash } from "node:crypto"
import { readFileSync, readlinkSync } from "node:fs"
import { hostname } from "node:os"

/** What is asked of the system about processes. */
export interface ProcessTable {
  /** Where process ids are counted: the machine, and the space of ids on it. */
  readonly place: string
  /** Changes at each start of the machine; null where the system does not say it. */
  readonly boot: string | null
  /** When a process began, in units of the system's own; null: there is no such process. Empty where nobody says it. */
  readonly begun: (id: number) => string | null
}

/** The system's own processes. */
export const systemProcesses: ProcessTable = {
  place: createHash("sha256")
    .update(`${textOf("/etc/machine-id") ?? hostname()} ${linkOf("/proc/self/ns/pid") ?? ""}`)
    .digest("hex")
    .slice(0, 16),
  boot: textOf("/proc/sys/kernel/random/boot_id")?.slice(0, 8) ?? null,
  begun: (id) => {
    const status = textOf(`/proc/${id}/stat`)
    // The name of the program stands in parentheses, and may hold anything.
    if (status !== null) return status.slice(status.lastIndexOf(")") + 2).split(" ")[19] ?? ""
    if (process.platform === "linux") return null
    try {
      process.kill(id, 0)
      return ""
    } catch {
      return null
    }
  },
}

/** A process by a text that no later one has, as long as the system says when each began. */
export function ownerOf(id: number, table: ProcessTable = systemProcesses): string {
  return [table.place, table.boot ?? "", id, table.begun(id) ?? ""].join(".")
}

/** The same process, for one of several things that it has at once: each is told apart, and all of them end with it. */
export function partOf(owner: string, part: string): string {
  return `${owner}+${part}`
}

/** Whether an owner is known to have ended. One of another machine, or a text that is no owner, is not. */
export function hasEnded(owner: string, table: ProcessTable = systemProcesses): boolean {
  const [whole = ""] = owner.split("+")
  const [place, boot, id, begun, ...more] = whole.split(".")
  if (place !== table.place || begun === undefined || more.length > 0 || !/^\d+$/.test(id ?? "")) return false
  if (boot !== (table.boot ?? "")) return true
  const now = table.begun(Number(id))
  return now === null || now !== begun
}

function textOf(path: string): string | null {
  try {
    return readFileSync(path, "utf8").trim()
  } catch {
    return null
  }
}

function linkOf(path: string): string | null {
  try {
    return readlinkSync(path)
  } catch {
    return null
  }
}

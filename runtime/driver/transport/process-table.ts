import { execFile } from "node:child_process"
import { readdirSync, readFileSync } from "node:fs"
import { promisify } from "node:util"
import type { ProcessEntry } from "./family.ts"

/** The variable by which a process is known for a descendant of an agent, also after it has left group and session. */
export const markName = "CHECKFU_DRIVER_MARK"

/** Lists the processes of this machine, as far as we may see them. What cannot be read is not listed; nothing throws. */
export interface ProcessTable {
  /** As they are at some time after the call. Whoever asks in the same turn has the same list: reading it has its price. */
  readonly read: () => Promise<readonly ProcessEntry[]>
  /** The same at once, for a process that is about to exit; empty where the system has no way for it. */
  readonly readNow: () => readonly ProcessEntry[]
  /** When a process started that is alive or not yet reaped; empty where that is not known. */
  readonly startOf: (id: number) => string
}

/** How this system lists its processes. On Windows nothing is listed: there the tree is killed by the system. */
export function processTable(platform: NodeJS.Platform): ProcessTable {
  if (platform === "linux") return { read: sharedProc, readNow: fromProc, startOf: (id) => statOf(id)?.started ?? "" }
  if (platform === "win32") return { read: async () => [], readNow: () => [], startOf: () => "" }
  return { read: fromPs, readNow: () => [], startOf: () => "" }
}

let reading: Promise<readonly ProcessEntry[]> | null = null

/** A hundred agents that end together look at the processes once, not a hundred times. */
function sharedProc(): Promise<readonly ProcessEntry[]> {
  reading ??= new Promise((resolve) =>
    setImmediate(() => {
      reading = null
      resolve(fromProc())
    }),
  )
  return reading
}

/** Every process below /proc but this one: two small files each. */
function fromProc(): readonly ProcessEntry[] {
  const entries: ProcessEntry[] = []
  for (const name of namesBelow("/proc")) {
    const id = Number(name)
    const stat = Number.isInteger(id) && id !== process.pid ? statOf(id) : null
    if (stat !== null) entries.push({ id, ...stat, mark: markIn(environmentOf(id).split("\0")) })
  }
  return entries
}

function markIn(variables: readonly string[]): string {
  const named = `${markName}=`
  return variables.find((each) => each.startsWith(named))?.slice(named.length) ?? ""
}

function namesBelow(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Null for a process that has gone. */
function statOf(id: number): Omit<ProcessEntry, "id" | "mark"> | null {
  try {
    return readStat(readFileSync(`/proc/${id}/stat`, "latin1"))
  } catch {
    return null
  }
}

/** Empty for a process that has gone or is not ours. */
function environmentOf(id: number): string {
  try {
    return readFileSync(`/proc/${id}/environ`, "latin1")
  } catch {
    return ""
  }
}

/** A line of /proc/ID/stat. The name in parentheses may hold anything, also a parenthesis. */
export function readStat(stat: string): Omit<ProcessEntry, "id" | "mark"> {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
  const [state = "", parent, group, session] = fields
  return {
    parent: Number(parent),
    group: Number(group),
    session: Number(session),
    started: fields[19] ?? "",
    ended: state === "Z" || state === "X",
  }
}

/** What `ps` says where there is no /proc; `-E` adds the environment to the command. */
async function fromPs(): Promise<readonly ProcessEntry[]> {
  const fields = "pid=,ppid=,pgid=,stat=,lstart=,command="
  const options = { maxBuffer: 64 * 1024 * 1024, env: { PATH: "/bin:/usr/bin", LC_ALL: "C" } }
  try {
    const { stdout } = await promisify(execFile)("ps", ["-A", "-E", "-ww", "-o", fields], options)
    return readPs(stdout).filter(({ id }) => id !== process.pid)
  } catch {
    return []
  }
}

/** The lines of that `ps`. A start is five words: `Mon Nov 30 11:00:00 2026`. */
export function readPs(output: string): readonly ProcessEntry[] {
  const line = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(\S+\s+\S+\s+\S+\s+\S+\s+\S+)\s?(.*)$/gm
  return [...output.matchAll(line)].map(([, id, parent, group, state = "", started = "", command = ""]) => ({
    id: Number(id),
    parent: Number(parent),
    group: Number(group),
    session: 0,
    started,
    ended: state.startsWith("Z"),
    mark: markIn(command.split(" ")),
  }))
}

import { randomUUID } from "node:crypto"
import { readFileSync, readdirSync, readlinkSync } from "node:fs"
import { familyOf } from "../../driver/transport/family.ts"
import { processTable } from "../../driver/transport/process-table.ts"
import type { Locus } from "./server.ts"

/**
 * Tells by the system's own books whether a connection is of an agent's process or of one that descends from it. Only Linux
 * keeps them where they can be read; elsewhere nothing is told.
 */
export function locusOf(agent: () => number | null, platform: NodeJS.Platform = process.platform): Locus {
  if (platform !== "linux") return async () => null
  const table = processTable(platform)
  return async (from, to) => {
    const id = agent()
    const socket = socketOf(from, to)
    if (id === null || socket === null) return null
    const processes = await table.read()
    const { started = table.startOf(id), mark = "" } = processes.find((each) => each.id === id) ?? {}
    const leader = { id, started, mark: mark === "" ? randomUUID() : mark }
    return [id, ...familyOf(processes, leader, []).map((member) => member.id)].some((each) => holds(each, socket))
  }
}

/** The link that a process's descriptor of the connection shows; null where the connection is not listed. */
function socketOf(from: number, to: number): string | null {
  for (const book of ["/proc/net/tcp", "/proc/net/tcp6"])
    for (const line of linesOf(book)) {
      const fields = line.trim().split(/\s+/)
      if (portIn(fields[1]) === from && portIn(fields[2]) === to) return `socket:[${fields[9]}]`
    }
  return null
}

function portIn(address = ""): number {
  return Number.parseInt(address.split(":")[1] ?? "", 16)
}

function linesOf(book: string): readonly string[] {
  try {
    return readFileSync(book, "latin1").split("\n").slice(1)
  } catch {
    return []
  }
}

function holds(process: number, socket: string): boolean {
  const folder = `/proc/${process}/fd`
  try {
    return readdirSync(folder).some((name) => linkAt(`${folder}/${name}`) === socket)
  } catch {
    return false
  }
}

function linkAt(path: string): string | null {
  try {
    return readlinkSync(path)
  } catch {
    return null
  }
}

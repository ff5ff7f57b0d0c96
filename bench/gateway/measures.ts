import { constants, getPriority, setPriority } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { openClient } from "./client.ts"
import type { Client } from "./client.ts"
import { cpuMicroseconds, residentMegabytes, startModule } from "./process.ts"
import { requestBytes } from "./requests.ts"
import type { Kind } from "./requests.ts"
import type { Target } from "./targets.ts"

const atOnce = 32
const neighbourModule = join(import.meta.dirname, "neighbour.ts")

/** The middle of some figures, and any other of their order. */
export function quantile(figures: readonly number[], part: number): number {
  const sorted = figures.toSorted((left, right) => left - right)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

async function connected(port: number, many: number): Promise<readonly Client[]> {
  return await Promise.all(Array.from({ length: many }, () => openClient(port)))
}

async function asked(clients: readonly Client[], request: Buffer, many: number): Promise<void> {
  let left = many
  await Promise.all(
    clients.map(async (client) => {
      while (left-- > 0) await client.ask(request)
    }),
  )
}

/** Lets a target do so much that from then on it does the same faster no more. */
export async function warmed(target: Target, requests: number, streams: number): Promise<void> {
  const clients = await connected(target.entrance.port, atOnce)
  await asked(clients, requestBytes(target.entrance, "json"), requests)
  if (target.streams) await asked(clients, requestBytes(target.entrance, "events"), streams)
  for (const client of clients) client.close()
}

/** CPU time of the target's process for one request, in microseconds, while 32 clients ask. */
export async function cpuOf(target: Target, kind: Kind, many: number): Promise<number> {
  const clients = await connected(target.entrance.port, atOnce)
  const request = requestBytes(target.entrance, kind)
  await asked(clients, request, Math.ceil(many / 10))
  const before = cpuMicroseconds(target.pid)
  await asked(clients, request, many)
  const spent = cpuMicroseconds(target.pid) - before
  for (const client of clients) client.close()
  return spent / many
}

/** The median time of an answer for one client alone, in microseconds. */
export async function latencyOf(target: Target, many: number): Promise<number> {
  const client = await openClient(target.entrance.port)
  const request = requestBytes(target.entrance, "json")
  const took: number[] = []
  for (let at = 0; at < many; at++) {
    const started = process.hrtime.bigint()
    await client.ask(request)
    took.push(Number(process.hrtime.bigint() - started) / 1_000)
  }
  client.close()
  return quantile(took.slice(Math.ceil(many / 10)), 0.5)
}

/** How late events are, in milliseconds from the provider's write to the client's read. */
export interface Delay {
  readonly p50: number
  readonly p99: number
  readonly most: number
}

/** The delays of 8 streams of timed events; with a neighbour, a client sends one body of 9 MB after another beside them. */
export async function delayOf(target: Target, withNeighbour: boolean): Promise<Delay> {
  // In a process of its own: whoever prepares and sends 9 MB hears nothing meanwhile, and would count that as delay.
  const neighbour = withNeighbour ? await startModule(neighbourModule, [JSON.stringify(target.entrance)], 0) : null
  const clients = await connected(target.entrance.port, 8)
  const late: number[] = []
  const heard = (bytes: Buffer): void => {
    const now = process.hrtime.bigint()
    for (const [, at = "0"] of bytes.toString("latin1").matchAll(/@(\d+)@/g)) late.push(Number(now - BigInt(at)) / 1e6)
  }
  const usual = getPriority()
  // It shares its processor with the provider, which reads 9 MB at a time: the turn that it waits for is no delay of a target's.
  preferred(constants.priority.PRIORITY_HIGHEST)
  await Promise.all(clients.map((client) => client.ask(requestBytes(target.entrance, "timed"), heard)))
  preferred(usual)
  await neighbour?.stop()
  for (const client of clients) client.close()
  return { p50: quantile(late, 0.5), p99: quantile(late, 0.99), most: Math.max(...late) }
}

/** Gives this process a priority, where the system lets it. */
function preferred(priority: number): void {
  try {
    setPriority(priority)
  } catch {
    // Only root goes before others; without it, the delays of all targets hold some of the provider's turns.
  }
}

/** Memory in megabytes before and while so many streams are open. */
export async function memoryOf(
  target: Target,
  many: number,
): Promise<{ readonly before: number; readonly open: number }> {
  const before = residentMegabytes(target.pid)
  const request = requestBytes(target.entrance, "held")
  const clients: Client[] = []
  for (let at = 0; at < many; at += 50) {
    const more = await connected(target.entrance.port, Math.min(50, many - at))
    clients.push(...more)
    await Promise.all(
      more.map(
        (client) => new Promise<void>((first) => void client.ask(request, () => first()).catch(() => undefined)),
      ),
    )
  }
  await pause(500)
  const open = residentMegabytes(target.pid)
  for (const client of clients) client.close()
  await pause(500)
  return { before, open }
}

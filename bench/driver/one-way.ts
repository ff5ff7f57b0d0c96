// One way to drive agents in a process of its own, so that its memory is nobody else's: `one-way.ts WAY AGENTS SESSIONS TURNS`.
// Prints one JSON object.
import { performance } from "node:perf_hooks"
import { setTimeout as sleep } from "node:timers/promises"
import { median } from "../decoders/measure.ts"
import { updatesInTurn } from "./clients/client.ts"
import { driver } from "./clients/driver.ts"
import { pipe } from "./clients/pipe.ts"
import { sdk } from "./clients/sdk.ts"

/** What one way did. Times in milliseconds, memory in KiB; CPU is this process's own, without the agents. */
export interface Measured {
  /** From nothing to every session open. */
  readonly opening: { readonly wall: number; readonly cpu: number }
  /** A turn in every session at the same time. */
  readonly together: { readonly wall: number; readonly cpu: number }
  /** One turn after the other, the rest idle. */
  readonly alone: { readonly median: number; readonly cpu: number }
  /** Heap and buffers that an open session takes, behind a collection. */
  readonly memory: number
}

const ways = { pipe, driver, sdk }
const [, , way = "", ...numbers] = process.argv
const [agents = 0, sessions = 0, turns = 0] = numbers.map(Number)

/** What is in use behind a collection, in KiB. */
async function used(): Promise<number> {
  for (let count = 0; count < 3; count++) {
    globalThis.gc?.()
    await sleep(100)
  }
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1024
}

async function measured<Value>(
  work: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly wall: number; readonly cpu: number }> {
  const [start, before] = [performance.now(), process.cpuUsage()]
  const value = await work()
  const { user, system } = process.cpuUsage(before)
  return { value, wall: performance.now() - start, cpu: (user + system) / 1000 }
}

function counted(updates: number): void {
  if (updates !== updatesInTurn) throw new Error(`${updates} updates came instead of ${updatesInTurn}`)
}

const start = ways[way as keyof typeof ways]
// The first agent pays for loading and compiling, which none of the others does.
const first = await start()
const warm = await first.open()
for (let count = 0; count < 200; count++) counted(await warm.turn())
await first.close()

const before = await used()
const opening = await measured(() =>
  Promise.all(
    Array.from({ length: agents }, async () => {
      const agent = await start()
      return { agent, open: await Promise.all(Array.from({ length: sessions }, () => agent.open())) }
    }),
  ),
)
const memory = ((await used()) - before) / (agents * sessions)
const all = opening.value.flatMap(({ open }) => open)
const together = await measured(async () => {
  for (const updates of await Promise.all(all.map((session) => session.turn()))) counted(updates)
})
const walls: number[] = []
const alone = await measured(async () => {
  for (let count = 0; count < turns; count++) {
    const began = performance.now()
    counted((await all[count % all.length]?.turn()) ?? 0)
    walls.push(performance.now() - began)
  }
})
await Promise.all(opening.value.map(({ agent }) => agent.close()))
const result: Measured = {
  opening: { wall: opening.wall, cpu: opening.cpu },
  together: { wall: together.wall, cpu: together.cpu },
  alone: { median: median(walls), cpu: alone.cpu / turns },
  memory,
}
console.log(JSON.stringify(result))

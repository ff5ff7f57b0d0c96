import { readdirSync } from "node:fs"
import { join } from "node:path"
import { performance } from "node:perf_hooks"
import { setTimeout as sleep } from "node:timers/promises"
import type { Answer, Closing, Closure } from "../../runtime/driver/connection.ts"
import { openConnection } from "../../runtime/driver/transport/open.ts"
import { alive, idIn } from "./alive.ts"
import { scripted } from "./scripted.ts"
import type { Step } from "./scripted.ts"

/** What goes wrong with an agent. Each is a script that begins where it strikes. */
const faults = {
  nothing: () => [],
  killed: () => [{ raise: "SIGKILL" }],
  stopped: () => [{ raise: "SIGSTOP" }],
  silent: () => [{ deaf: true }],
  exits: () => [{ exit: 3 }],
  "ends its output": () => [{ ignore: "SIGTERM" }, { stay: true }, { endOutput: true }, { deaf: true }],
  "answers twice": () => [{ answer: { protocolVersion: 1 } }, { answer: { protocolVersion: 1 } }],
  "floods with messages": () => [{ flood: { text: `${JSON.stringify(update)}\n`, bytes: flood } }, { write: "\n" }],
  "floods with one line": () => [{ flood: { text: "x", bytes: flood + 1_000_000 } }, { write: "\n" }],
  "floods with noise": () => [{ flood: { text: "noise\n", bytes: flood } }, { write: "\n" }],
  "floods standard error": () => [{ flood: { text: "warning\n", bytes: flood, stream: "stderr" } }],
  "writes no UTF-8": () => [{ bytes: [0xff, 0xfe, 0x0a] }],
  "ignores its end": () => [{ ignore: "SIGTERM" }, { stay: true }],
  "leaves a daemon": (folder: string) => [
    {
      descend: {
        steps: [{ ignore: "SIGTERM" }, { stay: true }],
        detached: true,
        output: "inherit",
        pidFile: join(folder, "daemon"),
      },
    },
  ],
} as const satisfies Readonly<Record<string, (folder: string) => readonly Step[]>>

/** 32 MiB. */
const flood = 32 * 1024 * 1024
const update = {
  jsonrpc: "2.0",
  method: "session/update",
  params: {
    sessionId: "s1",
    update: { sessionUpdate: "agent_message_chunk", content: { type: "text", text: "word" } },
  },
}

/** The requests of every run, in order; a fault strikes before one is read, before it is answered, or behind that. */
const methods = ["initialize", "session/new", "session/prompt"] as const
const places = methods.flatMap((method) => [`before ${method}`, `in ${method}`, `behind ${method}`] as const)

/** What one run was, and what it came to. */
export interface Run {
  readonly seed: number
  readonly fault: keyof typeof faults
  readonly place: string
  readonly answers: readonly Answer["kind"][]
  readonly cause: Closure["cause"]
  readonly rung: Closing["rung"]
  readonly milliseconds: number
  /** What should never be; empty in a run as it should be. */
  readonly wrong: readonly string[]
}

const kinds: readonly string[] = ["result", "error", "malformed", "timed_out", "closed"] satisfies Answer["kind"][]
const deadline = 1_000
const limits = { inputGrace: 400, terminateGrace: 400 }
/** The longest that a run may take: one deadline, the ladder, the drains; and what a busy machine adds. */
const longest = deadline + limits.inputGrace + limits.terminateGrace + 2_000 + 250 + 10_000

/** Always the same numbers from a seed: a mulberry32, in [0, 1). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function pick<Item>(items: readonly Item[], random: () => number): Item {
  return items[Math.floor(random() * items.length)] as Item
}

function scriptOf(fault: readonly Step[], place: string): readonly Step[] {
  return methods.flatMap((method) => [
    ...(place === `before ${method}` ? fault : []),
    { expect: method },
    ...(place === `in ${method}` ? fault : []),
    { answer: { sessionId: "s1" }, to: method },
    ...(place === `behind ${method}` ? fault : []),
  ])
}

/** Starts an agent that something is wrong with, speaks with it as far as that goes, and ends it. */
export async function chaos(seed: number): Promise<Run> {
  const random = randomFrom(seed)
  const fault = pick(Object.keys(faults) as (keyof typeof faults)[], random)
  const place = pick(places, random)
  const agent = scripted((folder) => [{ touch: join(folder, "agent") }, ...scriptOf(faults[fault](folder), place)])
  const wrong: string[] = []
  const answers: Answer["kind"][] = []
  const start = performance.now()
  let closed = 0
  const connection = openConnection(
    { ...agent, limits },
    {
      notified: () => {},
      requested: ({ reply }) => reply({ error: { code: -32601, message: "Method not found" } }),
      observed: ({ code, what }) => void (code === "wire/listener-threw" && wrong.push(what)),
      closed: () => {
        closed += 1
        if (open > 0) wrong.push("closed while a request was open")
      },
    },
  )
  let open = 0
  const ask = (method: string): Promise<Answer> =>
    new Promise((resolve) => {
      let settled = 0
      open += 1
      connection.request(method, {}, deadline, (answer) => {
        settled += 1
        open -= 1
        if (settled > 1) wrong.push(`${method} settled ${settled} times`)
        if (!kinds.includes(answer.kind)) wrong.push(`${method} settled as ${answer.kind}`)
        answers.push(answer.kind)
        resolve(answer)
      })
    })
  for (const method of methods) if ((await ask(method)).kind !== "result") break
  const { closure, rung, left } = await connection.close()
  const milliseconds = performance.now() - start
  if (closed !== 1) wrong.push(`closed was told ${closed} times`)
  if (left.length > 0) wrong.push(`${left.join(", ")} could not be killed`)
  if (milliseconds > longest) wrong.push(`took ${Math.round(milliseconds)} ms`)
  for (const name of readdirSync(agent.cwd).filter((each) => ["agent", "daemon"].includes(each)))
    if (alive(await idIn(join(agent.cwd, name)))) wrong.push(`the ${name} lives`)
  agent.remove()
  return { seed, fault, place, answers, cause: closure.cause, rung, milliseconds, wrong }
}

/** What this process holds open: files, and what keeps it alive. */
export function held(): { readonly files: number; readonly resources: Readonly<Record<string, number>> } {
  const resources: Record<string, number> = {}
  for (const name of process.getActiveResourcesInfo()) resources[name] = (resources[name] ?? 0) + 1
  return { files: readdirSync("/proc/self/fd").length, resources }
}

/** Runs of these seeds, at most so many at a time. A rejection that nobody handles is told of as a wrong of its own. */
export async function chaosOf(
  seeds: readonly number[],
  together: number,
): Promise<{ readonly runs: readonly Run[]; readonly rejections: readonly string[] }> {
  const rejections: string[] = []
  const note = (reason: unknown): void => void rejections.push(String(reason))
  process.on("unhandledRejection", note)
  const waiting = [...seeds]
  const runs: Run[] = []
  const work = async (): Promise<void> => {
    for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift()) runs.push(await chaos(seed))
  }
  await Promise.all(Array.from({ length: together }, work))
  // A rejection is told of once the turn is over in which it was made, and a handle is closed in a turn behind its event.
  await sleep(50)
  process.off("unhandledRejection", note)
  return { runs: runs.toSorted((one, other) => one.seed - other.seed), rejections }
}

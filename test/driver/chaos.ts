import { readdirSync } from "node:fs"
import { join } from "node:path"
import { performance } from "node:perf_hooks"
import type { Answer, Closing, Closure } from "../../runtime/driver/connection.ts"
import { openConnection } from "../../runtime/driver/transport/open.ts"
import { alive, idIn } from "./alive.ts"
import { faults, pick, randomFrom } from "./faults.ts"
import { scripted } from "./scripted.ts"
import type { Step } from "./scripted.ts"

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

// Generated from the catalog. Do not edit: change the fact and generate again.
// Plays one session with an agent that speaks lines of JSON-RPC over standard input and output.
import { spawn } from "node:child_process"
import { createInterface } from "node:readline"
import { setTimeout as sleep } from "node:timers/promises"
import { faults, filled, match, parsed, valueAt } from "./matching.mjs"

const unserved = { error: { code: -32601, message: "not served" } }
const cancelled = { result: { outcome: { outcome: "cancelled" } } }

/** Says how an exchange went, and of one that went wrong at which step and why. */
export async function playSession({ steps }, { command, words, seconds, started }) {
  const child = spawn(command, words, { detached: true, stdio: ["pipe", "pipe", "inherit"] })
  started(child.pid)
  const [inbox, names] = [[], {}]
  let ended = null
  const send = (message) => child.stdin.write(`${JSON.stringify(message)}\n`)
  const read = (line) => {
    const message = parsed(line)
    if (Object(message) !== message) ended ??= `a line is no message: ${line.slice(0, 200)}`
    else if (message.method !== undefined && message.id !== undefined)
      send({
        jsonrpc: "2.0",
        id: message.id,
        ...(String(message.method).endsWith("permission") ? cancelled : unserved),
      })
    else inbox.push(message)
  }
  child.on("error", (error) => (ended ??= error.message)).stdin.on("error", () => {})
  createInterface({ input: child.stdout })
    .on("line", read)
    .on("close", () => (ended ??= "the agent has ended"))
  for (const [index, step] of steps.entries()) {
    if (step.from === "client") send(filled(step.message, step, names))
    if (step.from === "client" || step.otherwise === "continue") continue
    let found
    for (const end = performance.now() + seconds * 1000; ; await sleep(5)) {
      found = match(inbox.filter(meant(step)), names, (message, tried) => faults(step.message, message, step, tried))
      // No notification of a turn comes after the answer to its prompt.
      const isOver = step.message.method === undefined ? found.value : inbox.some(({ id }) => id !== undefined)
      if (found.faults.length === 0 || isOver || ended !== null) break
      if (performance.now() > end) ended = `nothing more came in ${seconds} s`
    }
    const at = inbox.indexOf(found.value)
    inbox.splice(0, inbox.length, ...inbox.filter((other, n) => n > at || (n < at && other.id !== undefined)))
    if (found.faults.length === 0) continue
    const isServed =
      ended !== null || step.otherwise !== "skip" || found.faults.some((each) => !each.endsWith(" is absent"))
    const says = [...found.faults.slice(0, 3), ...(ended === null ? [] : [ended])].join("; ")
    return { word: isServed ? "FAIL" : "skip", says: `step ${index + 1}: ${says}` }
  }
  child.stdin.end()
  await Promise.race([new Promise((resolve) => child.on("close", resolve)), sleep(500)])
  return { word: "ok", says: "" }
}

function meant({ message: { id, method }, payload = "" }) {
  return (other) =>
    method === undefined ? other.id === id : other.method === method && valueAt(other, payload) !== undefined
}

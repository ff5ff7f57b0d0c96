// An agent that follows the script in the file it is given, and writes down every line that it reads. Plain Node, so that
// nothing stands between a test and the bytes. The steps are those of `../scripted.ts`.
import { spawn } from "node:child_process"
import { appendFileSync, readFileSync, writeFileSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"

const [scriptPath, transcriptPath] = process.argv.slice(2)
const steps = JSON.parse(readFileSync(scriptPath, "utf8"))

/** Messages that no step has waited for so far, and who waits. */
const unread = []
const waiting = []
/** The newest message that was waited for, by its method; under the empty name whichever it was. */
const expected = new Map()
let reading = false
let inputEnded = false

/** Input is read only once something waits for it, so that a script can leave its pipe full. */
function read() {
  if (reading) return
  reading = true
  let rest = Buffer.alloc(0)
  process.stdin.on("data", (chunk) => {
    rest = Buffer.concat([rest, chunk])
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      const line = rest.subarray(0, end)
      rest = rest.subarray(end + 1)
      appendFileSync(transcriptPath, Buffer.concat([line, Buffer.from("\n")]))
      unread.push(JSON.parse(line.toString("utf8")))
    }
    serve()
  })
  process.stdin.on("end", () => {
    inputEnded = true
    serve()
  })
}

function serve() {
  for (const waiter of waiting.slice()) {
    const place = waiter.fits === null ? -1 : unread.findIndex(waiter.fits)
    if (place < 0 && !inputEnded) continue
    waiting.splice(waiting.indexOf(waiter), 1)
    waiter.resolve(place < 0 ? null : unread.splice(place, 1)[0])
  }
}

/** The next message that fits, or null where the input ended first; with no test, the end of the input. */
function next(fits) {
  read()
  return new Promise((resolve) => {
    waiting.push({ fits, resolve })
    serve()
  })
}

async function expectOne(fits) {
  const message = await next(fits)
  if (message === null) process.exit(0)
  expected.set("", message)
  if (message.method !== undefined) expected.set(message.method, message)
}

function put(stream, bytes) {
  return new Promise((resolve) => stream.write(bytes, () => resolve()))
}

const streamOf = (name) => (name === "stderr" ? process.stderr : process.stdout)
const lineOf = (message) => `${JSON.stringify(filled(message))}\n`

/** `{"$id": "session/prompt"}` anywhere in a message stands for the id of that request. */
function filled(value) {
  if (Array.isArray(value)) return value.map(filled)
  if (value === null || typeof value !== "object") return value
  if (typeof value.$id === "string") return expected.get(value.$id)?.id
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, filled(member)]))
}

function textOf(step) {
  if ("answer" in step) return lineOf({ jsonrpc: "2.0", id: { $id: step.to ?? "" }, result: step.answer })
  if ("fail" in step) return lineOf({ jsonrpc: "2.0", id: { $id: step.to ?? "" }, error: step.fail })
  if ("send" in step) return lineOf(step.send)
  if ("update" in step)
    return lineOf({
      jsonrpc: "2.0",
      method: "session/update",
      params: { sessionId: step.session ?? "s1", update: step.update },
    })
  return step.write
}

/** Many megabytes of one text without holding them. */
async function flood({ text, bytes, stream }) {
  const block = Buffer.from(text.repeat(Math.max(1, Math.floor(65_536 / text.length))))
  for (let left = bytes; left > 0; left -= block.length)
    await put(streamOf(stream), left < block.length ? block.subarray(0, left) : block)
}

function descend({ steps: script, detached = false, output = "ignore", clean = false, pidFile }) {
  const path = `${scriptPath}.${script.length}.${Math.random()}`
  writeFileSync(path, JSON.stringify(script))
  const child = spawn(process.execPath, [process.argv[1], path, `${path}.read`], {
    detached,
    stdio: ["ignore", output, output],
    ...(clean ? { env: {} } : {}),
  })
  writeFileSync(pidFile, String(child.pid))
  child.unref()
}

async function follow(step) {
  if ("expect" in step) await expectOne((message) => message.method === step.expect)
  else if ("expectAnswer" in step)
    await expectOne((message) => message.method === undefined && message.id === step.expectAnswer)
  else if ("together" in step) await put(process.stdout, step.together.map(textOf).join(""))
  else if ("bytes" in step)
    for (const byte of step.bytes) {
      await put(streamOf(step.stream), Buffer.from([byte]))
      if (step.gap > 0) await sleep(step.gap)
    }
  else if ("flood" in step) await flood(step.flood)
  else if ("sleep" in step) await sleep(step.sleep)
  else if ("exit" in step) process.exit(step.exit)
  else if ("raise" in step) process.kill(process.pid, step.raise)
  else if ("ignore" in step) process.on(step.ignore, () => {})
  else if ("stay" in step) setInterval(() => {}, 60_000)
  else if ("deaf" in step) await new Promise(() => setInterval(() => {}, 60_000))
  else if ("descend" in step) descend(step.descend)
  else if ("touch" in step) writeFileSync(step.touch, String(process.pid))
  else if ("endOutput" in step) await new Promise((resolve) => process.stdout.end(resolve))
  else if ("awaitEnd" in step) await next(null)
  else if ("again" in step)
    for (let count = 0; count < step.times; count++) for (const each of step.again) await follow(each)
  else await put(streamOf(step.stream), textOf(step))
}

for (const step of steps) await follow(step)
read()

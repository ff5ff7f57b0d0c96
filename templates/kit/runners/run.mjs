// Plays exchanges against a command: node run.mjs FOLDER[/NAME]... -- COMMAND [WORD]...
// Prints a line for each and ends with 0 if none failed. SECONDS=10 is how long a message or a run may take.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { playSession } from "./session.mjs"
import { playTurns } from "./turns.mjs"

const given = process.argv.slice(2)
const split = given.indexOf("--")
const wanted = given.slice(0, Math.max(split, 0)).map((word) => word.replace(/\/$/, ""))
const [command, ...words] = given.slice(split + 1).map((word) => (existsSync(word) ? resolve(word) : word))
const seconds = Number(process.env.SECONDS ?? 10)
const folder = fileURLToPath(new URL("../exchanges", import.meta.url))
let group // The process group of the command that runs now. It outlives neither its exchange nor us.
process.on("exit", stop)
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(130))

function started(pid) {
  stop()
  group = pid
}

function stop() {
  try {
    if (group !== undefined) process.kill(-group, "SIGKILL")
  } catch {} // Nothing of it is left.
}

const isWanted = (name) => wanted.some((word) => name === word || name.startsWith(`${word}/`))
const paths = readdirSync(folder, { recursive: true }).filter((path) => path.endsWith(".json"))
const names = paths.map((path) => path.replaceAll("\\", "/").slice(0, -5)).sort()
const tally = { ok: 0, FAIL: 0, skip: 0 }
if (command === undefined || !names.some(isWanted)) {
  console.error(`usage: node run.mjs FOLDER[/NAME]... -- COMMAND [WORD]...\nexchanges: ${names.join(" ")}`)
  process.exit(2)
}
for (const name of names.filter(isWanted)) {
  const exchange = JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8"))
  const cwd = mkdtempSync(join(tmpdir(), "exchange-"))
  const play = exchange.turns === undefined ? playSession : playTurns
  const { word, says } = await play(exchange, { command, words, seconds, cwd, started })
  stop()
  rmSync(cwd, { recursive: true, force: true })
  tally[word]++
  console.log(`${word} ${name}  ${says}`.trim())
}
console.log(`${tally.ok} passed, ${tally.FAIL} failed, ${tally.skip} skipped`)
process.exit(tally.FAIL > 0 || tally.ok === 0 ? 1 : 0)

// Runs the command with a program in OpenClaw's place, which needs no model: node --test openclaw-acp.test.mjs
import assert from "node:assert/strict"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import { text } from "node:stream/consumers"
import { after, test } from "node:test"
import { fileURLToPath } from "node:url"

const command = fileURLToPath(new URL("openclaw-acp.mjs", import.meta.url))
const folder = mkdtempSync(join(tmpdir(), "stand-in-"))
after(() => rmSync(folder, { recursive: true }))

/** As a gateway it is ready after a while; as a bridge it says what it was told, and ends with its input. */
const standIn = `#!${process.execPath}
const { createServer } = require("node:http")
const { readFileSync, writeFileSync } = require("node:fs")
const { OPENCLAW_CONFIG_PATH: path, OPENCLAW_GATEWAY_TOKEN: token, FALLS } = process.env
if (process.argv[2] === "gateway") {
  if (FALLS) process.exit(3)
  writeFileSync("gateway.json", JSON.stringify({ pid: process.pid, args: process.argv.slice(3), token }))
  let asked = 0
  createServer((_, response) => response.writeHead(++asked > 2 ? 200 : 503).end()).listen(process.argv[4], "127.0.0.1")
} else {
  console.log(JSON.stringify({ args: process.argv.slice(2), token, path, configuration: readFileSync(path, "utf8") }))
  process.stdin.resume()
}
`
writeFileSync(join(folder, "openclaw"), standIn, { mode: 0o755 })

function run(more) {
  const { OPENAI_BASE_URL: _, ...inherited } = process.env
  const env = { ...inherited, PATH: `${folder}${delimiter}${process.env.PATH}`, ...more }
  const child = spawn(process.execPath, [command], { cwd: folder, env, timeout: 20_000 })
  const ended = once(child, "exit").then(([code]) => code)
  return { child, ended, error: text(child.stderr) }
}

test("starts a gateway of its own and the bridge to it, and ends both", async () => {
  const { child, ended } = run({ OPENAI_BASE_URL: "http://127.0.0.1:9/v1", OPENAI_API_KEY: "a secret" })
  const [said] = await once(child.stdout, "data")
  const bridge = JSON.parse(said)
  const gateway = JSON.parse(readFileSync(join(folder, "gateway.json"), "utf8"))
  const { gateway: listens, models, agents } = JSON.parse(bridge.configuration)
  assert.deepEqual(gateway.args, ["--port", String(listens.port), "--bind", "loopback"])
  assert.equal(listens.bind, "loopback")
  assert.deepEqual(bridge.args, ["acp"])
  assert.match(bridge.token, /^[0-9a-f]{64}$/)
  assert.equal(gateway.token, bridge.token)
  assert.equal(models.providers.platform.baseUrl, "http://127.0.0.1:9/v1")
  assert.equal(agents.defaults.model.primary, "platform/default")
  for (const secret of ["a secret", bridge.token]) assert.ok(!bridge.configuration.includes(secret))
  child.stdin.end()
  assert.equal(await ended, 0)
  assert.throws(() => process.kill(gateway.pid, 0), { code: "ESRCH" })
  assert.ok(!existsSync(bridge.path))
})

test("says so where the gateway ends", async () => {
  const { ended, error } = run({ OPENAI_BASE_URL: "http://127.0.0.1:9/v1", FALLS: "1" })
  assert.equal(await error, "openclaw-acp: the gateway has ended: 3\n")
  assert.equal(await ended, 1)
})

test("asks for a model before it starts anything", async () => {
  const { ended, error } = run({})
  assert.match(await error, /OPENAI_BASE_URL is not set/)
  assert.equal(await ended, 1)
})

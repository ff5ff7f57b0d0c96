#!/usr/bin/env node
// OpenClaw as an agent of the Agent Client Protocol on standard input and output: a gateway of its own, which listens on the
// loopback alone and ends with this process, and the bridge to it. Logs go to standard error.
import { spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"

/** How long the gateway may take to start, and to stop before it is killed. */
const startMs = 120_000
const stopMs = 1_000

/** What OpenClaw is told: where it listens, and the one model it may ask. Secrets stay in the environment. */
function configurationOf({ port, base, model }) {
  const models = [{ id: model, name: model, input: ["text"], contextWindow: 128_000, maxTokens: 8_192 }]
  const platform = { baseUrl: base, apiKey: "${OPENAI_API_KEY}", api: "openai-responses", models }
  return {
    gateway: { mode: "local", bind: "loopback", port, auth: { mode: "token", token: "${OPENCLAW_GATEWAY_TOKEN}" } },
    models: { mode: "replace", providers: { platform } },
    agents: { defaults: { workspace: process.cwd(), skipBootstrap: true, model: { primary: `platform/${model}` } } },
  }
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address()
  server.close()
  await once(server, "close")
  return port
}

/** Starts a part of OpenClaw. It stays in our process group: whoever ends that ends all of it. */
function start(args, env, stdio) {
  const child = spawn("openclaw", args, { env, stdio })
  const ended = new Promise((resolve) => {
    child.once("error", (error) => resolve(error.message))
    child.once("exit", (code, signal) => resolve(code ?? signal))
  })
  return { ended, kill: (signal) => child.kill(signal) }
}

async function isReady(port) {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
  return answer?.ok === true
}

async function stop({ ended, kill }) {
  kill("SIGTERM")
  await Promise.race([ended, sleep(stopMs, undefined, { ref: false })])
  kill("SIGKILL")
}

async function run(stopped) {
  const { OPENAI_BASE_URL: base, OPENAI_MODEL: model = "default" } = process.env
  if (base === undefined) throw new Error("OPENAI_BASE_URL is not set, so there is no model to ask")
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), "openclaw-"))
  const parts = []
  try {
    writeFileSync(join(folder, "openclaw.json"), JSON.stringify(configurationOf({ port, base, model })), {
      mode: 0o600,
    })
    const env = {
      OPENAI_API_KEY: "none",
      ...process.env,
      OPENCLAW_STATE_DIR: folder,
      OPENCLAW_CONFIG_PATH: join(folder, "openclaw.json"),
      OPENCLAW_GATEWAY_TOKEN: randomBytes(32).toString("hex"),
      OPENCLAW_DISABLE_BONJOUR: "1",
      OPENCLAW_HIDE_BANNER: "1",
      OPENCLAW_SUPPRESS_NOTES: "1",
      OPENCLAW_NO_RESPAWN: "1",
    }
    const gateway = start(["gateway", "--port", String(port), "--bind", "loopback"], env, ["ignore", 2, 2])
    parts.push(gateway)
    const fallen = gateway.ended.then((how) => Promise.reject(new Error(`the gateway has ended: ${how}`)))
    const ready = async () => {
      for (const late = AbortSignal.timeout(startMs); !late.aborted; await sleep(100)) if (await isReady(port)) return
      throw new Error(`the gateway was not ready after ${startMs / 1_000} seconds`)
    }
    await Promise.race([ready(), fallen, stopped])
    const bridge = start(["acp"], env, ["inherit", "inherit", 2])
    parts.unshift(bridge)
    const how = await Promise.race([bridge.ended, fallen, stopped])
    return how === 0 ? 0 : 1
  } finally {
    for (const part of parts) await stop(part)
    rmSync(folder, { recursive: true, force: true })
  }
}

const stopped = new Promise((_, reject) => {
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => reject(new Error(`ended by ${signal}`)))
})
stopped.catch(() => {})
try {
  process.exitCode = await run(stopped)
} catch (error) {
  console.error(`openclaw-acp: ${error.message}`)
  process.exitCode = 1
}
process.exit()

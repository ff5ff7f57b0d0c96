import { readFileSync } from "node:fs"
import { join } from "node:path"
import { bundled } from "./edges/bundled.ts"
import { haproxyArguments, nginxArguments } from "./edges/proxies.ts"
import { portkeyServer, portkeyVersion } from "./edges/portkey.ts"
import { freePort } from "../../test/support/free-port.ts"
import { isInstalled, startListening, startModule, versionOf } from "./process.ts"
import type { Running } from "./process.ts"
import type { Entrance } from "./requests.ts"

/** One way to the provider. */
export interface Target {
  readonly name: string
  readonly version: string
  readonly entrance: Entrance
  /** Whose time and memory are counted. */
  readonly pid: number
  readonly streams: boolean
  readonly stop: () => Promise<void>
}

/** A target that could not be started, and why. */
export interface LeftOut {
  readonly name: string
  readonly why: string
}

/** The target that all others are held against. */
export const yardstick = "nginx"
export const nothingBetween = "direct"

const root = join(import.meta.dirname, "..", "..")
const chat = "/v1/chat/completions"
const ofClient = ["authorization: Bearer lease", "accept: text/event-stream", "user-agent: bench/1"]
const here = (module: string): string => join(import.meta.dirname, "edges", module)

function packageVersion(name: string): string {
  const text = readFileSync(join(root, "node_modules", name, "package.json"), "utf8")
  return (JSON.parse(text) as { readonly version: string }).version
}

/** Starts every target before one provider, each on `processor`, and says which could not be. */
export async function startTargets(
  provider: Running & { readonly said: { readonly port: number } },
  processor: number,
): Promise<{ readonly targets: readonly Target[]; readonly leftOut: readonly LeftOut[] }> {
  const to = provider.said.port
  const origin = `http://127.0.0.1:${to}`
  const targets: Target[] = []
  const leftOut: LeftOut[] = []
  const add = (name: string, version: string, running: Running, entrance: Entrance, streams = true): void => {
    targets.push({ name, version, entrance, pid: running.pid, streams, stop: running.stop })
  }
  add(nothingBetween, "", provider, { port: to, target: chat, headers: ofClient })
  for (const [name, args] of [
    ["nginx", nginxArguments],
    ["haproxy", haproxyArguments],
  ] as const) {
    if (!isInstalled(name)) {
      leftOut.push({ name, why: "it is not installed" })
      continue
    }
    const port = await freePort()
    const running = await startListening(name, args(port, to), port, processor)
    add(name, versionOf(name), running, { port, target: chat, headers: ofClient })
  }
  const ours = await startModule(await bundled(root, "ours.ts"), [origin], processor)
  const { port: door, images = "", chat: bearer = "" } = ours.said
  const as = (lease: string): readonly string[] => [`authorization: Bearer ${lease}`, ...ofClient.slice(1)]
  add("ours, passing through", "", ours, { port: door, target: "/fal-ai/flux/dev", headers: as(images) }, false)
  add("ours, all duties", "", ours, { port: door, target: chat, headers: as(bearer) })
  const fastify = await startModule(await bundled(root, "fastify.ts"), [origin], processor)
  const versions = `${packageVersion("fastify")} + ${packageVersion("@fastify/reply-from")}`
  add("fastify + reply-from", versions, fastify, { port: fastify.said.port, target: chat, headers: ofClient })
  const server = portkeyServer(root)
  if (server === null) leftOut.push({ name: "portkey", why: "npm cannot install it here" })
  else {
    const port = await freePort()
    const args = ["--import", here("portkey-fetch.mjs"), server, "--headless", `--port=${port}`]
    const running = await startListening(process.execPath, args, port, processor)
    const named = ["x-portkey-provider: openai", `x-portkey-custom-host: ${origin}/v1`]
    add("portkey", portkeyVersion, running, { port, target: chat, headers: [...ofClient, ...named] })
  }
  return { targets, leftOut }
}

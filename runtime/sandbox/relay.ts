import { spawn } from "node:child_process"
import type { ChildProcess } from "node:child_process"
import { createInterface } from "node:readline"
import type { Clock } from "../driver/index.ts"
import { judgeLimits, nodeMounts } from "../containers/index.ts"
import type { Done, Engine, Mount, SandboxLimits, SeenLimits, Unenforceable } from "../containers/index.ts"
import { relaySpec } from "./sandbox.ts"
import type { SandboxSetting } from "./sandbox.ts"

/** A relay that listens, with what its engine was seen to keep. */
export interface Relay {
  /** The limits that the engine takes; the harness gets the same. */
  readonly limits: SandboxLimits
  readonly unenforceable: readonly Unenforceable[]
  /** Lets it end; whether it did, the engine sees to. */
  readonly stop: () => void
}

/** How long its container may take to start, in milliseconds. */
const startMilliseconds = 60_000

/**
 * Starts the relay under the sandbox's limits. A limit with which the engine starts nothing is tried alone, given up and
 * reported with the engine's own words.
 */
export async function startRelay(
  engine: Engine,
  setting: SandboxSetting,
  image: string,
  clock: Clock,
  signal: AbortSignal,
): Promise<Done<Relay>> {
  const node = thisNode()
  const start = (limits: SandboxLimits): Promise<Done<Started>> =>
    started(engine.run(relaySpec({ ...setting, limits }, image, node)), clock, signal)
  const whole = await start(setting.limits)
  if (whole.ok) return { ok: true, value: relayOf(whole.value, setting.limits, []) }
  const refused: Unenforceable[] = []
  const kept: (readonly [keyof SandboxLimits, number | undefined])[] = []
  for (const limit of ["memory", "cpus", "processes"] as const) {
    if (signal.aborted) return whole
    await engine.remove(relaySpec(setting, image, node).name)
    const alone = await start({ [limit]: setting.limits[limit] })
    if (alone.ok) kept.push([limit, setting.limits[limit]])
    else refused.push({ limit, reason: `the engine starts nothing with it: ${alone.what}` })
    if (alone.ok) alone.value.stop()
  }
  await engine.remove(relaySpec(setting, image, node).name)
  // Where it is no limit that keeps it from starting, the first reason is the right one.
  if (refused.length === 0) return whole
  const limits: SandboxLimits = Object.fromEntries(kept)
  const rest = await start(limits)
  return rest.ok ? { ok: true, value: relayOf(rest.value, limits, refused) } : whole
}

interface Started {
  readonly seen: SeenLimits
  readonly stop: () => void
}

function relayOf({ seen, stop }: Started, limits: SandboxLimits, refused: readonly Unenforceable[]): Relay {
  return { limits, unenforceable: [...refused, ...judgeLimits(limits, seen)], stop }
}

/** Waits for the first line, which the relay prints once it listens. */
function started(
  { command, args, environment }: ReturnType<Engine["run"]>,
  clock: Clock,
  signal: AbortSignal,
): Promise<Done<Started>> {
  return new Promise((resolve) => {
    const child: ChildProcess = spawn(command, args, { env: { ...environment }, stdio: "pipe", detached: true })
    let errors = ""
    const settle = (done: Done<Started>): void => {
      cancel()
      signal.removeEventListener("abort", abort)
      resolve(done)
    }
    const abort = (): void => settle({ ok: false, what: "it was interrupted" })
    const stop = (): void => void child.stdin?.end()
    const cancel = clock.after(startMilliseconds, () => settle({ ok: false, what: "the relay did not start in time" }))
    signal.addEventListener("abort", abort)
    child.stdin?.on("error", () => {})
    child.stderr?.setEncoding("utf8").on("data", (text: string) => (errors = (errors + text).slice(-4_000)))
    child.on("error", ({ message }) => settle({ ok: false, what: message }))
    child.on("close", (code) => settle({ ok: false, what: lastLine(errors) ?? `the relay ended with ${code}` }))
    if (child.stdout === null) return
    createInterface({ input: child.stdout }).once("line", (line) => {
      const seen = seenIn(line)
      settle(seen === null ? { ok: false, what: `the relay said ${line}` } : { ok: true, value: { seen, stop } })
    })
  })
}

function seenIn(line: string): SeenLimits | null {
  try {
    return JSON.parse(line) as SeenLimits
  } catch {
    return null
  }
}

function lastLine(text: string): string | null {
  return (
    text
      .trimEnd()
      .split("\n")
      .at(-1)
      ?.replace(/^error:\s*/i, "") || null
  )
}

/** This Node with the libraries that it has loaded. */
export function thisNode(): readonly Mount[] {
  const { sharedObjects = [] } = process.report.getReport() as { readonly sharedObjects?: readonly string[] }
  return nodeMounts(process.execPath, sharedObjects)
}

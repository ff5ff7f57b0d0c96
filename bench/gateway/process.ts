import { spawn, spawnSync } from "node:child_process"
import type { ChildProcess } from "node:child_process"
import { readdirSync, readFileSync } from "node:fs"
import { connect } from "node:net"
import { createInterface } from "node:readline"
import { setTimeout as pause } from "node:timers/promises"

const env = { ...process.env, PATH: `${process.env["PATH"] ?? ""}:/usr/local/sbin:/usr/sbin`, NODE_ENV: "production" }

/** Whether a program is on this machine. */
export function isInstalled(program: string): boolean {
  return spawnSync(program, ["-v"], { env }).error === undefined
}

/** The first line of what a program says of its version. */
export function versionOf(program: string): string {
  const { stdout, stderr } = spawnSync(program, ["-v"], { env, encoding: "utf8" })
  return /\d+\.\d+[.\d]*/.exec(stdout + stderr)?.[0] ?? "unknown"
}

/** A process of a bench, alone on its processor as far as the machine allows. */
export interface Running {
  readonly pid: number
  readonly stop: () => Promise<void>
}

/** Starts a program on one processor; what it says goes to this process's standard error. */
function start(program: string, args: readonly string[], processor: number, prints: "pipe" | "ignore"): ChildProcess {
  const pinned = isInstalled("taskset") ? ["taskset", "-c", String(processor), program] : [program]
  const [first = program, ...rest] = [...pinned, ...args]
  return spawn(first, rest, { env, stdio: ["ignore", prints, "inherit"] })
}

function running(child: ChildProcess): Running {
  return {
    pid: child.pid ?? 0,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exit = new Promise((done) => child.once("exit", done))
      child.kill("SIGKILL")
      await exit
    },
  }
}

/** What a module prints when it is ready. */
export interface Ready {
  readonly port: number
  /** The bearers of two leases, where it grants any. */
  readonly chat?: string
  readonly images?: string
}

/** Starts a module that prints one line of JSON when it is ready. */
export async function startModule(
  path: string,
  args: readonly string[],
  processor: number,
): Promise<Running & { readonly said: Ready }> {
  const runs = path.endsWith(".ts") ? ["--import", "tsx"] : []
  const child = start(process.execPath, [...runs, path, ...args], processor, "pipe")
  if (child.stdout === null) throw new Error("a pipe was asked for")
  const lines = createInterface(child.stdout)
  const said = await new Promise<Ready>((ready, failed) => {
    lines.once("line", (line) => ready(JSON.parse(line) as Ready))
    child.once("exit", () => failed(new Error(`${path} ended before it was ready`)))
  })
  return { ...running(child), said }
}

/** Starts a program that listens on a port. */
export async function startListening(
  program: string,
  args: readonly string[],
  port: number,
  processor: number,
): Promise<Running> {
  const child = start(program, args, processor, "ignore")
  for (let tries = 0; !(await accepts(port)); tries++) {
    if (tries > 200 || child.exitCode !== null) throw new Error(`${program} does not listen`)
    await pause(50)
  }
  return running(child)
}

function accepts(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const socket = connect(port, "127.0.0.1")
    socket.once("connect", () => answer(socket.destroy() === socket))
    socket.once("error", () => answer(false))
  })
}

/** The time that all threads of a process were on a processor, in microseconds. Linux counts it to the nanosecond. */
export function cpuMicroseconds(pid: number): number {
  const tasks = readdirSync(`/proc/${pid}/task`)
  const ran = tasks.map((task) => Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8").split(" ")[0]))
  return ran.reduce((sum, each) => sum + each, 0) / 1_000
}

/** The memory of a process that is in use, in megabytes. */
export function residentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1_024
}

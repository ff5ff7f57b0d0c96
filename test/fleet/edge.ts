import { spawn, spawnSync } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { once } from "node:events"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { freePort } from "../support/free-port.ts"

const program: string = "nginx"
const env = { ...process.env, PATH: `${process.env["PATH"] ?? ""}:/usr/local/sbin:/usr/sbin` }

/** Whether the edge is installed. */
export function hasEdge(): boolean {
  return spawnSync(program, ["-v"], { env }).error === undefined
}

/** nginx in front of replicas, with the generated files, as a fleet has it. */
export interface FleetEdge {
  readonly port: number
  /** Sends what comes from now on to these replicas alone; settles when nothing that came before is still with the others. */
  readonly sendTo: (ports: readonly number[]) => Promise<void>
  readonly stop: () => Promise<void>
}

/** Starts nginx on a free port of the loopback, in front of the replicas at these ports. */
export async function startFleetEdge(ports: readonly number[]): Promise<FleetEdge> {
  const folder = mkdtempSync(join(tmpdir(), "fleet-edge-"))
  cpSync("output/gateway", folder, { recursive: true })
  const port = await freePort()
  const file = join(folder, "nginx.conf")
  const example = readFileSync(file, "utf8")
  const write = (to: readonly number[]): void => {
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((of) => `${of}_temp_path ${folder};`)
    const servers = to.map((each) => `server 127.0.0.1:${each};`).join(" ")
    const text = example
      .replace("127.0.0.1:8080", `127.0.0.1:${port}`)
      .replace("server 127.0.0.1:8081;", servers)
      .replace("\nhttp {\n", `\nhttp {\naccess_log off; ${temporary.join(" ")}\n`)
    // Whoever may start it as root lets its workers write where it may.
    writeFileSync(file, process.getuid?.() === 0 ? `user root;\n${text}` : text)
  }
  write(ports)
  const global = `daemon off; worker_processes 2; error_log stderr; pid ${join(folder, "nginx.pid")};`
  const child = spawn(program, ["-e", "stderr", "-p", folder, "-c", file, "-g", global], {
    env,
    stdio: ["ignore", "ignore", "pipe"],
  })
  const says: string[] = []
  child.stderr.setEncoding("utf8").on("data", (text: string) => says.push(text))
  const workers = (): readonly string[] =>
    readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim().split(" ")
  for (let tries = 0; !(await accepts(port)); tries++) {
    if (tries > 200 || child.exitCode !== null) throw new Error(`nginx does not listen: ${says.join("")}`)
    await pause(50)
  }
  return {
    port,
    sendTo: async (to) => {
      const before = new Set(workers())
      write(to)
      child.kill("SIGHUP")
      // The workers of before end when they have answered everything that they took.
      while (workers().some((worker) => before.has(worker))) await pause(20)
    },
    stop: async () => {
      const exit = once(child, "exit")
      child.kill("SIGTERM")
      await exit
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const socket = connect(port, "127.0.0.1")
    socket.once("connect", () => answer(true)).once("error", () => answer(false))
    socket.once("close", () => undefined).unref()
    socket.once("connect", () => socket.destroy())
  })
}

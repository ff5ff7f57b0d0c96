import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { connect } from "node:net"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"

const program: string = "nginx"
const env = { ...process.env, PATH: `${process.env["PATH"] ?? ""}:/usr/local/sbin:/usr/sbin` }

/** Whether nginx is installed. */
export function hasNginx(): boolean {
  return spawnSync(program, ["-v"], { env }).error === undefined
}

/** An nginx that runs. */
export interface Nginx {
  /** Reads a configuration; settles when every worker that served the one before has answered what it took, and ended. */
  readonly reload: (configuration: string) => Promise<void>
  /** Ends it, and removes its folder. */
  readonly stop: () => Promise<void>
}

/** Starts nginx with two workers by a configuration that makes it listen at a port, in a folder that becomes its own. */
export async function startNginx(folder: string, configuration: string, port: number): Promise<Nginx> {
  const file = join(folder, "nginx.conf")
  const write = (text: string): void => {
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((of) => `${of}_temp_path ${folder};`)
    const placed = text.replace("\nhttp {\n", `\nhttp {\n${temporary.join(" ")}\n`)
    // Whoever may start it as root lets its workers write where it may.
    writeFileSync(file, process.getuid?.() === 0 ? `user root;\n${placed}` : placed)
  }
  write(configuration)
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
    reload: async (text) => {
      const before = new Set(workers())
      write(text)
      child.kill("SIGHUP")
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

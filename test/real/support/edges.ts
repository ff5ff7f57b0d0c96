import { spawn, spawnSync } from "node:child_process"
import type { ChildProcess } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { freePort } from "../../support/free-port.ts"

/** A server of the system's packages that can stand in front of the gateway. */
export interface EdgeProgram {
  readonly name: string
  /** The arguments that check, or run, the configuration in a folder. */
  readonly check: (folder: string) => readonly string[]
  readonly run: (folder: string) => readonly string[]
  /** The example among the generated files. */
  readonly example: string
  readonly takesChunks: boolean
}

// Only what a process of ours may not share with the machine's own: where it writes, and that it stays in the foreground.
const apart = (folder: string): readonly string[] => [
  "-e",
  "stderr",
  "-p",
  folder,
  "-c",
  join(folder, "nginx.conf"),
  "-g",
  `daemon off; master_process off; error_log stderr; pid ${join(folder, "nginx.pid")};`,
]
const both = (folder: string): readonly string[] => [
  "-f",
  join(folder, "haproxy-defaults.cfg"),
  "-f",
  join(folder, "haproxy.cfg"),
]

export const edgePrograms: readonly EdgeProgram[] = [
  { name: "nginx", check: (folder) => ["-t", ...apart(folder)], run: apart, example: "nginx.conf", takesChunks: true },
  {
    name: "haproxy",
    check: (folder) => ["-c", ...both(folder)],
    run: (folder) => ["-db", ...both(folder)],
    example: "haproxy.cfg",
    takesChunks: false,
  },
]

const env = { ...process.env, PATH: `${process.env["PATH"] ?? ""}:/usr/local/sbin:/usr/sbin` }

/** Whether a program is installed. */
export function isInstalled({ name }: EdgeProgram): boolean {
  return spawnSync(name, ["-v"], { env }).error === undefined
}

/** The generated files in a folder of their own, in which the example listens and sends on to the ports given. */
export function configured(program: EdgeProgram, port: number, gateway: number): string {
  const folder = mkdtempSync(join(tmpdir(), "edge-"))
  cpSync("output/gateway", folder, { recursive: true })
  const example = join(folder, program.example)
  const text = readFileSync(example, "utf8")
  for (const once of ["127.0.0.1:8080", "127.0.0.1:8081"])
    if (text.split(once).length !== 2) throw new Error(`${program.example} does not name ${once} once`)
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((of) => `${of}_temp_path ${folder}/${of};`)
  writeFileSync(
    example,
    text
      .replace("127.0.0.1:8080", `127.0.0.1:${port}`)
      .replace("127.0.0.1:8081", `127.0.0.1:${gateway}`)
      .replace("\nhttp {\n", `\nhttp {\naccess_log off; ${temporary.join(" ")}\n`),
  )
  return folder
}

/** What the program says of a configuration. */
export function checked(
  program: EdgeProgram,
  folder: string,
): { readonly status: number | null; readonly says: string } {
  const { status, stdout, stderr } = spawnSync(program.name, program.check(folder), { env, encoding: "utf8" })
  return { status, says: stdout + stderr }
}

/** A running edge. */
export interface Edge {
  readonly port: number
  readonly stop: () => Promise<void>
}

/** Starts a program with the generated files on a free port of the loopback, and waits until it listens. */
export async function startEdge(program: EdgeProgram, gateway: number): Promise<Edge> {
  const port = await freePort()
  const folder = configured(program, port, gateway)
  const child = spawn(program.name, program.run(folder), { env, stdio: ["ignore", "ignore", "pipe"] })
  const says: string[] = []
  child.stderr.setEncoding("utf8").on("data", (text: string) => says.push(text))
  const stop = async (): Promise<void> => {
    await ended(child)
    rmSync(folder, { recursive: true, force: true })
  }
  for (let tries = 0; !(await accepts(port)); tries++) {
    if (tries > 100 || child.exitCode !== null) {
      await stop()
      throw new Error(`${program.name} does not listen: ${says.join("")}`)
    }
    await pause(50)
  }
  return { port, stop }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = new Promise((done) => child.once("exit", done))
  child.kill("SIGTERM")
  await exit
}

function accepts(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const socket = connect(port, "127.0.0.1")
    socket.once("connect", () => answer(socket.destroy() === socket))
    socket.once("error", () => answer(false))
  })
}

/** What comes back for bytes on a connection of their own: until it is closed, or nothing has come for a while. */
export function exchanged(port: number, bytes: Buffer, patience = 400): Promise<string> {
  return new Promise((answer) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes))
    const chunks: Buffer[] = []
    socket.on("data", (chunk: Buffer) => chunks.push(chunk))
    socket.setTimeout(patience, () => socket.destroy())
    socket.on("error", () => socket.destroy())
    socket.on("close", () => answer(Buffer.concat(chunks).toString("latin1")))
  })
}

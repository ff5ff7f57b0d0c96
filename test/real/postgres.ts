import { spawn, spawnSync } from "node:child_process"
import type { ChildProcess } from "node:child_process"
import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import pg from "pg"
import { freePort } from "../support/free-port.ts"

/** Where Debian has the programs of PostgreSQL, which are on no path. */
const programs = "/usr/lib/postgresql/15/bin"

/** Why no server can be started here; null: it can. Where `CI` is set to true, whoever needs one fails instead of skipping. */
export const postgresMissing: string | null = existsSync(join(programs, "postgres"))
  ? null
  : "PostgreSQL 15 is not installed: apt-get install postgresql-15"

/** A PostgreSQL of a test's own: on the loopback alone, with a folder that is thrown away. */
export interface Postgres {
  /** Makes a database with nothing in it, and answers its URL. */
  readonly database: () => Promise<string>
  /** Stops the server at once, as a machine that fails would; its folder stays. */
  readonly kill: () => Promise<void>
  /** Starts the server anew after a kill, at the same address. */
  readonly start: () => Promise<void>
  /** Stops the server, and removes its folder. */
  readonly close: () => Promise<void>
}

/**
 * Starts PostgreSQL with every setting as it is shipped, but for where it listens and writes, and that it waits for no disk
 * unless it is told to: tests kill processes, not machines. It ends with this process, however that ends.
 */
export async function startPostgres({ syncs = false }: { readonly syncs?: boolean } = {}): Promise<Postgres> {
  if (postgresMissing !== null) throw new Error(postgresMissing)
  const folder = mkdtempSync(join(tmpdir(), "postgres-"))
  const data = join(folder, "data")
  // The server refuses to run as root, and so does what makes its folder.
  const isRoot = process.getuid?.() === 0
  const as = isRoot ? ["--reuid", "postgres", "--regid", "postgres", "--init-groups"] : []
  if (isRoot) ran("chown", ["postgres:postgres", folder])
  // Texts go by a language, as they do on most servers: what relies on their bytes is to say so itself.
  const language = ["--locale=C", "--locale-provider=icu", "--icu-locale=en-US"]
  const made = ["--no-sync", "-A", "trust", "-U", "postgres", "-E", "UTF8", ...language, "-D", data]
  ran("setpriv", [...as, join(programs, "initdb"), ...made])
  const port = await freePort()
  const address = (database: string): string => `postgres://postgres@127.0.0.1:${port}/${database}`
  let server: ChildProcess | null = null
  let databases = 0

  const start = async (): Promise<void> => {
    const settings = [
      "-D",
      data,
      "-h",
      "127.0.0.1",
      "-p",
      String(port),
      "-k",
      "",
      "-c",
      `fsync=${syncs ? "on" : "off"}`,
    ]
    const child = spawn("setpriv", [...as, "--pdeathsig", "QUIT", join(programs, "postgres"), ...settings], {
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
    })
    const says: string[] = []
    child.stderr.setEncoding("utf8").on("data", (text: string) => says.push(text))
    server = child
    while (!(await answers(address("postgres")))) {
      if (child.exitCode !== null) throw new Error(`PostgreSQL did not start: ${says.join("")}`)
      await pause(20)
    }
  }
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const child = server
    server = null
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const over = new Promise((exited) => child.once("exit", exited))
    child.kill(signal)
    await over
  }

  await start()
  return {
    database: async () => {
      databases += 1
      const name = `test_${databases}`
      await query(address("postgres"), `create database ${name}`)
      return address(name)
    },
    kill: () => end("SIGQUIT"),
    start,
    close: async () => {
      await end("SIGINT")
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function ran(program: string, given: readonly string[]): void {
  const { status, stdout, stderr, error } = spawnSync(program, given, { encoding: "utf8", cwd: tmpdir() })
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stdout + stderr}`)
}

async function answers(url: string): Promise<boolean> {
  try {
    await query(url, "select 1")
    return true
  } catch {
    return false
  }
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  // A server that goes away takes its clients along: the query says so, and this is the same once more.
  client.on("error", () => undefined)
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

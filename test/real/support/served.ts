import { spawn } from "node:child_process"
import { once } from "node:events"

/** A process that serves an installation, or a part of one. */
export interface Served {
  readonly pid: number
  /** Where it serves, as it printed it. */
  readonly addresses: { readonly [what: string]: string }
  /** What it said besides. */
  readonly said: () => string
  /** Ends it by a signal, and answers with its exit code; null: the signal ended it. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>
}

/** Starts `checkfu serve --json` as a process of its own, by the command of a file. Rejects with what it says where it ends. */
export async function startServe(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Served> {
  const child = spawn(process.execPath, [command, "serve", "--json", ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...environment },
  })
  let said = ""
  child.stderr.setEncoding("utf8").on("data", (text: string) => (said += text))
  const ended = once(child, "close").then(([code]) => code as number | null)
  const printed = once(child.stdout.setEncoding("utf8"), "data").then(([text]) => String(text))
  const first = await Promise.race([printed, ended])
  if (typeof first !== "string") throw new Error(said)
  return {
    pid: child.pid ?? 0,
    addresses: JSON.parse(first) as Served["addresses"],
    said: () => said,
    end: (signal) => {
      child.kill(signal)
      return ended
    },
  }
}

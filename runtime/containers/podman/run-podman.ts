import { spawn } from "node:child_process"
import type { Done } from "../engine.ts"
import type { StopSignal } from "../../stop-signal.ts"

/** One call of podman. */
export interface PodmanCall {
  readonly command: string
  readonly args: readonly string[]
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Ends the call with its children, by SIGKILL: podman leaves the same either way, and lingers on SIGTERM. */
  readonly signal?: StopSignal | undefined
  /** What is printed on either output, as it comes. */
  readonly said?: ((text: string) => void) | undefined
}

/** The most that is kept of either output, in characters; of errors the end, which says what was wrong. */
const most = 4_000_000
const mostOfErrors = 4_000

/** Runs podman to its end, and answers with its standard output, or with what it says is wrong. Never rejects. */
export function runPodman({ command, args, environment, signal, said }: PodmanCall): Promise<Done<string>> {
  if (signal?.aborted === true) return Promise.resolve(stopped)
  return new Promise((resolve) => {
    const child = spawn(command, args, { env: { ...environment }, stdio: ["ignore", "pipe", "pipe"], detached: true })
    const stop = (): void => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL")
      } catch {
        // It has ended by itself in the meantime.
      }
    }
    signal?.addEventListener("abort", stop)
    let [output, errors] = ["", ""]
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output = (output + text).slice(0, most)
      said?.(text)
    })
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      errors = (errors + text).slice(-mostOfErrors)
      said?.(text)
    })
    const settle = (done: Done<string>): void => {
      signal?.removeEventListener("abort", stop)
      resolve(signal?.aborted === true ? stopped : done)
    }
    child.on("error", ({ message }) => settle({ ok: false, what: message }))
    child.on("close", (code) =>
      settle(
        code === 0
          ? { ok: true, value: output }
          : { ok: false, what: saying(errors) ?? `${command} ended with ${code}` },
      ),
    )
  })
}

const stopped: Done<never> = { ok: false, what: "it was interrupted" }

/** The last thing that podman calls an error, without its own prefix. */
function saying(errors: string): string | null {
  const lines = errors.split("\n").filter((line) => line.trim() !== "")
  const error = lines.findLast((line) => /^error:/i.test(line)) ?? lines.at(-1)
  return error?.replace(/^error:\s*/i, "").trim() ?? null
}

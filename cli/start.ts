import { showsColor } from "./color.ts"
import type { Command, Terminal } from "./command.ts"
import { optimize } from "./engine.ts"
import { run } from "./run.ts"

/** Runs the command line of this process by a table of commands, and sets its exit code. The first signal ends long work. */
export async function start(
  who: Pick<Terminal, "command" | "version" | "about">,
  commands: readonly Command[],
): Promise<void> {
  optimize("patient")
  const stop = new AbortController()
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    // The listener stays for the first signal: without one whoever guards child processes takes it for the end of this one.
    const listener = (): void => {
      if (!stop.signal.aborted) return stop.abort()
      process.off(signal, listener)
      process.kill(process.pid, signal)
    }
    process.on(signal, listener)
  }

  // Who reads only the first lines of what is printed has read enough.
  process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => process.exit(code === "EPIPE" ? 0 : 2))

  process.exitCode = await run(
    {
      ...who,
      out: (text) => void process.stdout.write(text),
      err: (text) => void process.stderr.write(text),
      color: showsColor(process.env, process.stdout.isTTY),
      interactive: process.stderr.isTTY,
      ...(process.stderr.isTTY ? { columns: process.stderr.columns } : {}),
      cwd: process.cwd(),
      again: process.env["npm_lifecycle_event"] === "generate" ? "pnpm generate" : `${who.command} generate`,
      signal: stop.signal,
    },
    commands,
    process.argv.slice(2),
  )
}

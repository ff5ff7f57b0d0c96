#!/usr/bin/env node
import { showsColor } from "./color.ts"
import { commands } from "./commands.ts"
import { optimize } from "./engine.ts"
import { run } from "./run.ts"
import { tool } from "../generators/tool.ts"

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
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    color: showsColor(process.env, process.stdout.isTTY),
    interactive: process.stderr.isTTY,
    ...(process.stderr.isTTY ? { columns: process.stderr.columns } : {}),
    cwd: process.cwd(),
    again: process.env["npm_lifecycle_event"] === "generate" ? "pnpm generate" : `${tool.command} generate`,
    command: tool.command,
    version: tool.version,
    signal: stop.signal,
  },
  commands,
  process.argv.slice(2),
)

#!/usr/bin/env node
import { commands } from "./commands.ts"
import { run } from "./run.ts"
import { tool } from "../generators/tool.ts"

const stop = new AbortController()
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort())

const { NO_COLOR, FORCE_COLOR, npm_lifecycle_event } = process.env
const color = (NO_COLOR ?? "") === "" && ((FORCE_COLOR ?? "") !== "" || process.stdout.isTTY)

process.exitCode = await run(
  {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    color,
    interactive: process.stderr.isTTY,
    cwd: process.cwd(),
    again: npm_lifecycle_event === "generate" ? "pnpm generate" : `${tool.command} generate`,
    command: tool.command,
    version: tool.version,
    signal: stop.signal,
  },
  commands,
  process.argv.slice(2),
)

import { dirname, resolve } from "node:path"
import type { Arguments, ExitCode, Terminal } from "../command.ts"
import { UsageError } from "../command.ts"
import { optimize } from "../engine.ts"
import { textOf } from "../gateway/secrets.ts"
import { usualData } from "../platform/connection.ts"
import { serveConfiguration } from "./configuration.ts"
import { openParts } from "./open-parts.ts"
import type { Serving } from "./open-parts.ts"
import { partsIn } from "./parts.ts"
import { startSentence } from "./start-fault.ts"

/** Serves an installation, or a part of one, until it is told to end; then lets what runs come to its end. */
export async function serve(terminal: Terminal, given: Arguments): Promise<ExitCode> {
  const { config, store, data, only, replay, json } = given.options
  const file = typeof config === "string" ? resolve(terminal.cwd, config) : null
  const read = file === null ? serveConfiguration({}) : configurationIn(file, String(config))
  if (!read.ok) {
    for (const { pointer, expected } of read.faults)
      terminal.err(`${String(config)}: ${pointer === "" ? "/" : pointer} ${expected}\n`)
    return 1
  }
  optimize("usual")
  let serving: Serving
  try {
    serving = await openParts({
      configuration: read.configuration,
      folder: file === null ? terminal.cwd : dirname(file),
      cwd: terminal.cwd,
      data: typeof data === "string" ? resolve(terminal.cwd, data) : usualData,
      store: typeof store === "string" ? storeUrl(terminal.cwd, store) : null,
      parts: partsIn(typeof only === "string" ? only : undefined),
      replay: typeof replay === "string" ? replay : null,
      environment: process.env,
      version: terminal.version,
      write: terminal.err,
    })
  } catch (thrown) {
    terminal.err(`${startSentence(thrown)}\n`)
    return 1
  }
  terminal.out(json === true ? `${JSON.stringify(documentOf(serving))}\n` : linesOf(serving))
  await aborted(terminal.signal)
  const { drainSeconds } = read.configuration
  terminal.err(`draining, ${drainSeconds} s at most\n`)
  await serving.drain(drainSeconds * 1_000)
  return 0
}

function configurationIn(file: string, shown: string): ReturnType<typeof serveConfiguration> {
  const content = textOf(file)
  if (content === undefined) throw new UsageError(`cannot read ${shown}`)
  let value: unknown
  try {
    value = JSON.parse(content)
  } catch {
    throw new UsageError(`${shown} is no JSON`)
  }
  return serveConfiguration(value)
}

/** A store by URL; the path behind `file:` is one from this folder. */
function storeUrl(cwd: string, given: string): string {
  if (/^postgres(?:ql)?:\/\//.test(given)) return given
  if (given.startsWith("file:")) return `file:${resolve(cwd, given.slice("file:".length))}`
  throw new UsageError(`--store takes postgres://… or file:PATH, not ${given}`)
}

function documentOf({ api, gateway, operations, rootKey, data }: Serving): object {
  return { api, gateway, operations, root_key_file: rootKey, data: data.path }
}

function linesOf({ api, gateway, operations, rootKey }: Serving): string {
  const lines = [
    ["api", api],
    ["gateway", gateway],
    ["operations", operations],
    ["root key in", rootKey],
  ].flatMap(([what, where]) => (where === null ? [] : [`${what} ${where}`]))
  return `${[...lines, "serving"].join("\n")}\n`
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((over) => {
    if (signal.aborted) over()
    else signal.addEventListener("abort", () => over(), { once: true })
  })
}

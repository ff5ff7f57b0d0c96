import { sweepWorkshops } from "../../../runtime/sandbox/index.ts"
import { existsSync, readFileSync, statSync } from "node:fs"
import { join, resolve } from "node:path"
import type { Arguments, ExitCode, Terminal } from "../../command.ts"
import { UsageError } from "../../command.ts"
import { asked } from "./asked.ts"
import type { OciAsked } from "./asked.ts"
import { readConnection } from "../../platform/connection-file.ts"
import type { Connection } from "../../platform/connection-file.ts"
import { documentOf } from "./document.ts"
import { summary } from "./summary.ts"
import { trial } from "./trial.ts"

/**
 * Tests an image by one real exchange in a sandbox, prints one JSON document on standard output and its summary on standard
 * error. 2: the flags are wrong, or there is no engine.
 */
export async function testOci(terminal: Terminal, positional: readonly string[], given: Arguments): Promise<ExitCode> {
  const file = given.options["connection-file"]
  const connection = typeof file === "string" ? connectionIn(resolve(terminal.cwd, file), file) : null
  const what = located(terminal.cwd, asked(positional, given, connection))
  const shown = (text: string): void => {
    if (terminal.interactive) terminal.err(`\r\u001B[K${text.slice(0, (terminal.columns ?? 80) - 1)}`)
  }
  const say = (text: string): void => {
    shown("")
    terminal.err(`${terminal.command}: ${text}\n`)
  }
  shown("looking for what earlier tests have left")
  for (const problem of await sweepWorkshops({ environment: process.env })) say(problem)
  const tried = await trial(what, {
    environment: process.env,
    client: { name: terminal.command, version: terminal.version },
    signal: terminal.signal,
    step: shown,
    exposed: (address, port) =>
      say(
        `the temporary registry listens on ${address} port ${port}: every network of this machine reaches it until the image is fetched`,
      ),
  })
  shown("")
  if (!tried.ok) {
    say(tried.what)
    return 2
  }
  const document = documentOf(terminal.command, what, tried.value)
  terminal.out(`${JSON.stringify(document, null, 2)}\n`)
  if (given.options["json"] !== true) terminal.err(summary(document))
  return document.result === "passed" ? 0 : 1
}

function connectionIn(path: string, shown: string): Connection {
  let text: string
  try {
    text = readFileSync(path, "utf8")
  } catch {
    throw new UsageError(`cannot read the connection file ${shown}: write it, or leave out --connection-file`)
  }
  const read = readConnection(text)
  if (typeof read === "string") throw new UsageError(`the connection file ${shown} cannot be used: ${read}`)
  return read
}

/** With the build's folder as an absolute path, in which an engine finds what it builds by. */
function located(cwd: string, what: OciAsked): OciAsked {
  if (what.source.kind === "image") return what
  const context = resolve(cwd, what.source.context)
  if (!existsSync(context) || !statSync(context).isDirectory())
    throw new UsageError(`--build-context is a folder, and ${what.source.context} is none`)
  if (!["Containerfile", "Dockerfile"].some((name) => existsSync(join(context, name))))
    throw new UsageError(
      `${what.source.context} has no Containerfile and no Dockerfile: write one, or name another --build-context`,
    )
  return { ...what, source: { kind: "build", context } }
}

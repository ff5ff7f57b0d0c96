import { inherited, openConnection, systemClock } from "../../../runtime/driver/index.ts"
import { httpPlatform, openMcpRelay, superviseRuns } from "../../../runtime/connector/index.ts"
import type { ConnectorEnd } from "../../../runtime/connector/index.ts"
import type { Arguments, ExitCode, Terminal } from "../../command.ts"
import { UsageError } from "../../command.ts"
import { withPlatform } from "../../platform/platform.ts"
import { platformOptions } from "../../platform/options.ts"
import { oneLine } from "../../../runtime/worker/routing/terminal-text.ts"
import { environmentOf } from "../../run/environment.ts"
import { failureText } from "../../run/report.ts"
import { shellLine } from "../../shell-line.ts"
import { connectAsked } from "./asked.ts"
import type { ConnectAsked } from "./asked.ts"
import { enroll, takenUp } from "./enroll.ts"
import type { Enrolled } from "./enroll.ts"
import { lockFile } from "./lock.ts"
import type { Locking } from "./lock.ts"
import { eventJson, eventLine } from "./show.ts"
import { readState } from "./state.ts"

/**
 * Connects a process of one's own to a platform: enrolls it, or takes it up again as whom it is known, and carries out its runs
 * until it is told to end. It asks the platform, and nobody asks it. Of the processes that would be known as the same one, one is
 * connected. Exit 0 where it was told to end.
 */
export async function connectHarness(
  terminal: Terminal,
  positional: readonly string[],
  given: Arguments,
): Promise<ExitCode> {
  const asked = connectAsked(terminal.cwd, positional, given)
  const lock = locked(asked.state)
  if (lock.kind === "taken") {
    terminal.err(
      `${terminal.command}: process ${lock.by.pid} is connected by ${asked.state}: end it, or connect another one with a --state of its own\n`,
    )
    return 1
  }
  try {
    return await connectedBy(terminal, given, asked)
  } finally {
    lock.release()
  }
}

function locked(state: string): Locking {
  try {
    return lockFile(state)
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : String(thrown)
    throw new UsageError(`nothing can be kept beside ${state}: name another file with --state (${why})`)
  }
}

async function connectedBy(terminal: Terminal, given: Arguments, asked: ConnectAsked): Promise<ExitCode> {
  const kept = readState(asked.state)
  const enrolled = takenUp(kept, asked, given)
  if (enrolled !== null) return connected(terminal, given, asked, enrolled)
  let made: Enrolled | null = null
  const code = await withPlatform(terminal, given, async (platform) => {
    made = await enroll(terminal, platform, kept, asked)
    return 0
  })
  return made === null ? code : connected(terminal, given, asked, made)
}

async function connected(
  terminal: Terminal,
  given: Arguments,
  { command: [command, ...args], agent, principal }: ConnectAsked,
  { state, signer }: Enrolled,
): Promise<ExitCode> {
  const isJson = given.options["json"] === true
  const next = nextCommand(terminal, given, state.runtime)
  const { names, values } = environmentOf(typeof given.options["env"] === "string" ? given.options["env"] : "", null)
  const environment = { ...inherited(process.env, names), ...values }
  const relay = await openMcpRelay(fetch)
  const introduce = (): void => {
    if (isJson)
      terminal.out(`${JSON.stringify({ event: "connected", runtime: state.runtime, agent, principal, next })}\n`)
    else
      terminal.out(
        `${agent} is connected to ${state.apiUrl} as ${state.runtime}, for ${principal}. It ends with Ctrl-C.\nNext: ${next}\n`,
      )
  }
  try {
    const end = await superviseRuns({
      platform: httpPlatform({
        url: state.apiUrl,
        runtime: state.runtime,
        token: state.token,
        send: fetch,
        clock: systemClock,
      }),
      signer,
      relay,
      clock: systemClock,
      chance: Math.random,
      stop: terminal.signal,
      cwd: terminal.cwd,
      client: { name: terminal.command, version: terminal.version },
      connect: (listener) => openConnection({ command, args, cwd: terminal.cwd, environment }, listener),
      tell: (event) => {
        if (isJson) terminal.out(`${eventJson(event)}\n`)
        else terminal.err(`${eventLine(event)}\n`)
        if (event.kind === "agent_started" && event.isFirst) introduce()
      },
    })
    return ended(terminal, end, state.apiUrl)
  } finally {
    await relay.close()
  }
}

function ended(terminal: Terminal, end: ConnectorEnd, apiUrl: string): ExitCode {
  switch (end.kind) {
    case "stopped":
      return 0
    case "no_agent":
      terminal.err(`${terminal.command}: the agent cannot be started: ${failureText(end.failure)}\n`)
      return 1
    case "refused": {
      const { status, what } = end.refusal
      const fix =
        status === 401 ? " Its token was given up: enroll it anew with --new-key, or with another --state." : ""
      terminal.err(`${terminal.command}: ${apiUrl} does not take this connection: ${oneLine(what, 200)}${fix}\n`)
      return 1
    }
    default:
      return end satisfies never
  }
}

/** What gives the process its first run, with everything that says where the platform is as it was given here. */
function nextCommand(terminal: Terminal, { options }: Arguments, runtime: string): string {
  const where = platformOptions.flatMap(({ name }) => {
    const value = options[name]
    return typeof value === "string" ? [`--${name}`, value] : []
  })
  return shellLine([terminal.command, "run", "--connected", runtime, ...where, "Say hello."])
}

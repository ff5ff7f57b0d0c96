import { dirname, resolve } from "node:path"
import { systemClock } from "../../runtime/driver/clock.ts"
import { credentialStore, jsonlSink, openGateway, routes } from "../../runtime/gateway/index.ts"
import type { Gateway } from "../../runtime/gateway/index.ts"
import type { GatewayConfiguration } from "../../runtime/gateway/config/configuration.ts"
import { routesWith } from "../../runtime/gateway/config/routes.ts"
import type { Arguments, ExitCode, Terminal } from "../command.ts"
import { UsageError } from "../command.ts"
import { optimize } from "../engine.ts"
import { openOperations } from "./operations/listener.ts"
import type { OperationsListener } from "./operations/listener.ts"
import type { Watching } from "./operations/open.ts"
import { writePrivately } from "./private-file.ts"
import { configurationIn } from "./read-configuration.ts"
import { putCredentials } from "./secrets.ts"

/** Serves model calls as a file says, until it is told to end; then lets the calls that run come to their end. */
export async function gateway(terminal: Terminal, given: Arguments): Promise<ExitCode> {
  const [verb, ...more] = given.positional
  if (verb !== "serve" || more.length > 0) throw new UsageError(`gateway does serve, not ${verb ?? "nothing"}`)
  const { config } = given.options
  if (typeof config !== "string") throw new UsageError("gateway serve needs --config FILE")
  const file = resolve(terminal.cwd, config)
  const read = configurationIn(file, config)
  if (!read.ok) {
    for (const fault of read.faults) terminal.err(`${fault}\n`)
    return 1
  }
  optimize("usual")
  const { configuration } = read
  const folder = dirname(file)
  const serving = await started(terminal, configuration, folder)
  if (typeof serving === "string") {
    terminal.err(`${config}: ${serving}\n`)
    return 1
  }
  const { operations, watch } = serving
  // Nothing may be put on every object of the process from here on, by whichever library.
  Object.freeze(Object.prototype)
  terminal.out(`gateway ${serving.gateway.url}\n${operations === null ? "" : `operations ${operations.url}\n`}`)
  await aborted(terminal.signal)
  terminal.out(`draining, ${configuration.drainSeconds} s at most\n`)
  await serving.gateway.close(configuration.drainSeconds * 1_000)
  await operations?.close()
  await watch.close()
  return 0
}

interface Serving {
  readonly gateway: Gateway
  readonly operations: OperationsListener | null
  readonly watch: Watching
}

/** Opens everything, or says why not, with nothing left open. */
async function started(
  terminal: Terminal,
  configuration: GatewayConfiguration,
  folder: string,
): Promise<Serving | string> {
  const { listen, ledger, limits, patience } = configuration
  const credentials = credentialStore()
  const unusable = putCredentials(credentials, configuration, folder)
  if (unusable !== null) return unusable
  const { watching } = await import("./operations/open.ts")
  const watch = watching(configuration, terminal.err, terminal.version)
  let opened: Gateway
  try {
    const sink = ledger === null ? {} : { sink: jsonlSink(resolve(folder, ledger), systemClock) }
    opened = await openGateway({
      listen,
      credentials,
      limits,
      patience,
      routes: routesWith(routes, configuration.providers),
      observers: watch.observers,
      ...sink,
    })
    watch.metrics.watch(opened.health)
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : "the gateway cannot be opened"
  }
  for (const [at, { bearerFile, ...grant }] of configuration.leases.entries()) {
    const minted = opened.leases.mint(grant)
    if (!minted.ok) {
      await opened.close()
      return `/leases/${at}: ${minted.refusal.what}`
    }
    writePrivately(resolve(folder, bearerFile), `${minted.bearer}\n`)
    terminal.out(`lease ${minted.lease} of ${grant.run} in ${bearerFile}\n`)
  }
  try {
    const at = configuration.operations
    const operations = at === null ? null : await openOperations(at, opened.health, watch.metrics)
    return { gateway: opened, operations, watch }
  } catch (thrown) {
    await opened.close()
    return thrown instanceof Error ? thrown.message : "the listener for operations cannot be opened"
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((over) => {
    if (signal.aborted) over()
    else signal.addEventListener("abort", () => over(), { once: true })
  })
}

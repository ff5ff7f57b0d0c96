import { randomUUID } from "node:crypto"
import { systemClock } from "../../runtime/driver/index.ts"
import type { Clock } from "../../runtime/driver/index.ts"
import type { Arguments, ExitCode, Terminal } from "../command.ts"
import { clientOf } from "./client.ts"
import type { Client, Once } from "./client.ts"
import { connectionOf } from "./connection.ts"
import { listed } from "./names.ts"
import { persistent } from "./persistent.ts"
import { explained } from "./problem.ts"

/** A platform as a command works with it. */
export interface Platform {
  readonly client: Client
  /** Without a slash at its end. */
  readonly apiUrl: string
  /** The id of the workspace in which everything is looked for. */
  readonly workspace: () => Promise<string>
  /** A new key for one write of this command. It goes with every attempt of that write, so that it is done once. */
  readonly once: () => Once
  readonly clock: Clock
}

/**
 * Works with the platform that the options, the environment or a local server name. What the platform refuses is explained on
 * standard error, and ends with 1; a platform that is not there with 2.
 */
export async function withPlatform(
  terminal: Terminal,
  given: Arguments,
  work: (platform: Platform) => Promise<ExitCode>,
): Promise<ExitCode> {
  const connection = connectionOf(terminal.cwd, given, process.env)
  const send = persistent((url, init) => fetch(url, { redirect: "error", ...init }), systemClock)
  try {
    const name = connection.workspace
    const everywhere = clientOf(connection, null, send)
    const chosen = name === null ? null : await listed(everywhere, name)
    const client = chosen === null ? everywhere : clientOf(connection, chosen, send)
    return await work({
      client,
      apiUrl: connection.apiUrl,
      workspace: async () => chosen ?? listed(client, null),
      once: () => ({ idempotencyKey: randomUUID() }),
      clock: systemClock,
    })
  } catch (thrown) {
    const said = explained(thrown, connection.apiUrl)
    if (said === null) throw thrown
    terminal.err(`${terminal.command}: ${said.text}\n`)
    return said.code
  }
}

import { randomUUID } from "node:crypto"
import { systemClock } from "../../runtime/driver/index.ts"
import type { Arguments, ExitCode, Terminal } from "../command.ts"
import { createCheckfu } from "../../output/client/index.ts"
import { connectionOf } from "./connection.ts"
import { workspaceNamed } from "./names.ts"
import { persistent } from "./persistent.ts"
import { explained } from "./problem.ts"
import type { Platform } from "./reached.ts"

export type { Platform } from "./reached.ts"

/**
 * Works with the platform that the options, the environment or a local server name. What the platform refuses is explained on
 * standard error, and ends with 1; a platform that is not there with 2.
 */
export async function withPlatform(
  terminal: Terminal,
  given: Arguments,
  work: (platform: Platform) => Promise<ExitCode>,
): Promise<ExitCode> {
  const { apiUrl: baseUrl, apiKey, workspace: name } = connectionOf(terminal.cwd, given, process.env)
  const options = { baseUrl, apiKey, fetch: persistent(fetch, systemClock) }
  try {
    const everywhere = createCheckfu(options)
    const chosen = name === null ? null : await workspaceNamed(everywhere, name)
    const client = chosen === null ? everywhere : createCheckfu({ ...options, workspace: chosen })
    return await work({
      client,
      apiUrl: baseUrl,
      workspace: async () => chosen ?? workspaceNamed(client, null),
      once: () => ({ idempotencyKey: randomUUID() }),
      clock: systemClock,
    })
  } catch (thrown) {
    const said = explained(thrown, baseUrl)
    if (said === null) throw thrown
    terminal.err(`${terminal.command}: ${said.text}\n`)
    return said.code
  }
}

import type { Checkfu } from "../../output/client/index.ts"
import type { Clock } from "../../runtime/driver/index.ts"

/** A platform as a command works with it. */
export interface Platform {
  readonly client: Checkfu
  /** Without a slash at its end. */
  readonly apiUrl: string
  /** The id of the workspace in which everything is looked for. */
  readonly workspace: () => Promise<string>
  /** A new key for one write of this command. It goes with every attempt of that write, so that it is done once. */
  readonly once: () => { readonly idempotencyKey: string }
  readonly clock: Clock
}

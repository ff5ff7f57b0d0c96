import type { Launch } from "../../../runtime/driver/index.ts"
import type { Folders } from "../../../runtime/sandbox/index.ts"
import type { Models } from "../../run/served-models.ts"
import type { Asked, Exchange } from "./exchange.ts"
import type { AskedRelease } from "./release-in.ts"

/** What the checks of either protocol work with: a container for each process, a model behind the gateway, and time. */
export interface Bench {
  readonly release: AskedRelease
  readonly folders: Folders
  readonly client: { readonly name: string; readonly version: string }
  readonly models: Models
  /** Says which exchanges the model answers from now on, and what it was asked. */
  readonly serve: (exchanges: readonly Exchange[]) => Asked
  /** The command that runs the image with arguments, as its nth process. */
  readonly launch: (args: readonly string[], number: number) => Launch
  /** A word that nobody knows yet. */
  readonly nonce: () => string
  readonly signal: AbortSignal
  readonly step: (text: string) => void
}

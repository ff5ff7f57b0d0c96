import type { Given } from "../extending/given.ts"
import type { TurnResult } from "./result.ts"
import type { StagedFile } from "./staged-files.ts"

/** A prompt that was given to a session. */
export interface Prompted {
  /** Never rejects, and settles by the deadlines of the turn and of those before it. */
  readonly result: Promise<TurnResult>
  /** Cancels the turn; one that waits is never sent. Does nothing to one that is over. */
  readonly cancel: () => void
}

/** What is said of a prompt beside its content. */
export interface PromptWishes {
  /** What goes with it by the slots of contracts; the first that must not be sent keeps the prompt back. */
  readonly given?: readonly Given[]
  /** Linked to before the content, in this order; only an agent that declares that it reads them gets any. */
  readonly files?: readonly StagedFile[]
  /** Before those that wait, and behind those that were given so before; absent: behind all of them. */
  readonly first?: boolean
}

import type { CommandForm } from "../../model/command.ts"
import type { ConfigurationValidator } from "../admission/release/public-configuration.ts"
import type { Clock } from "../driver/clock.ts"
import type { ServedRecord } from "../driver/session/link.ts"
import type { Limits } from "../driver/transport/limits.ts"
import type { Redact } from "../driver/transport/redact.ts"
import type { Launch } from "../driver/transport/supervisor.ts"
import type { OneshotLimits } from "./limits.ts"
import type { OneshotObserved } from "./observed.ts"
import type { OneshotResult, WorkspacePosture } from "./result.ts"
import type { StateKeeper } from "./state/keeper.ts"

/** What a one-shot release says of a turn's command; a decoded release is one as it stands. */
export interface OneshotForm extends CommandForm {
  readonly output_mode: "stream_json" | "text"
}

/** Where the files of a turn are written, and under which path the command sees that folder. */
export interface StagingPlace {
  /** An absolute path on this machine. Each turn has a folder of its own below it, which is removed after the turn. */
  readonly folder: string
  /** The same folder as the command sees it: itself, or where a container has it mounted. */
  readonly seenAs: string
}

/** How a command is driven, turn by turn. */
export interface OneshotOptions {
  readonly release: OneshotForm
  /**
   * Makes what is started of a turn's arguments: the entrypoint with the arguments behind it, or a container runtime with
   * the image, the entrypoint and the arguments behind its own. Its standard input gets the prompt, or ends at once.
   */
  readonly launch: (args: readonly string[], turn: { readonly number: number }) => Launch
  /** The folder that the command works in, on this machine. It is watched where it may be read alone. */
  readonly workspace: string
  /** Takes the place of approvals, which a one-shot command cannot ask for; absent: writable. */
  readonly posture?: WorkspacePosture
  /** Absent: a folder of its own among the temporary files, which the command sees under the same path. */
  readonly staging?: StagingPlace
  /** Keeps the workspace and declared state at the edge of each turn; absent: what lies on the disk goes on. */
  readonly state?: StateKeeper
  /** Nothing is kept from one turn to the next, and a second turn is refused. Absent: false. */
  readonly isEphemeral?: boolean
  /** Judges typed output by its schema; absent: the validator of configurations, which wants `ajv` to be installed. */
  readonly validate?: ConfigurationValidator
  readonly clock?: Clock
  readonly limits?: Partial<OneshotLimits>
  /** What the transport allows. There is no time for the end of the input: it has ended when the turn begins. */
  readonly transport?: Partial<Omit<Limits, "inputGrace" | "noiseLines" | "unsentBytes">>
  /** The calls of models, as whoever serves them records them; absent: no turn is better than unverified. */
  readonly record?: ServedRecord
  /** For previews and the tail of standard error; without it, what looks secret in the environment is hidden. */
  readonly redact?: Redact
  /** Told of every observation at once. What it throws ends nothing. */
  readonly watch?: (observed: OneshotObserved) => void
}

/** What one turn wants besides its prompt. */
export interface OneshotWishes {
  /** The JSON Schema, within the configuration profile, that the turn's output is held to. */
  readonly outputSchema?: unknown
}

/** A turn under way, or over. */
export interface OneshotTurn {
  /** To be read once, in order; ends when the turn does. A late reader finds `observations_missed` in place of what it missed. */
  readonly observations: AsyncIterable<OneshotObserved>
  /** Never rejects. Settled when nothing of the command is left. */
  readonly result: Promise<OneshotResult>
  /** Ends the command: SIGTERM, then SIGKILL. May be called at any time, again and again. */
  readonly cancel: () => void
}

/** One session of a one-shot command: a process for each turn. */
export interface Oneshot {
  /** Starts a turn. While one runs another is not started, and its result says so. */
  readonly prompt: (text: string, wishes?: OneshotWishes) => OneshotTurn
  /** Ends what runs, and forgets the state where nothing may be kept. The same answer every time. */
  readonly close: () => Promise<void>
}

import type { Answer } from "./message.ts"
import type { Call } from "./pending.ts"
import type { Update } from "./update.ts"
import type { Session } from "./world.ts"

/** What one area of the rules looks at. Each hook is called with the line at hand set. */
export interface Area {
  readonly clientAsks?: (call: Call, params: unknown) => void
  readonly clientTells?: (method: string, params: unknown) => void
  readonly clientAnswers?: (call: Call, answer: Answer) => void
  readonly agentAsks?: (call: Call, params: unknown) => void
  /** A notification but for session/update. */
  readonly agentTells?: (method: string, params: unknown) => void
  /** A session/update, whatever session it names. */
  readonly agentUpdates?: (params: unknown) => void
  /** A request or a notification that comes before the handshake is over. */
  readonly agentIsEarly?: (method: string) => void
  /** The first answer to a request. */
  readonly agentAnswers?: (call: Call, answer: Answer) => void
  /** Another answer to a request that was answered. */
  readonly agentRepeats?: (call: Call) => void
  /** An update of a session that is known. */
  readonly updated?: (session: Session, update: Update) => void
  /** The same for those that belong to a turn, */
  readonly turnUpdated?: (session: Session, update: Update) => void
  /** for those that tell of a tool, */
  readonly toolUpdated?: (session: Session, update: Update) => void
  /** for those that tell how full the context is, */
  readonly usageUpdated?: (session: Session, update: Update) => void
  /** for what the agent says, once `world.isHeard`, */
  readonly said?: (session: Session, update: Update) => void
  /** and for those with a `_meta`. */
  readonly carried?: (session: Session, update: Update, meta: unknown) => void
  readonly happened?: (event: string, detail: { readonly [member: string]: unknown }) => void
  /** After the last line. */
  readonly finished?: () => void
}

/** The hooks of all areas, each kind in the areas' order, so that an entry comes to nobody who does not ask for its kind. */
export type Hooks = { readonly [Kind in keyof Area]-?: readonly NonNullable<Area[Kind]>[] }

/** Gathers the hooks of areas by kind. */
export function hooksOf(areas: readonly Area[]): Hooks {
  return {
    clientAsks: areas.flatMap(({ clientAsks }) => clientAsks ?? []),
    clientTells: areas.flatMap(({ clientTells }) => clientTells ?? []),
    clientAnswers: areas.flatMap(({ clientAnswers }) => clientAnswers ?? []),
    agentAsks: areas.flatMap(({ agentAsks }) => agentAsks ?? []),
    agentTells: areas.flatMap(({ agentTells }) => agentTells ?? []),
    agentUpdates: areas.flatMap(({ agentUpdates }) => agentUpdates ?? []),
    agentIsEarly: areas.flatMap(({ agentIsEarly }) => agentIsEarly ?? []),
    agentAnswers: areas.flatMap(({ agentAnswers }) => agentAnswers ?? []),
    agentRepeats: areas.flatMap(({ agentRepeats }) => agentRepeats ?? []),
    updated: areas.flatMap(({ updated }) => updated ?? []),
    turnUpdated: areas.flatMap(({ turnUpdated }) => turnUpdated ?? []),
    toolUpdated: areas.flatMap(({ toolUpdated }) => toolUpdated ?? []),
    usageUpdated: areas.flatMap(({ usageUpdated }) => usageUpdated ?? []),
    said: areas.flatMap(({ said }) => said ?? []),
    carried: areas.flatMap(({ carried }) => carried ?? []),
    happened: areas.flatMap(({ happened }) => happened ?? []),
    finished: areas.flatMap(({ finished }) => finished ?? []),
  }
}

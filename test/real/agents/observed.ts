/** What became of a turn. */
export interface ObservedTurn {
  /** The stop reason, or what stands in place of one. */
  readonly says: string
  readonly outcome: string
}

/** What a real agent did, as far as it does the same every time. */
export interface Observed {
  readonly agent: string
  /** Its npm package. */
  readonly package: string
  /** What it says that it is. */
  readonly introduction: string
  readonly pointedBy: string
  /** What it offers besides sessions and prompts. */
  readonly offers: readonly string[]
  /** The dialects that it asked its model in. */
  readonly dialects: readonly string[]
  /** The models that it asked, in turns and on its own behalf. */
  readonly models: readonly string[]
  readonly helpers: readonly string[]
  readonly plain: ObservedTurn
  readonly tool: ObservedTurn & {
    /** Whether it asked for permission first. */
    readonly asked: boolean
    /** Whether the command ran in the folder of the session. */
    readonly ran: boolean
  }
  /** In a session beside the first one. */
  readonly second: ObservedTurn
  readonly cancelled: ObservedTurn & {
    /** Whether it settled within two seconds. */
    readonly settled: boolean
    /** Whether it hung up on its model. */
    readonly hungUp: boolean
  }
  /** Where its model answers 401, or 500, or breaks off; null where it asks no model. */
  readonly failing: {
    readonly denied: ObservedTurn
    readonly broken: ObservedTurn
    readonly cut: ObservedTurn
  } | null
  /** How many of its processes were alive when it had been closed. */
  readonly leftAlive: number
  /** The hosts that it tried to reach besides its model. */
  readonly reachesFor: readonly string[]
}

/** Where an agent is run, and how it reaches its model. */
export interface Place {
  /** A home of its own, empty but for `files`. */
  readonly home: string
  /** The folder in which its packages are installed. */
  readonly installed: string
  /** Scheme and authority of the model server. */
  readonly url: string
  /** The key of the run. */
  readonly key: string
}

/** A real agent: where it comes from, and how it is started against a model server. */
export interface Recipe {
  /** As the table shows it. */
  readonly name: string
  /** npm packages at exact versions, the agent's own first. */
  readonly packages: readonly [string, ...string[]]
  /** The program below the folder of the installation. Node runs it, unless it is a binary. */
  readonly bin: string
  readonly isBinary?: true
  readonly args: readonly string[]
  /** Whether it asks a model at all. */
  readonly asksModel: boolean
  /** How it is told of its model, in a few words for the table. */
  readonly pointedBy: string
  /** Besides HOME, PATH and what keeps it from the network. */
  readonly environment: (place: Place) => { readonly [name: string]: string }
  /** Files below its home, by path. */
  readonly files: (place: Place) => { readonly [path: string]: string }
  /** What it answers a cancelled prompt with, now one and now another; `cancelled` where nothing is said. */
  readonly cancelAnswers?: readonly string[]
  /** Models that it asks on its own behalf and hosts that it tries to reach, but not in every run. */
  readonly notAlways?: { readonly helpers?: readonly string[]; readonly reachesFor?: readonly string[] }
  /** It sends even what is for the loopback to a proxy, so it is given none. */
  readonly proxiesLoopback?: true
}

/** The model that every agent is told to use. */
export const model = "local-model"

/** Names the form of a report. A reader that finds another name knows that it cannot read the rest. */
export const inspectRevision = "checkfu:inspect@1"

/** How much is known of something that the protocol does not have. */
export type Known =
  /** A slot of a contract, where the contract has it. */
  | "slot"
  /** A slot of a contract, found at a place where the contract does not have it. */
  | "misplaced"
  /** Below the prefix of a contract, which has no such slot. */
  | "vendor"
  /** Reserved by the protocol for trace context. */
  | "reserved"
  | "unknown"

/** A key of a `_meta` that the agent sent. */
export interface SeenKey {
  /** The keys below `_meta`, outermost first. */
  readonly path: readonly string[]
  /** The objects whose `_meta` had it, such as `SessionNotification.update`; sorted. */
  readonly at: readonly string[]
  readonly known: Known
  /** The contract by its name; null where none is known. */
  readonly contract: string | null
  /** The slot's id; null where it is none. */
  readonly slot: string | null
  /** Whether every value was one that the slot's decoder takes; null where there is none for JSON. */
  readonly fits: boolean | null
}

/** A method that the agent called and the protocol does not have. */
export interface SeenMethod {
  readonly method: string
  readonly form: "request" | "notification"
  readonly known: Exclude<Known, "misplaced" | "reserved">
  readonly contract: string | null
  readonly slot: string | null
  /** Whether it begins with `_`, as the protocol demands of extensions. */
  readonly hasUnderscore: boolean
}

/** What became of something that was asked. */
export interface Reaction {
  /** A stop reason, `accepted`, `error CODE`, `no answer`, `unreadable` or `exited`. */
  readonly says: string
  /** The error's message, shortened; null where there is none. */
  readonly message: string | null
}

/** What became of a prompt. */
export interface Turn extends Reaction {
  /** Whether the agent said any text in it. */
  readonly text: boolean
}

/** How the process ended when it was told to. */
export interface Ended {
  /**
   * `itself`: as it was told to, in its time. Otherwise the next rung that helped: the end of its input, SIGTERM to all of its
   * processes, or SIGKILL.
   */
  readonly by: "itself" | "input_end" | "group_sigterm" | "sigkill"
  /** Both null where it did not end by itself, or the other one says it. */
  readonly exitCode: number | null
  readonly signal: string | null
  /** How many processes it left behind; they were killed. */
  readonly descendants: number
}

/** Why something stands as null in a report: a probe that could not be carried out to its end. */
export interface Trouble {
  readonly probe: ProbeName
  /** The method that failed; `start` where it is the process. */
  readonly stage: string
  readonly what: string
}

/** The processes that are started, each for what it tells. */
export const probeNames = ["turns", "cancel", "unknown", "unauthorized", "broken", "cut"] as const
export type ProbeName = (typeof probeNames)[number]

/** What was measured, which differs from run to run. Milliseconds and bytes; null where it could not be measured. */
export interface Measured {
  /** From the start of the process to the answer to `initialize`. */
  readonly initialize: number | null
  readonly newSession: number | null
  /** From the first prompt to the first update. */
  readonly firstUpdate: number | null
  /** From the cancellation to the prompt's answer. */
  readonly cancel: number | null
  /** From the end of its input to the end of the process. */
  readonly inputEnd: number | null
  /** From SIGTERM to the end of the process. */
  readonly terminate: number | null
  /** The longest line that it wrote, and what that was. */
  readonly biggestLine: { readonly bytes: number; readonly what: string } | null
  /** For each model that failed: how long the turn took, and how many requests the agent made in it. */
  readonly failures: {
    readonly [name in FailureName]: { readonly milliseconds: number; readonly requests: number } | null
  }
}

/** How the model fails: it answers 401, it answers 500, or its answer breaks off. */
export type FailureName = Extract<ProbeName, "unauthorized" | "broken" | "cut">

/** What an agent says of itself. */
export interface Introduced {
  /** What it says that it is. */
  readonly agent: { readonly name: string; readonly version: string } | null
  readonly protocolVersion: number | null
  /** Everything in `agentCapabilities` that is not off, as paths such as `promptCapabilities.image`; sorted. */
  readonly capabilities: readonly string[]
  readonly logins: readonly { readonly id: string; readonly name: string }[]
}

/** What an agent really does. A closed form: readers may rely on every member, and null says that it is not known. */
export interface Report extends Introduced {
  readonly inspect: typeof inspectRevision
  /** The command, as it was given. */
  readonly command: readonly string[]
  /** The kinds of its updates; sorted. */
  readonly updates: readonly string[]
  /** The methods of the protocol that it called on the client; sorted. */
  readonly asks: readonly string[]
  readonly keys: readonly SeenKey[]
  readonly methods: readonly SeenMethod[]
  readonly turns: {
    readonly plain: Turn | null
    /**
     * Its model called a tool that runs commands: whether the agent asked for permission, and whether the command ran in the
     * session's folder, null where it offered the model no such tool.
     */
    readonly tool: (Turn & { readonly asked: boolean; readonly ran: boolean | null }) | null
    /** In a second session beside the first. */
    readonly second: Turn | null
    /** Cancelled while the model spoke; whether it hung up on its model, null where it had none. */
    readonly cancelled: (Reaction & { readonly hungUp: boolean | null }) | null
  }
  /** Null also where the agent asks no model. */
  readonly failures: { readonly [name in FailureName]: Turn | null }
  readonly unknown: {
    /** A `_` method, a method without one, and a session that it never opened. */
    readonly extension: Reaction | null
    readonly method: Reaction | null
    readonly session: Reaction | null
    /** A prompt with a content block of a type that does not exist. */
    readonly block: Reaction | null
    /** A session asked for with a key in `_meta` that nobody knows. */
    readonly meta: Reaction | null
  }
  readonly endings: { readonly inputEnd: Ended | null; readonly terminate: Ended | null }
  readonly model: {
    /** What it asked of the model server; sorted. The dialect is null where nothing speaks there. */
    readonly requests: readonly {
      readonly method: string
      readonly target: string
      readonly dialect: string | null
    }[]
    /** Names of headers, in lower case and sorted; values of those alone that can hold no secret and nothing personal. */
    readonly headers: readonly { readonly name: string; readonly values: readonly string[] | null }[]
    /** The models that it asked for, sorted: in turns, which offer tools, and on its own behalf. */
    readonly turns: readonly string[]
    readonly helpers: readonly string[]
    /** Whether every request had the key that it was given; null where it made none. */
    readonly keyed: boolean | null
    /** Whether it sent what is for the loopback to the proxy, against NO_PROXY. */
    readonly throughProxy: boolean
  }
  /** `HOST:PORT` of everything else that it tried to reach by way of the proxy, where nothing was let through; sorted. */
  readonly egress: readonly string[]
  readonly output: {
    /** Lines on standard output that are no messages: how many, and the beginnings of the first ones. */
    readonly noise: number
    readonly examples: readonly string[]
    /** What else was odd on the wire, by code; sorted. */
    readonly faults: readonly string[]
  }
  readonly troubles: readonly Trouble[]
  readonly measured: Measured
}

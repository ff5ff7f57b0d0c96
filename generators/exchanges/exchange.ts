/** How far a value may differ from the example's. */
export interface PlaceRule {
  readonly free?: "any"
  readonly as?: string
  readonly oneOf?: readonly unknown[]
  readonly contains?: string
  readonly optional?: true
}

/** Rules by JSON Pointer into a message, or into the lines of a turn. */
export type Places = { readonly [pointer: string]: PlaceRule }

/** A message of JSON-RPC. */
export interface Message {
  readonly id?: unknown
  readonly method?: string
  readonly params?: unknown
  readonly result?: unknown
  readonly error?: unknown
}

/** One message of an exchange. */
export interface Step {
  readonly from: "client" | "agent"
  readonly message: Message
  readonly value?: unknown
  readonly wrong?: string
  readonly places?: Places
  readonly otherwise?: "skip" | "continue"
  readonly observation?: unknown
  readonly observations?: readonly unknown[]
  readonly ignored?: readonly string[]
}

/** A golden exchange of one slot. */
export interface Exchange {
  readonly slot: string
  readonly says: string
  readonly steps: readonly Step[]
}

/** One run of a command. */
export interface Turn {
  readonly args: readonly string[]
  readonly stdin: string
  readonly files?: { readonly [path: string]: string }
  readonly prompt?: string
  readonly outputSchema?: string
  readonly stdout: readonly unknown[]
  readonly places?: Places
  readonly exit: number
  readonly observations?: readonly unknown[]
}

/** A golden exchange with a command that runs once a turn. */
export interface ProcessExchange {
  readonly document: string
  readonly says: string
  readonly release: { readonly [member: string]: unknown }
  readonly turns: readonly Turn[]
}

/** What is wrong with an exchange, and at which part of it. */
export interface ExchangeProblem {
  readonly path: readonly (string | number)[]
  readonly what: string
  readonly fix: string
}

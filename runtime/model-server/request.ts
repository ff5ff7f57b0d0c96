/** A value as `JSON.parse` makes it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [member: string]: Json }

/** A tool that a request offers to the model. */
export interface OfferedTool {
  readonly name: string
  /** JSON Schema of its arguments as the request has it; null where it has none. */
  readonly parameters: Json
}

/** One message of the conversation, for what a script may want to know of it. */
export interface Said {
  readonly by: "user" | "tool" | "other"
  readonly text: string
}

/** A model request, read alike from every wire. */
export interface ModelRequest {
  /** The wire's name: that of the dialect, where the catalog knows it. */
  readonly dialect: string
  /** The raw request target. */
  readonly target: string
  /** The bearer token or API key it came with; empty where it came with none. */
  readonly run: string
  readonly model: string
  readonly stream: boolean
  readonly tools: readonly OfferedTool[]
  /** JSON Schema of the JSON text that is wanted for an answer; null where any text will do. */
  readonly wants: Json
  /** What the user said last. */
  readonly userText: string
  /** What tools answered since then, oldest first. */
  readonly toolResults: readonly string[]
  /** The whole body. */
  readonly body: Json
}

/** What the user said last, and what tools answered since. */
export function lastAsk(said: readonly Said[]): Pick<ModelRequest, "userText" | "toolResults"> {
  const last = said.findLastIndex(({ by }) => by === "user")
  return {
    userText: said[last]?.text ?? "",
    toolResults: said.slice(last + 1).flatMap(({ by, text }) => (by === "tool" ? [text] : [])),
  }
}

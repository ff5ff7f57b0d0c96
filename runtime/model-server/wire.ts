import type { Tokens } from "./answer.ts"
import type { Json, ModelRequest } from "./request.ts"

/** What a model says in one answer. */
export type Content =
  | { readonly kind: "text"; readonly pieces: readonly string[] }
  | { readonly kind: "tool"; readonly name: string; readonly arguments: Json }

/** A whole answer, before a wire gives it its shape. */
export interface Reply {
  /** Unlike every other of the server. */
  readonly id: string
  readonly request: ModelRequest
  /** Null for an answer that holds nothing. */
  readonly content: Content | null
  readonly tokens: Tokens
}

/** The events of a streamed answer, each as it is written, in the parts at which an answer may be broken off. */
export interface EventParts {
  readonly opening: readonly string[]
  /** One for each piece of the text, or for the arguments of the tool. */
  readonly pieces: readonly string[]
  readonly closing: readonly string[]
}

/** An error as a client is told of it. */
export interface WireError {
  readonly status: number
  /** A word for programs, such as `replay_miss`; null for the dialect's own word for the status. */
  readonly code: string | null
  readonly message: string
}

/** One language in which models are asked: how its requests are read, and how answers are written. Pure. */
export interface Wire {
  readonly name: string
  /** What the body says, and null where it is no request of this wire. */
  readonly read: (body: Json) => Pick<ModelRequest, "tools" | "wants" | "userText" | "toolResults"> | null
  /** A whole answer as JSON. */
  readonly whole: (reply: Reply) => Json
  readonly events: (reply: Reply) => EventParts
  /** The usage that was sent last: with the whole answer, or with no more than its opening; null where none was. */
  readonly usage: (reply: Reply, sent: "whole" | "opening") => Json
  readonly error: (error: WireError) => Json
  /** An error inside the stream of a reply, behind so many events. */
  readonly errorEvent: (error: WireError, reply: Reply, behind: number) => string
}

/** A server-sent event without a name. */
export function dataEvent(data: Json): string {
  return `data: ${JSON.stringify(data)}\n\n`
}

/** A server-sent event that is named as its data's type is. */
export function typedEvent(data: { readonly type: string; readonly [member: string]: Json }): string {
  return `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`
}

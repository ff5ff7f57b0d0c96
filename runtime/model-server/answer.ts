import type { Json, ModelRequest, OfferedTool } from "./request.ts"
import type { RecordedResponse } from "./replay-file.ts"

/** How an answer comes over time. Milliseconds; an endless time never comes. */
export interface Pace {
  /** Before the first byte, status line included. */
  readonly firstByte?: number
  /** Between two pieces of the body. */
  readonly between?: number
  /** Cuts the body into pieces of so many bytes, wherever that falls; without it each event is one piece. */
  readonly pieceBytes?: number
}

/** How many tokens an answer says that it took. */
export interface Tokens {
  readonly input: number
  readonly output: number
}

/** What an answer says where a script does not. */
export const defaultTokens: Tokens = { input: 12, output: 7 }

/** A model's answer as a script has it. The wire gives it its shape. */
export type Answer = { readonly pace?: Pace } & (
  | { readonly kind: "text"; readonly text: string; readonly tokens?: Tokens }
  | {
      readonly kind: "tool"
      /** Which of the offered tools: by its exact name, or the first whose name matches. */
      readonly tool: string | RegExp
      readonly arguments: Json | ((tool: OfferedTool) => Json)
      readonly tokens?: Tokens
    }
  /** A well-formed answer that holds nothing. */
  | { readonly kind: "empty"; readonly tokens?: Tokens }
  /** An error of the dialect's own shape, with that status; `retryAfter` in seconds. */
  | {
      readonly kind: "failure"
      readonly status: number
      readonly code?: string
      readonly message?: string
      readonly retryAfter?: number
    }
  /** An error of the dialect's own shape inside a stream that began well; a request without stream gets status 500. */
  | { readonly kind: "broken"; readonly text: string; readonly message?: string }
  /** The connection ends behind half of the text. */
  | { readonly kind: "cut"; readonly text: string }
  /** Behind half of the text comes what no client can read, then a clean end. */
  | { readonly kind: "malformed"; readonly text: string }
  /** Nothing ever comes. */
  | { readonly kind: "silence" }
  | { readonly kind: "recorded"; readonly response: RecordedResponse }
)

/** Answers requests. One that throws makes status 500 with the error's message. */
export type Answering = (request: ModelRequest) => Answer

import type { WireDiagnostic } from "../connection.ts"

/** Everything that can be odd on the wire, with the sentence that says so. A code that does not stand here cannot be said. */
const sentences = {
  "wire/oversize": (length: number, cap: number): string =>
    `The line has ${length} bytes, over the cap of ${cap}, and was passed over.`,
  "wire/invalid-utf8": (): string => "The line is not UTF-8; what could not be read stands as U+FFFD.",
  "wire/byte-order-mark": (): string => "The output begins with a byte order mark.",
  "wire/carriage-return": (): string => "Lines end in a carriage return before the line feed. This is said once.",
  "wire/empty-line": (): string => "The line is empty.",
  "wire/unterminated-line": (): string =>
    "The output ended in the middle of a line, or without the line feed of its last one.",
  "wire/non-protocol-line": (bytes: number, json: boolean): string =>
    `The line of ${bytes} bytes is ${json ? "JSON, but no message of JSON-RPC" : "not JSON"}.`,
  "wire/noise": (lines: number): string => `${lines} lines in a row held no message; the agent is ended.`,
  "wire/batch": (count: number): string =>
    `The line is a batch of ${count}; the protocol has none. Its members were taken one by one.`,
  "wire/jsonrpc-member": (): string => 'The message does not say "jsonrpc": "2.0".',
  "wire/mixed-message": (): string =>
    "The message has a method and a result or an error; it was taken for what the method says.",
  "wire/result-and-error": (): string => "The response has a result and an error.",
  "wire/no-result": (): string => "The response has neither a result nor an error.",
  "wire/error-shape": (): string =>
    "The error of the response is not an object with a number for its code and a text for its message.",
  "wire/id-type": (): string => "The id has a type that it may not have, or not the one that was asked with.",
  "wire/id-in-use": (): string => "The id is that of another request of the agent's that has not been answered.",
  "wire/null-response": (): string => "The agent answered nothing in particular: the id of its response is null.",
  "wire/unknown-response": (): string => "The response is to no request of ours.",
  "wire/late-response": (): string => "The response came after its request had timed out.",
  "wire/duplicate-response": (): string => "The request had been answered before.",
  "wire/listener-threw": (error: unknown): string => `What was told about the message failed: ${String(error)}`,
  "wire/unsendable": (error: unknown): string => `The answer cannot be written as JSON: ${String(error)}`,
  "wire/stalled": (bytes: number): string => `${bytes} bytes wait for the agent to read its input; it is ended.`,
} as const

type Sentences = typeof sentences

/** The codes of everything that can be odd on the wire. Stable. */
export type WireCode = keyof Sentences

/** A code with what its sentence needs. */
export type WireFault = { readonly [Code in WireCode]: readonly [Code, ...Parameters<Sentences[Code]>] }[WireCode]

/** Says what is odd, and on which line. */
export function diagnosticOf([code, ...needed]: WireFault, line: number | null, raw: unknown): WireDiagnostic {
  const sentence = sentences[code] as (...given: readonly unknown[]) => string
  return { code, what: sentence(...needed), line, raw }
}

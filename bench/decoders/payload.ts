import type { Result } from "../../output/kernel.ts"

/** Reads a value: a decoder, ours or written by hand. */
export type Decode = (input: unknown) => Result<unknown>

/** What one payload is measured on. */
export interface BenchValues {
  readonly valid: readonly unknown[]
  /** One fault each: where reading begins, half way, at the last member that is read, and a member that nobody listed. */
  readonly invalid: { readonly [at in "start" | "middle" | "end" | "excess"]: unknown }
}

/** One payload of the catalog with the two that are compared on it. */
export interface BenchPayload extends BenchValues {
  /** Its schema file's name without extension, below `output/schemas/`. */
  readonly stem: string
  readonly decode: Decode
  readonly decodeText: (text: string) => Result<unknown>
  readonly hand: Decode
  readonly handText: (text: string) => Result<unknown>
}

import type { Acceptance } from "./accept.ts"
import { kind, means, sayings, state, unordered } from "./kind.ts"
import type { Stated } from "./kind.ts"

export const hostToolKind = kind({
  name: "host-tool",
  states: "a tool that a host gives an agent over MCP",
  meanings: {
    literal: means("same", sayings),
    // Who allows calls that change nothing without asking allows more or less.
    isReadOnly: means(unordered),
    arguments: means("same", "breaking"),
  },
  whole: means("same", sayings),
})

/** A stated tool of a host. */
export type HostToolFact = Stated<"host-tool">

/** A text that a tool is called with, and what the agent is told of it. */
export interface ArgumentFact {
  readonly name: string
  readonly description: string
  readonly isRequired: boolean
  /** The texts that it may be; null: any. */
  readonly among: readonly string[] | null
}

/** An argument that every call has, and not empty: any text, or one of those that are listed or that a schema takes. */
export function required(
  name: string,
  description: string,
  among: readonly string[] | { readonly literals: readonly string[] } | null = null,
): ArgumentFact {
  const listed = among !== null && "literals" in among ? among.literals : among
  return { name, description, isRequired: true, among: listed }
}

/** An argument that a call may leave out. */
export function optional(name: string, description: string): ArgumentFact {
  return { name, description, isRequired: false, among: null }
}

/** A tool by the name under which an agent calls it. The sentence above it is what the agent is told of it. */
export function hostTool(stated: {
  readonly name: string
  readonly literal: string
  /** Whether a call of it changes nothing. */
  readonly isReadOnly: boolean
  /** What it is called with, and nothing else. */
  readonly arguments: readonly ArgumentFact[]
  readonly accept?: readonly Acceptance[]
}): HostToolFact {
  return state(hostToolKind, stated)
}

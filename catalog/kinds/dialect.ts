import type { Acceptance } from "./accept.ts"
import { grants, kind, means, sayings, state, unordered } from "./kind.ts"
import type { Stated } from "./kind.ts"

export const dialectKind = kind({
  name: "dialect",
  states: "a wire language in which a harness asks for a model",
  meanings: { method: means(unordered, "breaking"), path: means(unordered, "breaking") },
  whole: means(grants, sayings),
})

/** A stated dialect. */
export type DialectFact = Stated<"dialect">

/** A wire language and the exact request, method and raw target, by which the gateway knows it. */
export function dialect(stated: {
  readonly name: string
  readonly method: "POST" | "GET"
  readonly path: string
  readonly accept?: readonly Acceptance[]
}): DialectFact {
  return state(dialectKind, stated)
}

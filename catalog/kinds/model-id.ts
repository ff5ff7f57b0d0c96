import type { Acceptance } from "./accept.ts"
import type { DialectFact } from "./dialect.ts"
import { grants, kind, means, prose, sayings, state, unordered } from "./kind.ts"
import type { Stated } from "./kind.ts"
import type { ProviderFact, Source } from "./provider.ts"

export const modelIdKind = kind({
  name: "model-id",
  states: "the id of a provider's model, where a dialect names the model in its path",
  meanings: {
    dialect: means(unordered, "breaking"),
    provider: means(unordered, "breaking"),
    value: means(unordered, "breaking"),
    source: prose,
  },
  whole: means(grants, sayings),
})

/** A stated model id. */
export type ModelIdFact = Stated<"model-id">

/**
 * A model by the text that takes the place of the braces in its dialect's path and its provider's: segments of letters,
 * digits, `.`, `_`, `~` and `-`, joined by single slashes. Each one is a request of its own; none is a pattern.
 */
export function modelId(stated: {
  readonly name: string
  readonly provider: ProviderFact
  readonly dialect: DialectFact
  readonly value: string
  readonly source: Source
  readonly accept?: readonly Acceptance[]
}): ModelIdFact {
  return state(modelIdKind, stated)
}

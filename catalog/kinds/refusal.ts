import type { Acceptance } from "./accept.ts"
import { kind, means, prose, sayings, state } from "./kind.ts"
import type { Stated } from "./kind.ts"

export const refusalKind = kind({
  name: "refusal",
  states: "what the runtime refuses or notes, under the code by which programs know it",
  meanings: {
    codes: means("same", sayings),
    status: means("same", "breaking"),
    title: prose,
    raisedIn: prose,
    cause: prose,
    cure: prose,
    example: prose,
    meets: means("same", sayings),
    heading: prose,
  },
  whole: means("same", sayings),
})

/** A stated refusal. */
export type RefusalFact = Stated<"refusal">

/**
 * What the runtime refuses, or notes and goes on. The sentence above it says what it means. `codes` are `topic/problem`:
 * one, or one for each topic under which the same problem is met; a single code is the name with its first `-` a `/`.
 * `status` is that of an HTTP answer with it, null for what is only noted. `raisedIn` is the room below `runtime/` that raises
 * it. `example` is the sentence that such a refusal may say, and changes with what is at fault. `meets` says
 * which requests to the API may meet it, whichever endpoint they ask for: all, those known by a key or by a claim, those
 * that name an id, have a body or have none, or the writes that may bear an idempotency key.
 */
export function refusal(stated: {
  readonly name: string
  readonly codes: readonly [`${string}/${string}`, ...`${string}/${string}`[]]
  readonly title: string
  readonly status: number | null
  readonly raisedIn: string
  readonly cause: string
  readonly cure: string
  readonly example: string
  readonly meets?: "request" | "key" | "claim" | "id" | "body" | "no_body" | "idempotency"
  readonly accept?: readonly Acceptance[]
}): RefusalFact {
  const { codes, title } = stated
  return state(refusalKind, { ...stated, heading: codes.length === 1 ? codes[0] : title })
}

import type { Acceptance } from "./accept.ts"
import type { DocumentFact } from "./document.ts"
import { paging } from "./endpoint-parts.ts"
import type { EndpointQuery } from "./endpoint-parts.ts"
import { grants, kind, means, prose, ranked, sayings, state, unordered } from "./kind.ts"
import type { Events } from "./kind.ts"
import type { RefusalFact } from "./refusal.ts"
import type { RevisionFact } from "./revision.ts"
import type { RoleFact } from "./role.ts"
import type { Stated } from "./kind.ts"
import type { WireChange } from "../../model/change.ts"

/** Who asked for what is gone is answered otherwise; who does not know what came never asks for it. */
const served: Events<WireChange> = { added: "full", removed: "breaking", changed: "breaking" }

export const endpointKind = kind({
  name: "endpoint",
  states: "a request that the API answers: who may send it, what it takes and what it answers",
  meanings: {
    method: means("same", "breaking"),
    path: means("same", "breaking"),
    // Whoever may ask is told what is there, and may change it.
    roles: means(grants),
    // A claim's bearer is good for one claim, a connector's for one runtime, a key for a workspace.
    bearer: means(ranked(["claim"], ["connector"], ["api_key"]), "breaking"),
    scope: means(ranked(["workspace"], ["platform"])),
    queries: means("same", served),
    takes: means("same", "breaking"),
    answers: means("same", "breaking"),
    list: means("same", "breaking"),
    status: means("same", "breaking"),
    mayBeEmpty: means("same", "breaking"),
    writes: means(unordered, "breaking"),
    operation: means("same", "breaking"),
    refuses: means("same", sayings),
    since: prose,
  },
  whole: means(grants, served),
})

/** A stated endpoint. */
export type EndpointFact = Stated<"endpoint">

/**
 * A request that the API answers. `bearer` is what the request is known by: an API key, for which `roles` lists those that
 * are let in, the bearer of one claim, or the token of a connected runtime. `scope`: whether everything in it is looked for in
 * the caller's workspace, or belongs to the platform. `list`: it answers many, all of them or page by page, which its
 * query then says. `mayBeEmpty`: it may also answer that there is nothing. `operation` is the method of the client that asks
 * for it; null: no method does. `refuses` holds what only such requests meet: what others meet too, the refusal says of itself.
 * What is left out is a read by an API key, without a body.
 */
export function endpoint(stated: {
  readonly name: string
  readonly method: "GET" | "POST" | "PUT" | "DELETE"
  readonly path: `/${string}`
  readonly bearer?: "api_key" | "claim" | "connector"
  readonly roles: readonly RoleFact[]
  readonly scope: "workspace" | "platform"
  readonly queries?: readonly EndpointQuery[]
  readonly takes?: DocumentFact
  readonly answers: DocumentFact
  readonly list?: "whole" | "paged"
  readonly status?: 200 | 201 | 202
  readonly mayBeEmpty?: boolean
  readonly writes?: boolean
  readonly operation: string | null
  readonly refuses?: readonly RefusalFact[]
  readonly since: RevisionFact
  readonly accept?: readonly Acceptance[]
}): EndpointFact {
  const { bearer = "api_key", queries = [], takes = null, list = null, status = 200 } = stated
  const { mayBeEmpty = false, writes = false, refuses = [] } = stated
  const asked = list === "paged" ? [...queries, ...paging] : queries
  return state(endpointKind, {
    ...stated,
    bearer,
    queries: asked,
    takes,
    list,
    status,
    mayBeEmpty,
    writes,
    refuses,
  })
}

// Generated from the catalog. Do not edit: change the fact and generate again.

/**
 * The endpoints of the API. This file holds types alone and imports nothing: it is also copied beside the generated facts,
 * so that the same laws read the catalog and what was generated from it.
 */

/** What an API key may be. */
export interface Role {
  readonly id: string
  readonly name: string
  /** `control`: for who configures and runs things. `data`: for the processes that do the work. */
  readonly plane: "control" | "data"
  /** Whether it may change anything on its plane. */
  readonly access: "read" | "write"
  readonly belongsTo: "workspace" | "installation"
}

/** What a request is known by: an API key, the bearer of one claim, or the token of a connected runtime. */
export type EndpointBearer = "api_key" | "claim" | "connector"

/** A part of a path between slashes: a text, compared byte for byte, or a place by its name. */
export type PathSegment = string | { readonly parameter: string }

/** A member of a query. */
export interface EndpointQuery {
  readonly name: string
  readonly description: string
  /** `integer`: a decimal number without leading zeros, from `min` to `max`. `text`: of so many visible ASCII characters. */
  readonly form: "integer" | "text"
  readonly min: number
  readonly max: number
  readonly isRequired: boolean
}

/** A request that the API answers; `D` are the names of documents, `C` the codes of refusals. */
export interface Endpoint<
  N extends string = string,
  D extends string = string,
  C extends string = string,
> {
  readonly id: string
  readonly name: N
  readonly method: "GET" | "POST" | "PUT" | "DELETE"
  /** With each place as its name in braces. */
  readonly path: string
  readonly segments: readonly PathSegment[]
  readonly bearer: EndpointBearer
  /** The roles of the keys that are let in; empty for another bearer. */
  readonly roles: readonly Role[]
  /** Whether everything in it is looked for in the caller's workspace, or belongs to the platform. */
  readonly scope: "workspace" | "platform"
  /** Whatever else a query has is refused. */
  readonly queries: readonly EndpointQuery[]
  /** The document that its body is; null: it takes none. */
  readonly takes: D | null
  /** The document that it answers, or of which it answers many. */
  readonly answers: D
  /** Whether it answers many, all at once or page by page; null: it answers one. */
  readonly list: "whole" | "paged" | null
  /** The status of its answer. */
  readonly status: 200 | 201 | 202
  /** Whether it may also answer that there is nothing, with status 204. */
  readonly mayBeEmpty: boolean
  /** Whether it changes anything. */
  readonly writes: boolean
  /** The method of the client that asks for it, `sessions.create`; null: none does. */
  readonly operation: string | null
  /** The codes of the refusals that it may answer. */
  readonly refuses: readonly C[]
  /** The version of the API that has it. */
  readonly version: string
}

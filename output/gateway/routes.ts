// Generated from the catalog. Do not edit: change the fact and generate again.

/** Where one provider answers a route. */
export interface Upstream {
  readonly provider: string
  /** Scheme and authority. */
  readonly origin: string
  /** What bears the credential, in lower case, and what stands before it there. */
  readonly credential: { readonly header: string; readonly prefix: string }
  /** Raw target below the origin, sent as it stands. */
  readonly path: string
}

/** One query that may follow a target after its question mark, alone and as it is written. */
export type RouteQuery =
  | { readonly name: string; readonly kind: "fixed"; readonly value: string }
  /** A number without leading zero, of at most so many digits. */
  | { readonly name: string; readonly kind: "decimal"; readonly digits: number }

interface Request {
  readonly method: string
  /** Raw request target, compared byte for byte. */
  readonly target: string
  /** The queries that may follow the target; every other one is refused. */
  readonly queries: readonly RouteQuery[]
}

/** A request that goes on to one of the providers that accept its dialect. */
export interface ProviderRoute extends Request {
  readonly servedBy: "provider"
  readonly dialect: string
  /** Headers that may go on besides those of every request, in lower case. */
  readonly headers: readonly string[]
  /** Headers that may bear the lease, besides authorization, in lower case. */
  readonly credentials: readonly string[]
  /** The providers that accept the dialect, in the catalog's order. */
  readonly upstreams: readonly Upstream[]
}

/** A request that the gateway answers itself. */
export interface OwnRoute extends Request {
  readonly servedBy: "gateway"
  /** What it is answered with. */
  readonly answers: string
}

/** One request that the gateway serves. Whatever no route names is refused. */
export type Route = ProviderRoute | OwnRoute

/** Every request that the gateway serves. */
export const routes: readonly Route[] = [
  {
    method: "POST",
    target: "/v1/messages",
    servedBy: "provider",
    queries: [
      {
        name: "beta",
        kind: "fixed",
        value: "true",
      },
    ],
    dialect: "anthropic_messages",
    headers: ["anthropic-beta", "anthropic-version"],
    credentials: ["x-api-key"],
    upstreams: [
      {
        provider: "anthropic",
        origin: "https://api.anthropic.com",
        credential: {
          header: "x-api-key",
          prefix: "",
        },
        path: "/v1/messages",
      },
    ],
  },
  {
    method: "POST",
    target: "/v1/chat/completions",
    servedBy: "provider",
    queries: [],
    dialect: "openai_chat",
    headers: [],
    credentials: [],
    upstreams: [
      {
        provider: "checkfu-replay",
        origin: "https://replay.example.test",
        credential: {
          header: "authorization",
          prefix: "Bearer ",
        },
        path: "/v1/chat/completions",
      },
      {
        provider: "google-ai-studio",
        origin: "https://generativelanguage.googleapis.com",
        credential: {
          header: "authorization",
          prefix: "Bearer ",
        },
        path: "/v1beta/openai/chat/completions",
      },
      {
        provider: "openai",
        origin: "https://api.openai.com",
        credential: {
          header: "authorization",
          prefix: "Bearer ",
        },
        path: "/v1/chat/completions",
      },
      {
        provider: "openrouter",
        origin: "https://openrouter.ai",
        credential: {
          header: "authorization",
          prefix: "Bearer ",
        },
        path: "/api/v1/chat/completions",
      },
    ],
  },
  {
    method: "POST",
    target: "/v1/responses",
    servedBy: "provider",
    queries: [],
    dialect: "openai_responses",
    headers: [],
    credentials: [],
    upstreams: [
      {
        provider: "checkfu-replay",
        origin: "https://replay.example.test",
        credential: {
          header: "authorization",
          prefix: "Bearer ",
        },
        path: "/v1/responses",
      },
      {
        provider: "openai",
        origin: "https://api.openai.com",
        credential: {
          header: "authorization",
          prefix: "Bearer ",
        },
        path: "/v1/responses",
      },
      {
        provider: "openrouter",
        origin: "https://openrouter.ai",
        credential: {
          header: "authorization",
          prefix: "Bearer ",
        },
        path: "/api/v1/responses",
      },
    ],
  },
  {
    method: "POST",
    target: "/fal-ai/flux/dev",
    servedBy: "provider",
    queries: [],
    dialect: "fal_queue",
    headers: [],
    credentials: [],
    upstreams: [
      {
        provider: "fal-ai",
        origin: "https://queue.fal.run",
        credential: {
          header: "authorization",
          prefix: "Key ",
        },
        path: "/fal-ai/flux/dev",
      },
    ],
  },
  {
    method: "POST",
    target: "/fal-ai/flux/schnell",
    servedBy: "provider",
    queries: [],
    dialect: "fal_queue",
    headers: [],
    credentials: [],
    upstreams: [
      {
        provider: "fal-ai",
        origin: "https://queue.fal.run",
        credential: {
          header: "authorization",
          prefix: "Key ",
        },
        path: "/fal-ai/flux/schnell",
      },
    ],
  },
  {
    method: "GET",
    target: "/v1/models",
    servedBy: "gateway",
    queries: [
      {
        name: "limit",
        kind: "decimal",
        digits: 4,
      },
    ],
    answers: "lease_models",
  },
]

/** The headers of every request that go on, in lower case; a route may add its own. */
export const passedHeaders: readonly string[] = [
  "accept",
  "content-encoding",
  "content-type",
  "traceparent",
  "user-agent",
]

/**
 * The largest body of a request, in bytes: what any provider takes, with room for what wraps it.
 */
export const bodyBytes: number = 35651584

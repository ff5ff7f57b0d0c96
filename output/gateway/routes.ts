// Generated from the catalog. Do not edit: change the fact and generate again.

/** Where one provider answers a route. */
export interface Upstream {
  readonly provider: string
  /** Scheme and authority. */
  readonly origin: string
  /** Raw target below the origin, sent as it stands. */
  readonly path: string
}

/** One request that the gateway serves. Whatever no route names is refused. */
export interface Route {
  readonly method: string
  /** Raw request target, compared byte for byte. */
  readonly target: string
  readonly dialect: string
  readonly servedBy: "provider"
  /** Names of the query members that may follow the target; every other one is refused. */
  readonly query: readonly string[]
  /** The providers that accept the dialect, in the catalog's order. */
  readonly upstreams: readonly Upstream[]
}

/** Every request that the gateway serves. */
export const routes: readonly Route[] = [
  {
    method: "POST",
    target: "/v1/messages",
    dialect: "anthropic_messages",
    servedBy: "provider",
    query: [],
    upstreams: [
      {
        provider: "anthropic",
        origin: "https://api.anthropic.com",
        path: "/v1/messages",
      },
    ],
  },
  {
    method: "POST",
    target: "/v1/chat/completions",
    dialect: "openai_chat",
    servedBy: "provider",
    query: [],
    upstreams: [
      {
        provider: "google-ai-studio",
        origin: "https://generativelanguage.googleapis.com",
        path: "/v1beta/openai/chat/completions",
      },
      {
        provider: "openai",
        origin: "https://api.openai.com",
        path: "/v1/chat/completions",
      },
    ],
  },
  {
    method: "POST",
    target: "/v1/responses",
    dialect: "openai_responses",
    servedBy: "provider",
    query: [],
    upstreams: [
      {
        provider: "openai",
        origin: "https://api.openai.com",
        path: "/v1/responses",
      },
    ],
  },
]

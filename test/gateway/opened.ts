import { routes } from "../../output/gateway/routes.ts"
import type { Route } from "../../output/gateway/routes.ts"
import { openGateway } from "../../runtime/gateway/index.ts"
import type {
  BeginRow,
  EndRow,
  Gateway,
  GatewayOptions,
  LeaseGrant,
  RefusedRequest,
} from "../../runtime/gateway/index.ts"

/** The generated routes with every provider at one origin of the loopback, its path and header kept. */
export function routesAt(origin: string): readonly Route[] {
  return routes.map((route) =>
    route.servedBy === "gateway"
      ? route
      : { ...route, upstreams: route.upstreams.map((upstream) => ({ ...upstream, origin })) },
  )
}

/** The provider's credential, which must be seen in one header and nowhere else. */
export const credentialCanary = "sk-CREDENTIAL-canary-0123456789"

/** A grant whose candidates speak every dialect. */
export function grantOf(run: string, more: Partial<LeaseGrant> = {}): LeaseGrant {
  return {
    run,
    policy: "pinned",
    candidates: [
      { tier: "default", provider: "openai", model: "gpt-5.5", credential: "openai-main" },
      { tier: "default", provider: "anthropic", model: "claude-opus-5", credential: "anthropic-main" },
      { tier: "default", provider: "fal-ai", model: "fal-ai/flux/dev", credential: "fal-main" },
    ],
    budget: null,
    seconds: 600,
    ...more,
  }
}

/** A gateway with its credentials put, one lease, and everything that it told. */
export interface Opened {
  readonly gateway: Gateway
  readonly port: number
  readonly bearer: string
  readonly lease: string
  readonly told: { readonly refused: RefusedRequest[]; readonly began: BeginRow[]; readonly ended: EndRow[] }
}

/** Opens a gateway whose providers are all at one origin. */
export async function opened(
  origin: string,
  options: GatewayOptions = {},
  grant: Partial<LeaseGrant> = {},
): Promise<Opened> {
  const told: Opened["told"] = { refused: [], began: [], ended: [] }
  const gateway = await openGateway({
    routes: routesAt(origin),
    observers: [
      {
        refused: (request) => void told.refused.push(request),
        began: (row) => void told.began.push(row),
        ended: (_, row) => void told.ended.push(row),
      },
    ],
    ...options,
  })
  for (const [id, provider] of [
    ["openai-main", "openai"],
    ["anthropic-main", "anthropic"],
    ["fal-main", "fal-ai"],
    ["openrouter-main", "openrouter"],
  ] as const)
    gateway.credentials.put(id, provider, credentialCanary)
  const minted = gateway.leases.mint(grantOf("run-1", grant))
  if (!minted.ok) throw new Error(minted.refusal.what)
  return { gateway, port: Number(new URL(gateway.url).port), bearer: minted.bearer, lease: minted.lease, told }
}

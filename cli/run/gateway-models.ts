import { readFileSync, writeFileSync } from "node:fs"
import { dirname, resolve } from "node:path"
import { judgedCalls } from "../../runtime/driver/served-calls.ts"
import { systemClock } from "../../runtime/driver/index.ts"
import { credentialStore, openGateway, routes } from "../../runtime/gateway/index.ts"
import type { Gateway, LeaseGrant, Route, Secret } from "../../runtime/gateway/index.ts"
import { routesWith } from "../../runtime/gateway/config/routes.ts"
import { recording } from "../../runtime/gateway/record/recording.ts"
import { httpSender } from "../../runtime/gateway/upstream/sender.ts"
import { openModelServer, readReplay, replayed, writeReplay } from "../../runtime/model-server/index.ts"
import type { Answering } from "../../runtime/model-server/index.ts"
import { UsageError } from "../command.ts"
import { configurationIn } from "../gateway/read-configuration.ts"
import { putCredentials } from "../gateway/secrets.ts"
import type { Models } from "./served-models.ts"

/** The provider that the catalog has for recordings, and the one that it has not: nobody lists Anthropic's recorded Messages. */
const [listed, unlisted] = ["checkfu-replay", "recorded-messages"] as const
const model = "recorded"
const day = 86_400

/**
 * Serves a recording: an agent's calls pass the gateway as they would to a provider, and are answered to the byte as they
 * were. Throws where the file is no recording.
 */
export async function replaying(path: string, shown: string): Promise<Models> {
  const read = readReplay(textIn(path, shown))
  if (!read.ok) throw new UsageError(`${shown}: ${read.refusal.what} ${read.refusal.fix}.`)
  return answering(replayed(read.exchanges), "replay")
}

/** Serves answers of this machine's own through a gateway, under one lease for a run, in every dialect that the gateway takes. */
export async function answering(answers: Answering, run: string): Promise<Models> {
  const server = await openModelServer({ answers })
  const { url: origin } = server
  const credential = { header: "x-api-key", prefix: "" }
  const at = routes.map((route): Route => {
    if (route.servedBy === "gateway") return route
    const moved = route.upstreams.map((each) => (each.provider === listed ? { ...each, origin } : each))
    return { ...route, upstreams: moved }
  })
  const messages = routes.flatMap((route) => {
    const isListed = route.servedBy === "gateway" || route.upstreams.some(({ provider }) => provider === listed)
    return isListed || route.credentials.length === 0 ? [] : [{ dialect: route.dialect, path: route.target }]
  })
  const gateway = await openGateway({
    routes: routesWith(at, [{ name: unlisted, origin, credential, accepts: messages }]),
  })
  for (const provider of [listed, unlisted]) gateway.credentials.put(provider, provider, "nothing-is-bought")
  const candidates = [listed, unlisted].map((provider) => ({ tier: "default", provider, model, credential: provider }))
  const models = leased(gateway, { run, policy: "pinned", candidates, budget: null, seconds: day })
  return {
    ...models,
    close: async () => {
      await gateway.close()
      await server.close()
      return null
    },
  }
}

/**
 * Serves what a gateway's configuration serves, under the first lease that it grants, and records it where a file is named.
 * Throws where the configuration cannot be used.
 */
export async function routing(
  config: { readonly path: string; readonly shown: string },
  record: string | null,
): Promise<Models> {
  const read = configurationIn(config.path, config.shown)
  if (!read.ok) throw new UsageError(read.faults.join("\n"))
  const { configuration } = read
  const [lease] = configuration.leases
  if (lease === undefined) throw new UsageError(`${config.shown} grants no lease that the run could have`)
  const credentials = credentialStore()
  const secrets: Secret[] = []
  const wrong = putCredentials(credentials, configuration, dirname(config.path), (secret) => void secrets.push(secret))
  if (wrong !== null) throw new UsageError(`${config.shown}: ${wrong}`)
  const at = routesWith(routes, configuration.providers)
  const { limits, patience } = configuration
  const kept = recording(httpSender(systemClock), { routes: at, secrets, clock: systemClock })
  const gateway = await openGateway({ routes: at, credentials, limits, patience, sender: kept.sender })
  return {
    ...leased(gateway, lease),
    close: async () => {
      await gateway.close()
      if (record === null) return null
      try {
        writeFileSync(record, writeReplay(kept.exchanges()), { mode: 0o600 })
        return null
      } catch (thrown) {
        return thrown instanceof Error ? thrown.message : "it cannot be written"
      }
    },
  }
}

function leased(gateway: Gateway, grant: LeaseGrant): Omit<Models, "close"> {
  const minted = gateway.leases.mint(grant)
  if (!minted.ok) throw new UsageError(`${minted.refusal.what} ${minted.refusal.fix}.`)
  const { bearer } = minted
  return {
    url: gateway.url,
    key: bearer,
    environment: {
      OPENAI_BASE_URL: `${gateway.url}/v1`,
      OPENAI_API_KEY: bearer,
      ANTHROPIC_BASE_URL: gateway.url,
      ANTHROPIC_AUTH_TOKEN: bearer,
    },
    record: () => judgedCalls(gateway.ledger.ofRun(bearer)),
  }
}

function textIn(path: string, shown: string): string {
  try {
    return readFileSync(resolve(path), "utf8")
  } catch {
    throw new UsageError(`cannot read ${shown}`)
  }
}

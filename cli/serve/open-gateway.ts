import { resolve } from "node:path"
import { sharedGateway } from "../../runtime/evidence/gateway/shared-gateway.ts"
import type { Seals } from "../../runtime/evidence/seal.ts"
import type { Store } from "../../runtime/evidence/store/store.ts"
import { supplyOf } from "../../runtime/evidence/tuple/grant.ts"
import { routesWith } from "../../runtime/gateway/config/routes.ts"
import { credentialStore } from "../../runtime/gateway/index.ts"
import type { Credentials, Gateway, Observer, Route } from "../../runtime/gateway/index.ts"
import { textOf } from "../gateway/secrets.ts"
import type { ServeConfiguration } from "./configuration.ts"
import { StartFault } from "./start-fault.ts"

/** What the gateway is opened over. */
export interface GatewayGround {
  readonly store: Store
  readonly seals: Seals
  readonly routes: readonly Route[]
  readonly observers: readonly Observer[]
  readonly environment: Readonly<Record<string, string | undefined>>
  /** The folder that files of the configuration are named from. */
  readonly folder: string
}

/** Opens a gateway as one of any number over the store. */
export function openStoredGateway(configuration: ServeConfiguration, ground: GatewayGround): Promise<Gateway> {
  const { store, seals, routes, observers } = ground
  return sharedGateway(store, {
    listen: configuration.gateway.listen,
    credentials: suppliedCredentials(configuration, ground),
    routes: routesWith(routes, configuration.providers),
    observers,
    unseal: (sealed, row) => {
      const secret = seals.open(sealed, row)
      if (secret === null) throw new Error("sealed under another key, or for another row")
      return secret.reveal()
    },
  })
}

/** The installation's own accounts, whose secrets stand in no store. */
function suppliedCredentials({ supplied }: ServeConfiguration, { environment, folder }: GatewayGround): Credentials {
  const credentials = credentialStore()
  for (const [at, { provider, secret }] of supplied.entries()) {
    const text = "env" in secret ? environment[secret.env] : textOf(resolve(folder, secret.file))
    if (text === undefined) throw new StartFault(`/supplied/${at}/secret: there is nothing`)
    const put = credentials.put(supplyOf(provider), provider, text.trim())
    if (!put.ok) throw new StartFault(`/supplied/${at}: ${put.refusal.what}`)
  }
  return credentials
}

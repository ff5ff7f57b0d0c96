import { createServer } from "node:http"
import type { IncomingMessage, Server, ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { providers } from "../../output/facts/providers.ts"
import { systemClock } from "../driver/clock.ts"
import { openEvidence } from "../evidence/open-evidence.ts"
import { newBearer } from "./access/bearer.ts"
import { idsBy } from "./access/ids.ts"
import { Door } from "./edge/door.ts"
import { RouteTable } from "./edge/route-table.ts"
import type { Route } from "./edge/route.ts"
import { ownRoutes } from "./edge/route.ts"
import { endpointRoutes } from "./endpoint-routes.ts"
import { silent, tolerant } from "./observer.ts"
import { usualLimits } from "./options.ts"
import type { Api, ApiOptions } from "./options.ts"
import { keepUp } from "./upkeep.ts"

/** Opens the API over an open store, which stays its opener's to close. Rejects where the address cannot be had. */
export async function openApi(options: ApiOptions): Promise<Api> {
  const { store, sealing, host = "127.0.0.1", port = 0, clock = systemClock } = options
  const limits = { ...usualLimits, ...options.limits }
  const wallClock = options.wallClock ?? Date.now
  const evidence = await openEvidence(store, options.evidence, wallClock())
  let url = ""
  const door = new Door({
    table: new RouteTable<Route>([...ownRoutes, ...endpointRoutes]),
    serving: {
      ground: {
        store,
        newId: idsBy(wallClock),
        newBearer,
        seal: sealing.seal,
        suppliedProviders: options.suppliedProviders ?? [],
        providers: [...providers, ...(options.unlistedProviders ?? [])],
        gatewayUrl: options.gatewayUrl ?? null,
        publicHostname: options.publicHostname ?? null,
        evidence,
        clock,
        url: () => options.publicUrl ?? url,
      },
      sealing,
      running: new Set(),
      rules: { clock, most: limits.bodyBytes, time: limits.bodyTime },
      wallClock,
      documentation: options.documentation ?? "",
    },
    description: options.description,
    observer: tolerant(options.observer ?? silent),
    clock,
    most: limits.requests,
  })
  const server = createServer(
    {
      maxHeaderSize: limits.headBytes,
      headersTimeout: limits.headTime,
      requestTimeout: limits.headTime + limits.bodyTime,
      keepAliveTimeout: limits.idleTime,
      connectionsCheckingInterval: 1_000,
      requireHostHeader: false,
      noDelay: true,
    },
    (incoming: IncomingMessage, outgoing: ServerResponse) => door.takes(incoming, outgoing),
  )
  server.on("clientError", (error, socket) => door.misread(error, socket))
  server.on("connect", (_request, socket) => door.misread(null, socket))
  server.on("checkExpectation", (incoming, outgoing) => door.takes(incoming, outgoing))
  await listening(server, host, port)
  const { address, port: given, family } = server.address() as AddressInfo
  const stop = keepUp(store, clock, wallClock)
  const close = async (drain: number): Promise<void> => {
    await Promise.all([stop(), door.close(server, drain)])
  }
  let ending: Promise<void> | null = null
  url = `http://${family === "IPv6" ? `[${address}]` : address}:${given}`
  return {
    url,
    health: () => door.health(),
    close: (drain) => (ending ??= close(drain)),
  }
}

function listening(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject)
    server.listen({ host, port }, () => {
      server.off("error", reject)
      resolve()
    })
  })
}

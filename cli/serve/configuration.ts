import {
  collector,
  listen,
  logLevels,
  name,
  secretSource,
  unlisted,
} from "../../runtime/gateway/config/configuration.ts"
import type { GatewayConfiguration, SecretSource } from "../../runtime/gateway/config/configuration.ts"
import { list, members, oneOf, optional, text, whole } from "../../runtime/gateway/config/read.ts"
import type { ConfigurationFault, Place } from "../../runtime/gateway/config/read.ts"
import type { Listen } from "../../runtime/gateway/index.ts"

/** An installation as a file describes it. Every member has a value that a laptop needs no file for. */
export interface ServeConfiguration extends Pick<GatewayConfiguration, "logs" | "traces" | "providers"> {
  readonly api: {
    readonly listen: Listen
    /** Where runners reach it, where that is an edge in front of it; null: where it listens. */
    readonly url: string | null
    /** The name by which managed runs reach the platform from outside; null: they get no MCP servers. */
    readonly publicHostname: string | null
  }
  readonly gateway: {
    readonly listen: Listen
    /** Where harnesses reach it, where that is an edge in front of it; null: where it listens. */
    readonly url: string | null
  }
  /** Where `/healthz` and `/metrics` are answered; null: nowhere. */
  readonly operations: Listen | null
  readonly runner: RunnerConfiguration
  /** Accounts of the installation's own, which every workspace may be routed to. */
  readonly supplied: readonly { readonly provider: string; readonly secret: SecretSource }[]
  /** Files of 32 bytes: what is sealed is sealed under the first, and opened under each. Empty: one in the data folder. */
  readonly sealingKeyFiles: readonly string[]
  /** The key that reports are signed with, in PEM; null: one in the data folder. */
  readonly signingKeyFile: string | null
  /** The id of the store's signing key that the one in the file takes over from; null: from none. */
  readonly replacesSigningKey: string | null
  readonly drainSeconds: number
}

/** What a runner is. */
export interface RunnerConfiguration {
  /** null: the name of the machine. */
  readonly id: string | null
  readonly slots: number
  readonly pool: string
  /** The API that it works for; null: the one of this process. */
  readonly api: string | null
  /** The file with its key; null: one in the data folder. */
  readonly keyFile: string | null
}

const loopback = "127.0.0.1"

/** Reads a configuration. Nothing unknown is passed over; every fault is told, with its place. */
export function serveConfiguration(
  value: unknown,
):
  | { readonly ok: true; readonly configuration: ServeConfiguration }
  | { readonly ok: false; readonly faults: readonly ConfigurationFault[] } {
  const faults: ConfigurationFault[] = []
  const at = members({ value, pointer: "", faults }, [
    "api",
    "gateway",
    "operations",
    "runner",
    "supplied",
    "providers",
    "logs",
    "traces",
    "sealingKeyFiles",
    "signingKeyFile",
    "replacesSigningKey",
    "drainSeconds",
  ])
  const configuration: ServeConfiguration = {
    api: optional(at.api, api, { listen: { host: loopback, port: 8787 }, url: null, publicHostname: null }),
    gateway: optional(at.gateway, gateway, { listen: { host: loopback, port: 8788 }, url: null }),
    operations: at.operations.value === null ? null : optional(at.operations, listen, { host: loopback, port: 8789 }),
    runner: runner(at.runner),
    supplied: list(at.supplied, (place) => {
      const of = members(place, ["provider", "secret"])
      return { provider: text(of.provider, name), secret: secretSource(of.secret) }
    }),
    providers: list(at.providers, unlisted),
    logs: optional(at.logs, (place) => oneOf(place, logLevels), "warn"),
    traces: optional(at.traces, collector, null),
    sealingKeyFiles: list(at.sealingKeyFiles, (place) => text(place)),
    signingKeyFile: optional(at.signingKeyFile, (place) => text(place), null),
    replacesSigningKey: optional(at.replacesSigningKey, (place) => text(place, /^[A-Za-z0-9_-]{43}$/), null),
    drainSeconds: optional(at.drainSeconds, (place) => whole(place, 0, 3_600), 30),
  }
  return faults.length === 0 ? { ok: true, configuration } : { ok: false, faults }
}

function api(place: Place): ServeConfiguration["api"] {
  const at = members(place, ["listen", "url", "publicHostname"])
  return {
    listen: optional(at.listen, listen, { host: loopback, port: 8787 }),
    url: optional(at.url, origin, null),
    publicHostname: optional(at.publicHostname, (given) => text(given, /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/), null),
  }
}

function gateway(place: Place): ServeConfiguration["gateway"] {
  const at = members(place, ["listen", "url"])
  return {
    listen: optional(at.listen, listen, { host: loopback, port: 8788 }),
    url: optional(at.url, origin, null),
  }
}

function runner(place: Place): RunnerConfiguration {
  const given = place.value === undefined ? { ...place, value: {} } : place
  const at = members(given, ["id", "slots", "pool", "api", "keyFile"])
  return {
    id: optional(at.id, (each) => text(each, /^[A-Za-z0-9][A-Za-z0-9._-]{0,62}$/), null),
    slots: optional(at.slots, (each) => whole(each, 1, 64), 1),
    pool: optional(at.pool, (each) => text(each, name), "default"),
    api: optional(at.api, origin, null),
    keyFile: optional(at.keyFile, (each) => text(each), null),
  }
}

function origin(place: Place): string {
  const said = text(place)
  const url = URL.canParse(said) ? new URL(said) : null
  if (url === null || url.origin !== said || !/^https?:$/.test(url.protocol))
    place.faults.push({ pointer: place.pointer, expected: "is no origin, such as https://models.example.com" })
  return said
}

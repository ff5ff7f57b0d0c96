import { isPlainPath } from "../../../model/route.ts"
import { dialects } from "../../../output/facts/dialects.ts"
import { drivers } from "../../../output/facts/drivers.ts"
import { providers } from "../../../output/facts/providers.ts"
import type { Listen } from "../edge/listen.ts"
import type { Limits } from "../edge/room.ts"
import type { LeaseGrant } from "../lease/grant.ts"
import type { Patience } from "../stream/patience.ts"
import { list, members, oneOf, optional, text, truth, whole } from "./read.ts"
import type { ConfigurationFault, Place } from "./read.ts"

/** Where a secret stands: never in the configuration itself. */
export type SecretSource = { readonly file: string } | { readonly env: string }

/** A provider that the catalog does not list: it has no price and no effort. */
export interface UnlistedProvider {
  readonly name: string
  readonly origin: string
  readonly credential: { readonly header: string; readonly prefix: string }
  readonly accepts: readonly { readonly dialect: string; readonly path: string }[]
}

/** A gateway as a file describes it. */
export interface GatewayConfiguration {
  readonly listen: Listen
  /** Where `/healthz` and `/metrics` are answered: a listener of its own; null: nowhere. */
  readonly operations: Listen | null
  /** What is logged of calls, as lines of JSON. */
  readonly logs: (typeof logLevels)[number]
  /** Where spans go, as OTLP over HTTP; null: nowhere. */
  readonly traces: string | null
  /** The file that rows are appended to; null: they are kept in memory alone. */
  readonly ledger: string | null
  readonly credentials: readonly { readonly id: string; readonly provider: string; readonly secret: SecretSource }[]
  readonly providers: readonly UnlistedProvider[]
  /** Leases that are minted at the start; each bearer is written to a file for its owner alone. */
  readonly leases: readonly (LeaseGrant & { readonly bearerFile: string })[]
  readonly limits: Partial<Limits>
  readonly patience: Partial<Patience>
  readonly drainSeconds: number
}

export const name: RegExp = /^[a-z0-9]+(?:[._-][a-z0-9]+)*$/
const headerName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const hour = 3_600_000
export const logLevels = ["silent", "warn", "info"] as const
const retentions = [...new Set(drivers.flatMap(({ envelopes }) => envelopes.map(({ retention }) => retention)))]
const policies = ["pinned", "cheapest_sufficient", "fallback"] as const

/** Reads a configuration. Nothing unknown is passed over; every fault is told, with its place. */
export function gatewayConfiguration(
  value: unknown,
):
  | { readonly ok: true; readonly configuration: GatewayConfiguration }
  | { readonly ok: false; readonly faults: readonly ConfigurationFault[] } {
  const faults: ConfigurationFault[] = []
  const at = members({ value, pointer: "", faults }, [
    "listen",
    "operations",
    "logs",
    "traces",
    "ledger",
    "credentials",
    "providers",
    "leases",
    "limits",
    "patience",
    "drainSeconds",
  ])
  const configuration: GatewayConfiguration = {
    listen: listen(at.listen),
    operations: optional(at.operations, listen, null),
    logs: optional(at.logs, (place) => oneOf(place, logLevels), "info"),
    traces: optional(at.traces, collector, null),
    ledger: optional(at.ledger, (place) => text(place), null),
    credentials: list(at.credentials, credential),
    providers: list(at.providers, unlisted),
    leases: list(at.leases, lease),
    limits: times(at.limits, { calls: 1_000_000, bytes: 2 ** 40, bodyTotal: hour, bodyIdle: hour }),
    patience: times(at.patience, { firstEvent: hour, idle: hour, client: hour }),
    drainSeconds: optional(at.drainSeconds, (place) => whole(place, 0, 3_600), 30),
  }
  return faults.length === 0 ? { ok: true, configuration } : { ok: false, faults }
}

/** Reads an address to listen at. */
export function listen(place: Place): Listen {
  const at = members(place, ["host", "port"])
  return { host: text(at.host), port: whole(at.port, 0, 65_535) }
}

/** Reads a collector's address, without a credential in it: nothing of a configuration is one. */
export function collector(place: Place): string {
  const said = text(place)
  const url = URL.canParse(said) ? new URL(said) : null
  const isPlain = url !== null && url.username === "" && url.password === "" && url.search === ""
  if (!isPlain || !/^https?:$/.test(url.protocol))
    place.faults.push({ pointer: place.pointer, expected: "is no http address without user and query" })
  return said
}

/** Reads where a secret stands. */
export function secretSource(place: Place): SecretSource {
  const secret = members(place, ["file", "env"])
  if ((secret.file.value === undefined) === (secret.env.value === undefined))
    place.faults.push({ pointer: place.pointer, expected: "names neither a file nor an env, or both" })
  return secret.env.value === undefined ? { file: optional(secret.file, text, "") } : { env: text(secret.env) }
}

function credential(place: Place) {
  const at = members(place, ["id", "provider", "secret"])
  return { id: text(at.id, name), provider: text(at.provider, name), secret: secretSource(at.secret) }
}

/** Reads a provider that the catalog does not list. */
export function unlisted(place: Place): UnlistedProvider {
  const at = members(place, ["name", "origin", "credential", "accepts"])
  const called = text(at.name, name)
  if (providers.some((provider) => provider.name === called))
    place.faults.push({ pointer: at.name.pointer, expected: "is the name of a provider that the catalog lists" })
  const bears = optional(
    at.credential,
    (given) => {
      const header = members(given, ["header", "prefix"])
      return {
        header: text(header.header, headerName),
        prefix: optional(header.prefix, (each) => text(each, /^(?:[A-Za-z]+ )?$/), ""),
      }
    },
    { header: "authorization", prefix: "Bearer " },
  )
  return { name: called, origin: origin(at.origin), credential: bears, accepts: list(at.accepts, accepted) }
}

function accepted(place: Place): UnlistedProvider["accepts"][number] {
  const at = members(place, ["dialect", "path"])
  const known = dialects.filter(({ path }) => !path.includes("{"))
  const dialect = oneOf(
    at.dialect,
    known.map((each) => each.name),
  )
  const path = optional(at.path, (given) => text(given), known.find((each) => each.name === dialect)?.path ?? "")
  if (!isPlainPath(path)) place.faults.push({ pointer: at.path.pointer, expected: "is no plain path" })
  return { dialect, path }
}

/** A credential leaves only over TLS, or not the machine. */
function origin(place: Place): string {
  const said = text(place)
  const url = URL.canParse(said) ? new URL(said) : null
  const isLocal = url !== null && ["127.0.0.1", "[::1]", "localhost"].includes(url.hostname)
  if (url === null || url.origin !== said || !(url.protocol === "https:" || (url.protocol === "http:" && isLocal)))
    place.faults.push({ pointer: place.pointer, expected: "is no https origin, nor an http one of this machine" })
  return said
}

function lease(place: Place): LeaseGrant & { readonly bearerFile: string } {
  const at = members(place, [
    "run",
    "policy",
    "candidates",
    "budget",
    "seconds",
    "retention",
    "wireRecord",
    "traceparent",
    "bearerFile",
  ])
  const retention = optional(at.retention, (given) => oneOf(given, retentions), null)
  const traceparent = optional(at.traceparent, (given) => text(given), null)
  return {
    run: text(at.run),
    policy: oneOf(at.policy, policies),
    candidates: list(at.candidates, (each) => {
      const of = members(each, ["tier", "provider", "model", "credential", "effort"])
      const effort = optional(of.effort, (given) => text(given, name), null)
      return {
        tier: text(of.tier, /^[a-z_]+$/),
        provider: text(of.provider, name),
        model: text(of.model),
        credential: text(of.credential, name),
        ...(effort === null ? {} : { effort }),
      }
    }),
    budget:
      at.budget.value === null ? null : optional(at.budget, (given) => whole(given, 0, Number.MAX_SAFE_INTEGER), null),
    seconds: whole(at.seconds, 1, 31_536_000),
    ...(retention === null ? {} : { retention }),
    wireRecord: optional(at.wireRecord, truth, false),
    ...(traceparent === null ? {} : { traceparent }),
    bearerFile: text(at.bearerFile),
  }
}

function times<const T extends { readonly [name: string]: number }>(
  place: Place,
  most: T,
): { readonly [name in keyof T]?: number } {
  if (place.value === undefined) return {}
  const at = members(place, Object.keys(most))
  const read = Object.entries(most).flatMap(([each, bound]) => {
    const given = at[each]
    return given === undefined || given.value === undefined ? [] : [[each, whole(given, 1, bound)] as const]
  })
  return Object.fromEntries(read) as { readonly [name in keyof T]?: number }
}

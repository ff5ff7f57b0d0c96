import type { AnySlot, Contract } from "../../../output/contract.ts"
import { methodOf } from "../../../output/acp/index.ts"
import { callIndex } from "../../extensions/call.ts"
import type { SeenKey, SeenMethod } from "../report.ts"
import type { Heard } from "./messages.ts"
import { metasIn } from "./metas.ts"

/** Keys of `_meta` that the protocol keeps for trace context. */
const reserved = ["traceparent", "tracestate", "baggage"]

interface Named {
  readonly contract: Contract<string>
  readonly slot: AnySlot
}

/** Names every key of every `_meta` by the contracts, in the order of their first appearance. */
export function keysIn(heard: readonly Heard[], contracts: readonly Contract<string>[]): readonly SeenKey[] {
  const names = vocabulary(contracts)
  const seen = new Map<string, SeenKey>()
  for (const { at, meta } of heard.flatMap(({ def, body }) => metasIn(def, body)))
    for (const key of namedIn(names, at, meta)) {
      const id = JSON.stringify([key.path, key.known])
      seen.set(id, together(seen.get(id), key))
    }
  return [...seen.values()]
}

function together(one: SeenKey | undefined, other: SeenKey): SeenKey {
  if (one === undefined) return other
  const fits = one.fits === null || other.fits === null ? null : one.fits && other.fits
  return { ...one, at: [...new Set([...one.at, ...other.at])].toSorted(), fits }
}

interface Vocabulary {
  readonly contracts: readonly Contract<string>[]
  /** The slots below each path of keys, aliases too. */
  readonly slots: ReadonlyMap<string, readonly Named[]>
  /** Paths that lead to slots and are none themselves. */
  readonly inner: ReadonlySet<string>
}

function vocabulary(contracts: readonly Contract<string>[]): Vocabulary {
  const slots = new Map<string, Named[]>()
  const inner = new Set<string>()
  for (const contract of contracts)
    for (const slot of Object.values(contract.slots)) {
      if (slot.site.kind !== "meta") continue
      for (const path of [slot.site.at.slice(1), ...(slot.aliases ?? [])]) {
        const id = JSON.stringify(path)
        slots.set(id, [...(slots.get(id) ?? []), { contract, slot }])
        for (let length = 1; length < path.length; length++) inner.add(JSON.stringify(path.slice(0, length)))
      }
    }
  return { contracts, slots, inner }
}

/** The keys of one `_meta`: each as deep as a contract has slots there, and no deeper. */
function namedIn(names: Vocabulary, at: string, meta: object, above: readonly string[] = []): readonly SeenKey[] {
  return Object.entries(meta).flatMap(([key, value]: [string, unknown]): readonly SeenKey[] => {
    const path = [...above, key]
    const id = JSON.stringify(path)
    const named = names.slots.get(id) ?? []
    const below =
      names.inner.has(id) && typeof value === "object" && value !== null && !Array.isArray(value)
        ? namedIn(names, at, value, path)
        : []
    return named.length === 0 && below.length > 0 ? below : [keyAt(names, at, path, named, value), ...below]
  })
}

function keyAt(
  { contracts }: Vocabulary,
  at: string,
  path: readonly string[],
  named: readonly Named[],
  value: unknown,
): SeenKey {
  const here = named.find(({ slot }) => slot.from === "agent" && slot.site.kind === "meta" && slot.site.def === at)
  const found = here ?? named[0]
  if (found !== undefined) {
    const { contract, slot } = found
    const fits = here === undefined || slot.encoding !== undefined ? null : slot.decode(value).ok
    return {
      path,
      at: [at],
      known: here === undefined ? "misplaced" : "slot",
      contract: contract.name,
      slot: slot.id,
      fits,
    }
  }
  const [key = ""] = path
  const none = { path, at: [at], slot: null, fits: null }
  if (reserved.includes(key)) return { ...none, known: "reserved", contract: null }
  const vendor = contracts.find(({ keyPrefix }) => keyPrefix !== null && isBelow(key, keyPrefix))
  return { ...none, known: vendor === undefined ? "unknown" : "vendor", contract: vendor?.name ?? null }
}

/** Whether a key is a prefix, or goes on behind one that ends in a mark or is followed by one. */
function isBelow(key: string, prefix: string): boolean {
  if (!key.startsWith(prefix)) return false
  return key.length === prefix.length || /[^a-z0-9]$/i.test(prefix) || /^[^a-z0-9]/i.test(key.slice(prefix.length))
}

/** Every method that the agent called and that the protocol does not have, in the order of its first appearance. */
export function methodsIn(heard: readonly Heard[], contracts: readonly Contract<string>[]): readonly SeenMethod[] {
  const index = callIndex(contracts)
  const seen = new Map<string, SeenMethod>()
  for (const { form, method } of heard) {
    if ((form !== "request" && form !== "notification") || methodOf(method) !== undefined) continue
    const call = index({ method, from: "agent" })
    const vendor = contracts.find(({ methodPrefix }) => methodPrefix !== null && method.startsWith(methodPrefix))
    const contract = call?.placed.contract ?? vendor
    const known = call !== undefined ? "slot" : vendor !== undefined ? "vendor" : "unknown"
    const names = { known, contract: contract?.name ?? null, slot: call?.placed.slot.id ?? null } as const
    seen.set(`${form} ${method}`, { method, form, ...names, hasUnderscore: method.startsWith("_") })
  }
  return [...seen.values()]
}

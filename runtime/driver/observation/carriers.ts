import type { Contract } from "../../../output/contract.ts"

/** An object of a message that may carry `_meta`, under the name that slots have for it. */
export interface FoundCarrier {
  readonly def: string
  readonly meta: unknown
  /** Which of several in the message it is, such as `SessionNotification.update/0`. */
  readonly place: string
}

/** Finds what of a message's body carries `_meta` that somebody here reads; `def` names the body. */
export type CarrierFinder = (def: string, body: unknown) => readonly FoundCarrier[]

/**
 * Makes the finder of some contracts: it looks where their slots may ride and at the body itself, so that an ordinary message
 * costs a few look-ups. Members of a list are carriers each.
 */
export function carrierFinder(contracts: readonly Contract<string>[]): CarrierFinder {
  const places = new Map<string, (readonly string[])[]>()
  const known = new Set<string>()
  for (const { slots } of contracts)
    for (const { site, from } of Object.values(slots)) {
      if (site.kind !== "meta" || from !== "agent" || known.has(site.def)) continue
      known.add(site.def)
      const [root = "", ...members] = site.def.split(".")
      places.set(root, [...(places.get(root) ?? []), members])
    }
  return (def, body) =>
    (places.get(def) ?? []).flatMap((members) => {
      const name = [def, ...members].join(".")
      return objectsAt(body, members).flatMap((object, index) =>
        Object.hasOwn(object, "_meta") ? [{ def: name, meta: object["_meta"], place: `${name}/${index}` }] : [],
      )
    })
}

interface Members {
  readonly [member: string]: unknown
}

function objectsAt(body: unknown, members: readonly string[]): readonly Members[] {
  let found = listed(body)
  for (const member of members)
    found = found.flatMap((object) => (Object.hasOwn(object, member) ? listed(object[member]) : []))
  return found
}

function listed(value: unknown): readonly Members[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value]
  return items.filter((item): item is Members => typeof item === "object" && item !== null && !Array.isArray(item))
}

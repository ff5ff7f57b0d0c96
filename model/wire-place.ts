import type { Derived, Turn } from "./derived.ts"
import { factPath } from "./fact.ts"
import type { FactId, FactPath, FactValue } from "./fact.ts"
import { ride } from "./site.ts"
import type { AcpIndex, Ride, Site } from "./site.ts"

/** Something that rides on the wire at a site. */
export interface Riding {
  readonly id: string
  readonly name: string
  readonly site: Site
  readonly ride: Ride
}

/** The name by which it is known on the wire. */
export function wireName(riding: Riding, acp: AcpIndex): Derived<string> {
  return concluded(riding, acp, "its wire name is", ({ wireName: name }) => name)
}

/** The message that carries it. */
export function carrier(riding: Riding, acp: AcpIndex): Derived<string> {
  return concluded(riding, acp, "its carrier is", ({ carrier: name }) => name)
}

/** From whom to whom it goes. */
export function direction(riding: Riding, acp: AcpIndex): Derived<string> {
  return concluded(riding, acp, "so it goes", ({ from }) =>
    from === "agent" ? "harness → client" : "client → harness",
  )
}

function concluded(riding: Riding, acp: AcpIndex, says: string, read: (ridden: Ride) => string): Derived<string> {
  const value = read(riding.ride)
  return {
    value,
    reasons: [
      ...statedOf(riding).map(({ at, value: text }) => ({
        says: `${riding.name}.${at.slice(at.indexOf("#/") + 2).replaceAll("/", ".")}`,
        value: text,
        from: { fact: at },
      })),
      { says, value, from: { law: "model/site.ts" } },
    ],
    turns: turnsOf(riding, acp, value, read),
  }
}

function statedOf({ id, site }: Riding): readonly { readonly at: FactPath; readonly value: string }[] {
  const at = (member: string): FactPath => factPath(id as FactId, "site", member)
  switch (site.kind) {
    case "meta":
      return [
        { at: at("def"), value: site.def },
        { at: at("at"), value: site.at.join(".") },
      ]
    case "method":
      return [
        { at: at("method"), value: site.method },
        { at: at("from"), value: site.from },
        { at: at("form"), value: site.form },
      ]
    case "frame":
      return [
        { at: at("def"), value: site.def },
        { at: at("open"), value: site.open },
      ]
    default:
      return site satisfies never
  }
}

/** For each other text the first site that gives it. */
function turnsOf(
  riding: Riding,
  acp: AcpIndex,
  value: string,
  read: (ridden: Ride) => string,
): readonly Turn<string>[] {
  const turns = new Map<string, Turn<string>>()
  for (const { says, site, at, before, after } of otherSites(riding, acp)) {
    const ridden = ride(site, acp)
    if (!ridden.ok) continue
    const becomes = read(ridden.ride)
    if (becomes === value || turns.has(becomes)) continue
    turns.set(becomes, { says, change: { at: factPath(riding.id as FactId, "site", ...at), before, after }, becomes })
  }
  return [...turns.values()]
}

interface OtherSite {
  readonly says: string
  readonly site: Site
  readonly at: readonly string[]
  readonly before: FactValue
  readonly after: FactValue
}

/** Sites that differ in one member. */
function otherSites({ name, site }: Riding, acp: AcpIndex): readonly OtherSite[] {
  const other = <S extends Site, M extends keyof S & string>(
    stated: S,
    member: M,
    after: S[M],
    says: string,
  ): OtherSite => ({
    says: `${name} ${says}`,
    site: { ...stated, [member]: after },
    at: [member],
    before: stated[member] as FactValue,
    after: after as FactValue,
  })
  switch (site.kind) {
    case "meta": {
      const last = `${site.at.at(-1) ?? ""}_2`
      return [
        other(site, "at", [...site.at.slice(0, -1), last], `rode at ${last}`),
        ...acp.definitions.map((definition) => other(site, "def", definition.name, `rode on ${definition.name}`)),
      ]
    }
    case "method":
      return [
        other(site, "method", `${site.method}_2`, `were called ${site.method}_2`),
        other(site, "from", site.from === "agent" ? "client" : "agent", "came from the other side"),
        other(site, "form", site.form === "request" ? "notification" : "request", "had the other form"),
      ]
    case "frame":
      return [
        other(site, "open", `${site.open}+`, `were opened by ${site.open}+`),
        ...acp.definitions.map((definition) => other(site, "def", definition.name, `stood in ${definition.name}`)),
      ]
    default:
      return site satisfies never
  }
}

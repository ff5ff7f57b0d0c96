import type { FactValue } from "./fact.ts"

/** Who wrote the message: the platform's client, or the agent. */
export type Side = "client" | "agent"

/** Where on the wire a slot rides, named by the Agent Client Protocol's own schema. */
export type Site = MetaSite | MethodSite | FrameSite

/** A key inside a `_meta` object. */
export interface MetaSite {
  readonly kind: "meta"
  readonly acp: 1
  /** A definition of the schema that carries a method, or something inside it: `SessionNotification.update.content`, whatever list or choice is on the way. */
  readonly def: string
  /** From that object down: `["_meta", "vendor.key"]`; nested keys are further segments. */
  readonly at: readonly string[]
}

/** An extension method. */
export interface MethodSite {
  readonly kind: "method"
  readonly acp: 1
  readonly method: string
  readonly from: Side
  readonly form: "request" | "notification"
  /** What the receiver answers when it does not serve the method; null: error -32601. */
  readonly declined: FactValue
}

/** A text content block that begins and ends with fixed lines around its payload. */
export interface FrameSite {
  readonly kind: "frame"
  readonly acp: 1
  readonly def: string
  readonly open: string
  readonly close: string
}

/** What the pinned protocol schema says of one definition that carries a method. */
export interface AcpDefinition {
  readonly name: string
  readonly method: string
  readonly role: "request" | "response" | "notification"
  /** Who handles the method; null: either. */
  readonly handledBy: Side | null
  /** Its members, and by dotted path everything further inside it that may have a `_meta`. */
  readonly members: readonly string[]
}

/** The pinned protocol schema, as far as sites are judged by it. */
export interface AcpIndex {
  readonly version: 1
  /** SHA-256 of the schema's bytes, hexadecimal. */
  readonly digest: string
  readonly definitions: readonly AcpDefinition[]
}

/** What follows from a site: who writes, on which message, and how the carrier is called in tables. */
export interface Ride {
  readonly from: Side
  readonly carrier: string
  /** The wire name: the key, the method, or the frame's opening line. */
  readonly wireName: string
}

/** Where a site rides by the pinned schema, or what is wrong with it. */
export function ride(
  site: Site,
  acp: AcpIndex,
): { readonly ok: true; readonly ride: Ride } | { readonly ok: false; readonly problem: string } {
  if (site.kind === "method") {
    const known = acp.definitions.some((definition) => definition.method === site.method)
    if (known) return { ok: false, problem: `${site.method} is a method of the protocol itself` }
    return { ok: true, ride: { from: site.from, carrier: `ACP extension ${site.form}`, wireName: site.method } }
  }
  const [name = "", ...path] = site.def.split(".")
  const member = path.length === 0 ? undefined : path.join(".")
  const definition = acp.definitions.find((candidate) => candidate.name === name)
  if (definition === undefined) return { ok: false, problem: `the protocol schema has no message ${name}` }
  if (member !== undefined && !definition.members.includes(member))
    return { ok: false, problem: `${name} has no member ${member}` }
  if (definition.handledBy === null) return { ok: false, problem: `${name} has no side of its own` }
  const other: Side = definition.handledBy === "agent" ? "client" : "agent"
  const from = definition.role === "response" ? definition.handledBy : other
  if (site.kind === "frame")
    return { ok: true, ride: { from, carrier: `${definition.method} text block`, wireName: site.open } }
  const [meta, ...keys] = site.at
  if (meta !== "_meta" || keys.length === 0 || (member === undefined && !definition.members.includes("_meta")))
    return { ok: false, problem: "a key rides below _meta" }
  const message =
    member === undefined
      ? definition.role
      : definition.role !== "notification"
        ? `${definition.role} ${member} member`
        : path.length === 1
          ? "member"
          : `${member} member`
  return { ok: true, ride: { from, carrier: `${definition.method} ${message} _meta`, wireName: keys.join(".") } }
}

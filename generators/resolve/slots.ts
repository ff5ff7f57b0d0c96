import type { Document } from "../../model/document.ts"
import { isRef } from "../../model/fact.ts"
import type { Fact, FactId } from "../../model/fact.ts"
import { ride } from "../../model/site.ts"
import type { AcpIndex, FrameSite, MetaSite, MethodSite, Site } from "../../model/site.ts"
import type { ContractHead, Posture, Slot } from "../../model/slot.ts"
import type { Payload } from "../../model/wire-type.ts"
import type { Linker } from "./linker.ts"
import {
  at,
  bodyOf,
  elements,
  oneOf,
  pathOf,
  reference,
  root,
  text,
  textOrNull,
  texts,
  truth,
  Unreadable,
  wrong,
} from "./reader.ts"
import type { Place } from "./reader.ts"

/** Reads a contract without what belongs to it. */
export function readContract(fact: Fact): ContractHead {
  const place = root(fact)
  const ownership = oneOf(at(place, "ownership"), "owned", "adopted")
  return {
    id: fact.id,
    name: fact.name,
    title: text(at(place, "title")),
    ownership,
    keyPrefix: textOrNull(at(place, "keyPrefix")),
    methodPrefix: textOrNull(at(place, "methodPrefix")),
    kit: absent(at(place, "kit")) ? ownership === "owned" : truth(at(place, "kit")),
  }
}

/** Reads a slot or a framed text, and where it rides by the pinned schema. */
export function readSlot(fact: Fact, link: Linker, acp: AcpIndex): Slot {
  const place = root(fact)
  const site = readSite(at(place, "site"))
  const ridden = ride(site, acp)
  if (!ridden.ok)
    throw new Unreadable({
      code: "site/unknown",
      at: pathOf(at(place, "site")),
      what: `${fact.id} cannot ride there: ${ridden.problem}.`,
      fix: "name a message of the pinned protocol schema, or an extension method",
    })
  const gate = at(place, "gate")
  const answer = at(place, "answer")
  const since = at(place, "since")
  return {
    id: fact.id,
    name: fact.name,
    contract: link.contract(at(place, "contract")),
    site,
    ride: ridden.ride,
    posture: readPosture(at(place, "posture")),
    gate: absent(gate) ? null : link.declaration(gate),
    ...readCarried(at(place, "payload"), link),
    answer: absent(answer) ? null : readPayload(at(answer, "payload")),
    answerPosture: absent(answer) ? null : readPosture(at(answer, "posture")),
    encoding: readEncoding(at(place, "encoding"), site),
    merge: absent(at(place, "merge")) ? "one" : oneOf(at(place, "merge"), "one", "append", "replace", "first"),
    appends: textOrNull(at(place, "appends")),
    correlation: textOrNull(at(place, "correlation")),
    aliases: absent(at(place, "aliases")) ? [] : elements(at(place, "aliases")).map(readAlias),
    overtakenBy: textOrNull(at(place, "overtakenBy")),
    sensitivity: absent(at(place, "sensitivity"))
      ? "public"
      : oneOf(at(place, "sensitivity"), "public", "private", "secret"),
    since: absent(since) ? null : sinceOf(since, link),
    life: oneOf(at(place, "life"), "proposed", "realized", "retired"),
    summary: textOrNull(at(place, "summary")) ?? "",
  }
}

/** Reads a document. */
export function readDocument(fact: Fact, link: Pick<Linker, "revision">): Document {
  const place = root(fact)
  const since = at(place, "since")
  return {
    id: fact.id,
    name: fact.name,
    title: text(at(place, "title")),
    payload: readPayload(at(place, "payload")),
    since: absent(since) ? null : sinceOf(since, link),
    kit: absent(at(place, "kit")) ? true : truth(at(place, "kit")),
    summary: textOrNull(at(place, "summary")) ?? "",
  }
}

function sinceOf(place: Place, link: Pick<Linker, "revision">): FactId {
  link.revision(place)
  return reference(place)
}

function absent(place: Place): boolean {
  return place.value === null || place.value === undefined
}

function readEncoding(place: Place, site: Site): Slot["encoding"] {
  if (absent(place)) return "json"
  const encoding = oneOf(place, "json", "base64")
  if (encoding === "base64" && site.kind !== "meta") throw wrong(place, "json for what is no key of _meta")
  return encoding
}

/** A name alone, or all keys of a nested one. */
function readAlias(place: Place): readonly string[] {
  if (typeof place.value === "string") return [place.value]
  const keys = texts(place)
  if (keys.length === 0) throw wrong(place, "a name, or the keys of one")
  return keys
}

function readPosture(place: Place): Posture {
  return oneOf(place, "handshake", "authority", "acknowledgement", "fidelity", "context")
}

function readSite(place: Place): Site {
  const kind = oneOf(at(place, "kind"), "meta", "method", "frame")
  if (at(place, "acp").value !== 1) throw wrong(at(place, "acp"), "protocol version 1")
  switch (kind) {
    case "meta":
      return { kind, acp: 1, def: text(at(place, "def")), at: texts(at(place, "at")) } satisfies MetaSite
    case "method":
      return {
        kind,
        acp: 1,
        method: text(at(place, "method")),
        from: oneOf(at(place, "from"), "client", "agent"),
        form: oneOf(at(place, "form"), "request", "notification"),
        declined: at(place, "declined").value ?? null,
      } satisfies MethodSite
    case "frame":
      return {
        kind,
        acp: 1,
        def: text(at(place, "def")),
        open: text(at(place, "open")),
        close: text(at(place, "close")),
      } satisfies FrameSite
    default:
      return kind satisfies never
  }
}

/** A payload of the slot's own, or the one of another slot of the same contract. */
function readCarried(place: Place, link: Linker): Pick<Slot, "payload" | "payloadOf"> {
  if (!isRef(place.value)) return { payload: readPayload(place), payloadOf: null }
  const other = link.fact(place.value.$ref)
  if (other === undefined || (other.kind !== "slot" && other.kind !== "frame") || !sameContract(place.fact, other))
    throw wrong(place, "a payload, or a slot of the same contract that has one")
  const carried = at(root(other), "payload")
  if (isRef(carried.value)) throw wrong(place, "a slot with a payload of its own")
  if (!absent(at(root(other), "answer")) || !absent(at(root(place.fact), "answer")))
    throw wrong(place, "a slot without an answer, and to have none itself,")
  return { payload: readPayload(carried), payloadOf: other.id }
}

function sameContract(left: Fact, right: Fact): boolean {
  const [one, other] = [left.body["contract"], right.body["contract"]]
  return isRef(one) && isRef(other) && one.$ref === other.$ref
}

/** A payload was converted, or checked against the payload language, when it was loaded. */
function readPayload(place: Place): Payload {
  const body = bodyOf(place)
  if (typeof body["type"] !== "object" || !Array.isArray(body["definitions"])) throw wrong(place, "a payload")
  return place.value as unknown as Payload
}

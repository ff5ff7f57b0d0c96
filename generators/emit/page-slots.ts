import type { Catalog } from "../../model/catalog.ts"
import type { Revision } from "../../model/entries.ts"
import { ruleSentence, slotsOf } from "../../model/cross-slot.ts"
import type { CrossSlotRule } from "../../model/cross-slot.ts"
import type { FactId } from "../../model/fact.ts"
import type { ContractFacts, ContractHead, Posture, Slot } from "../../model/slot.ts"
import type { Lookup } from "../tables/member-path.ts"
import type { Payload } from "../../model/wire-type.ts"
import { code, headingText, joined, paragraphText, prose, tableText, text } from "../text/markdown.ts"
import type { Inline, Phrase } from "../text/markdown.ts"
import { answerNames, carrierName, payloadNames } from "../text/names.ts"
import { agreementTable } from "./page-agreements.ts"
import { sourceOf } from "./page-fact.ts"
import { payloadTables } from "./page-payload.ts"

/** A contract as a skeleton sees it. Every value is a finished block of Markdown. */
export interface ContractBlocks {
  readonly [name: string]: string | readonly SlotBlocks[]
  readonly heading: string
  /** Whose it is, and how its names begin. */
  readonly about: string
  readonly slots: readonly SlotBlocks[]
}

/** A slot or frame as a skeleton sees it; `summary` is empty for none. */
export interface SlotBlocks {
  readonly [name: string]: string | readonly PayloadBlocks[]
  readonly heading: string
  readonly summary: string
  readonly properties: string
  /** What it carries and, for a request, what it is answered with. */
  readonly payloads: readonly PayloadBlocks[]
}

/**
 * One payload: its heading on a page of its slot's own, the sentence that leads in, its members, its named types, and what
 * its members have to do with each other; a table is empty for none.
 */
export interface PayloadBlocks {
  readonly [name: string]: string
  readonly heading: string
  /** What it is, who reads it and where its schema stands; `about` is the same without the first. */
  readonly intro: string
  readonly about: string
  readonly members: string
  readonly definitions: string
  readonly agreements: string
}

const treatment: { readonly [posture in Posture]: string } = {
  handshake: "absent is fine, wrong is refused",
  authority: "malformed or unsupported is refused before model work",
  acknowledgement: "its absence fails the run",
  fidelity: "strict to emit, tolerant to read",
  context: "sent validated, may be ignored by the receiver",
}

/** Names for the heading of each slot, the shortest first; the page takes the first that no other heading has. */
export function slotHeadings(slot: Slot): readonly [string, string] {
  return [slot.name, `${slot.contract.name} ${slot.name}`]
}

/** Names for the heading of each contract, likewise. */
export function contractHeadings(contract: ContractFacts): readonly [string, string] {
  return [contract.title, `${contract.title} (${contract.name})`]
}

/** The facts that the section of a contract is made of. */
export function contractSources(contract: ContractFacts): readonly FactId[] {
  const slots = contract.slots.flatMap(({ id, gate, since }) => [
    id,
    ...(gate === null ? [] : [gate.id as FactId]),
    ...(since === null ? [] : [since]),
  ])
  return [contract.id, ...slots, ...contract.crossSlot.map(({ id }) => id as FactId)]
}

/** What the blocks of slots are made with: the catalog's revisions, facts by id, and what speaks of a slot or names it. */
export interface SlotSetting {
  readonly revisions: ReadonlyMap<FactId, Revision>
  readonly lookup: Lookup
  readonly rulesOf: (slot: string) => readonly CrossSlotRule[]
  readonly wireName: (slot: string) => string
}

/** A setting for all slots of a catalog. */
export function slotSetting({ revisions, contracts }: Catalog, lookup: Lookup): SlotSetting {
  const names = new Map<string, string>()
  const rules = new Map<string, CrossSlotRule[]>()
  for (const { slots, crossSlot } of contracts) {
    for (const { id, ride } of slots) names.set(id, ride.wireName)
    for (const rule of crossSlot) for (const slot of slotsOf(rule)) rules.set(slot, [...(rules.get(slot) ?? []), rule])
  }
  return {
    revisions: new Map(revisions.map((revision) => [revision.id, revision])),
    lookup,
    rulesOf: (slot) => rules.get(slot) ?? [],
    wireName: (slot) => names.get(slot) ?? slot,
  }
}

/** A contract and its slots, under headings that `heading` gives for its facts; those of slots have the depth given. */
export function contractBlocks(
  contract: ContractFacts,
  heading: (fact: FactId) => string,
  depth: 2 | 3,
  setting: SlotSetting,
): ContractBlocks {
  return {
    heading: headingText(2, heading(contract.id)),
    about: contractText(contract),
    slots: contract.slots.map((slot) => slotBlocks(slot, headingText(depth, heading(slot.id)), setting)),
  }
}

/** Whose a contract is, and how its names begin. */
export function contractText({ name, ownership, keyPrefix, methodPrefix }: ContractHead): string {
  const beginnings = [
    ...(keyPrefix === null ? [] : [[text("every key begins with "), code(keyPrefix)]]),
    ...(methodPrefix === null ? [] : [[text("every method begins with "), code(methodPrefix)]]),
  ]
  return paragraphText([
    text("Contract "),
    code(name),
    text(ownership === "owned" ? ", ours to shape" : ", published by others and taken as it stands"),
    ...(beginnings.length === 0 ? [] : [text("; "), ...joined(beginnings, ", ")]),
    text("."),
  ])
}

/** The headings of a slot's payloads on a page of its own. */
export function payloadHeadings({ answer }: Slot): readonly string[] {
  return answer === null ? ["Payload"] : ["Request", "Answer"]
}

/** A slot or frame under a finished heading. */
export function slotBlocks(slot: Slot, heading: string, setting: SlotSetting): SlotBlocks {
  const { payload, answer } = slot
  const { decode } = payloadNames(slot)
  const schema = (suffix: string): string => `schemas/${slot.contract.name}/${carrierName(slot)}${suffix}.schema.json`
  return {
    heading,
    summary: paragraphText(prose(slot.summary)),
    properties: tableText(["Property", "Value"], properties(slot, setting)),
    payloads:
      answer === null
        ? [payloadBlocks("Payload", payload, decode, schema(""))]
        : [
            payloadBlocks("Request", payload, decode, schema(".request")),
            payloadBlocks("Answer", answer, answerNames(slot).decode, schema(".acknowledgement")),
          ],
  }
}

/** A payload under a heading, with the function that reads it and the file of its schema. */
export function payloadBlocks(called: string, payload: Payload, decode: string, file: string): PayloadBlocks {
  const { members, definitions } = payloadTables(payload)
  const empty = members === "" ? " It is an object without members." : ""
  const further =
    payload.type.kind === "object" && payload.type.excess === "keep" ? " Members not listed here may follow." : ""
  const schema = [code(decode), text(", published as "), code(file), text(`.${empty}${further}`)]
  return {
    heading: headingText(2, called),
    intro: paragraphText([text(`${called}: read by `), ...schema]),
    about: paragraphText([text("Read by "), ...schema]),
    members,
    definitions,
    agreements: agreementTable(payload),
  }
}

function properties(slot: Slot, { revisions, lookup, rulesOf, wireName }: SlotSetting): readonly (readonly Phrase[])[] {
  const { site, ride, gate, answerPosture, since } = slot
  const source = sourceOf(lookup(slot.id))
  const frame = site.kind === "frame" ? [text(" … "), code(site.close)] : []
  const optional: readonly (readonly [string, Phrase, boolean])[] = [
    ["Posture of the answer", answerPosture === null ? "" : treated(answerPosture), answerPosture !== null],
    ["Encoding", "base64: a text that holds the bytes of the JSON", slot.encoding !== "json"],
    ["Repeated values", merged(slot), slot.merge !== "one"],
    ["Correlated by", [code(slot.correlation ?? "")], slot.correlation !== null],
    [
      "Also read as",
      joined(
        slot.aliases.map((keys) => [code(keys.join("."))]),
        ", ",
      ),
      slot.aliases.length > 0,
    ],
    ["Overtaken by", [code(slot.overtakenBy ?? "")], slot.overtakenBy !== null],
    ...rulesOf(slot.id).map((rule) => ["Cross-slot rule", crossSlotPhrase(rule, wireName), true] as const),
  ]
  return [
    [site.kind === "frame" ? "Between" : "Wire name", [code(ride.wireName), ...frame]],
    ["Rides on", ride.carrier],
    ["Written by", `the ${ride.from}`],
    ["Posture", treated(slot.posture)],
    ["Needs", gate === null ? "no declaration" : declared(gate.member, gate.values)],
    ...optional.filter(([, , shown]) => shown).map(([property, value]) => [property, value]),
    ["Sensitivity", slot.sensitivity],
    ["Since", since === null ? "—" : [code(revisions.get(since)?.literal ?? since)]],
    ["Life", slot.life],
    ...(source === "" ? [] : [["Source", source]]),
  ]
}

function crossSlotPhrase(rule: CrossSlotRule, nameOf: (slot: string) => string): readonly Inline[] {
  const pieces = ruleSentence(rule, nameOf).map((piece) => (piece.code ? code(piece.text) : text(piece.text)))
  return [...pieces, text(`: ${rule.because}`)]
}

function merged({ merge, appends }: Slot): Phrase {
  return appends === null ? merge : [text(`${merge} `), code(appends)]
}

function treated(posture: Posture): string {
  return `${posture}: ${treatment[posture]}`
}

function declared(member: string, values: readonly string[]): readonly Inline[] {
  return [
    text("the declaration "),
    code(member),
    text(": "),
    ...joined(
      values.map((value) => [code(value)]),
      " or ",
    ),
  ]
}

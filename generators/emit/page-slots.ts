import type { Catalog, Revision } from "../../model/catalog.ts"
import type { FactId } from "../../model/fact.ts"
import type { ContractFacts, Posture, Slot } from "../../model/slot.ts"
import type { Payload } from "../../model/wire-type.ts"
import { code, headingText, joined, paragraphText, prose, tableText, text } from "../text/markdown.ts"
import type { Inline, Phrase } from "../text/markdown.ts"
import { answerNames, payloadNames } from "../text/names.ts"
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

/** One payload: the sentence that leads in, its members, its named types; a table is empty for none. */
export interface PayloadBlocks {
  readonly [name: string]: string
  readonly intro: string
  readonly members: string
  readonly definitions: string
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
  return [contract.id, ...slots]
}

/** The section of a contract, under headings that `heading` gives for its facts. */
export function contractBlocks(
  contract: ContractFacts,
  heading: (fact: FactId) => string,
  catalog: Catalog,
): ContractBlocks {
  const revisions = new Map(catalog.revisions.map((revision) => [revision.id, revision]))
  const methods = contract.methodPrefix === null ? [] : [text(", every method with "), code(contract.methodPrefix)]
  return {
    heading: headingText(2, heading(contract.id)),
    about: paragraphText([
      text("Contract "),
      code(contract.name),
      text(contract.ownership === "owned" ? ", ours to shape" : ", published by others and taken as it stands"),
      text(". Every key begins with "),
      code(contract.keyPrefix),
      ...methods,
      text("."),
    ]),
    slots: contract.slots.map((slot) => slotBlocks(slot, heading(slot.id), revisions)),
  }
}

function slotBlocks(slot: Slot, heading: string, revisions: ReadonlyMap<FactId, Revision>): SlotBlocks {
  const { payload, answer } = slot
  const { decode } = payloadNames(slot)
  return {
    heading: headingText(3, heading),
    summary: paragraphText(prose(slot.summary)),
    properties: tableText(["Property", "Value"], properties(slot, revisions)),
    payloads:
      answer === null
        ? [payloadBlocks("Payload", payload, slot, decode, "")]
        : [
            payloadBlocks("Request", payload, slot, decode, ".request"),
            payloadBlocks("Answer", answer, slot, answerNames(slot).decode, ".acknowledgement"),
          ],
  }
}

function payloadBlocks(
  called: string,
  payload: Payload,
  { contract, name }: Slot,
  decode: string,
  suffix: string,
): PayloadBlocks {
  const { members, definitions } = payloadTables(payload)
  const empty = members === "" ? " It is an object without members." : ""
  const further =
    payload.type.kind === "object" && payload.type.excess === "keep" ? " Members not listed here may follow." : ""
  return {
    intro: paragraphText([
      text(`${called}: read by `),
      code(decode),
      text(", published as "),
      code(`schemas/${contract.name}/${name}${suffix}.schema.json`),
      text(`.${empty}${further}`),
    ]),
    members,
    definitions,
  }
}

function properties(slot: Slot, revisions: ReadonlyMap<FactId, Revision>): readonly (readonly Phrase[])[] {
  const { site, ride, gate, answerPosture, since } = slot
  const frame = site.kind === "frame" ? [text(" … "), code(site.close)] : []
  const optional: readonly (readonly [string, Phrase, boolean])[] = [
    ["Posture of the answer", answerPosture === null ? "" : treated(answerPosture), answerPosture !== null],
    ["Encoding", slot.encoding, slot.encoding !== "json"],
    ["Repeated values", slot.merge, slot.merge !== "one"],
    ["Correlated by", [code(slot.correlation ?? "")], slot.correlation !== null],
    [
      "Also read as",
      joined(
        slot.aliases.map((alias) => [code(alias)]),
        ", ",
      ),
      slot.aliases.length > 0,
    ],
    ["Overtaken by", [code(slot.overtakenBy ?? "")], slot.overtakenBy !== null],
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
  ]
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

import type { Catalog, Page } from "../../model/catalog.ts"
import type { FactId } from "../../model/fact.ts"
import type { ContractFacts, Slot } from "../../model/slot.ts"
import type { Table } from "../../model/table.ts"
import type { Member, ObjectType, TextType, Variant } from "../../model/wire-type.ts"
import type { Manual } from "./page-commands.ts"

/** A tool without commands. */
export const noManual: Manual = { command: "tool", commands: [] }

/** A text of one to eight code points. */
export const short: TextType = { kind: "text", min: 1, max: 8, pattern: null }

/** A member that holds a short text. */
export function textMember(name: string): Member {
  return { name, type: short, optional: false, description: null }
}

/** A variant with such members. */
export function variant(name: string, ...members: readonly string[]): Variant {
  return { name, excess: "closed", members: members.map(textMember) }
}

/** A closed object with such members. */
export function objectOf(...members: readonly string[]): ObjectType {
  return { kind: "object", excess: "closed", members: members.map(textMember) }
}

/** A slot of an invented contract, written by the agent, behind a declaration. */
export function slot(owner: string, name: string): Slot {
  const key = `${owner}.${name}`
  return {
    id: `slot/${owner}/${name}`,
    name,
    contract: contract(owner, []),
    site: { kind: "meta", acp: 1, def: "SessionNotification.update", at: ["_meta", key] },
    ride: { from: "agent", carrier: "session/update member _meta", wireName: key },
    posture: "fidelity",
    gate: { id: `declaration/${owner}/pings`, name: "pings", member: "pings", values: ["loud", "soft"], raises: null },
    payload: { type: objectOf("text"), definitions: [] },
    payloadOf: null,
    answer: null,
    answerPosture: null,
    encoding: "json",
    merge: "one",
    appends: null,
    correlation: null,
    aliases: [],
    overtakenBy: null,
    sensitivity: "public",
    since: null,
    life: "realized",
    summary: "Says `hello` & {goodbye}.",
  }
}

/** An invented contract. */
export function contract(name: string, slots: readonly Slot[]): ContractFacts {
  return {
    id: `contract/${name}`,
    name,
    title: `The ${name} contract`,
    ownership: "owned",
    keyPrefix: `${name}.`,
    methodPrefix: null,
    kit: true,
    slots,
    declarations: [],
    crossSlot: [],
  }
}

/** A table of one row whose second cell has a proof. */
export function table(owner: string, name: string, text = "a | b"): Table {
  const reasons = [
    { says: "beta accepts", value: "x", from: { fact: "provider/beta#/accepts" } },
    { says: "so", value: "y", from: { law: "model/reach.ts" } },
  ] as const
  return {
    spec: {
      id: `table/${owner}/${name}`,
      name,
      contract: owner,
      title: `Table ${name}`,
      rows: ["harness"],
      where: [],
      each: null,
      keys: 1,
      columns: [],
    },
    columns: ["Entry", "disk_only"],
    rows: [
      {
        key: "alpha",
        fact: "harness/alpha",
        cells: [
          { text: "alpha", reasons: [], turns: [] },
          { text, reasons, turns: [] },
        ],
      },
    ],
  }
}

/** A page written by hand. */
export function byHand(tables: readonly FactId[]): Page {
  return {
    id: "page/guide/wire",
    name: "guide/wire",
    title: "Wire",
    description: "How.",
    tables,
    skeleton: null,
    each: null,
  }
}

/** A page generated whole. */
export function whole(): Page {
  return {
    id: "page/reference/slots",
    name: "reference/slots",
    title: "Slots",
    description: "What rides where.",
    tables: [],
    skeleton: "slots",
    each: null,
  }
}

/** A catalog of nothing but these, with the tables made of it. */
export function catalogOf({
  contracts = [],
  tables = [],
  pages = [],
}: {
  contracts?: readonly ContractFacts[]
  tables?: readonly Table[]
  pages?: readonly Page[]
}): Catalog & { readonly made: readonly Table[] } {
  return {
    facts: [],
    acp: { version: 1, digest: "", definitions: [] },
    axes: [],
    dialects: [],
    providers: [],
    drivers: [],
    harnesses: [],
    contracts,
    documents: [],
    roles: [],
    endpoints: [],
    declarations: [],
    modelIds: [],
    dialectRequests: [],
    gatewayRoutes: [],
    capabilities: [],
    accessLanes: [],
    experienceProfiles: [],
    checks: [],
    modelCards: [],
    adoptionSources: [],
    sessionOutcomes: [],
    updateRoutings: [],
    hostTools: [],
    platformTools: [],
    lineForms: [],
    taskModes: [],
    refusals: [],
    revisions: [],
    validities: [],
    decisions: [],
    tables: tables.map(({ spec }) => spec),
    pages,
    ordered: () => [],
    made: tables,
  }
}

import type { Catalog } from "../../model/catalog.ts"
import type {
  AccessLane,
  Axis,
  Capability,
  Check,
  Declaration,
  Dialect,
  Driver,
  ExperienceProfile,
  Harness,
  ModelCard,
  Provider,
} from "../../model/entries.ts"
import type { ContractFacts, ContractHead, Slot } from "../../model/slot.ts"
import type { Definition, Payload, TextType, WireType } from "../../model/wire-type.ts"

/** A payload from its type and definitions by name. */
export function payloadOf(type: WireType, definitions: { readonly [name: string]: WireType } = {}): Payload {
  const named = Object.entries(definitions).map(([name, of]): Definition => ({
    name,
    type: of,
    description: `What ${name} is.`,
  }))
  return { type, definitions: named }
}

/** A closed object; a name that ends in `?` is optional. */
export function objectOf(
  members: { readonly [name: string]: WireType },
  excess: "closed" | "keep" = "closed",
): WireType {
  return {
    kind: "object",
    excess,
    members: Object.entries(members).map(([name, type]) => ({
      name: name.replace(/\?$/, ""),
      type,
      optional: name.endsWith("?"),
      description: null,
    })),
  }
}

/** Any text. */
export const anyText: WireType = { kind: "text", min: 0, max: null, pattern: null }

/** A text of so many code points. */
export function textOf(min: number, max: number | null, pattern: string | null = null): TextType {
  return { kind: "text", min, max, pattern }
}

/** One of some literals. */
export function oneOf(...values: readonly (string | number | boolean)[]): WireType {
  return { kind: "literal", values }
}

/** A list of so many items. */
export function listOf(item: WireType, min = 0, max: number | null = null): WireType {
  return { kind: "list", item, min, max }
}

/** A reference to a definition. */
export function refTo(to: string): WireType {
  return { kind: "reference", to }
}

/** A type or null. */
export function orNull(of: WireType): WireType {
  return { kind: "nullable", of }
}

/** A slot of an invented contract, that the agent writes into a `_meta`. */
export function slotOf(contract: ContractHead, name: string, payload: Payload, more: Partial<Slot> = {}): Slot {
  return {
    id: `slot/${contract.name}/${name}`,
    name,
    contract,
    site: { kind: "meta", acp: 1, def: "SessionNotification.update", at: ["_meta", `${contract.keyPrefix}${name}`] },
    ride: { from: "agent", carrier: "session/update member _meta", wireName: `${contract.keyPrefix}${name}` },
    posture: "fidelity",
    gate: null,
    payload,
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
    summary: `What ${name} says.`,
    ...more,
  }
}

/** An invented contract. */
export function contractOf(
  name: string,
  ownership: "owned" | "adopted",
  slots: (head: ContractHead) => readonly Slot[],
): ContractFacts {
  const head: ContractHead = {
    id: `contract/${name}`,
    name,
    title: `The contract ${name}`,
    ownership,
    keyPrefix: `${name}.`,
    methodPrefix: `_${name}/`,
    kit: ownership === "owned",
  }
  return { ...head, slots: slots(head), declarations: [], crossSlot: [] }
}

/** A catalog of contracts and nothing else, or with the entries given. */
export function catalogOf(contracts: readonly ContractFacts[], entries: Partial<Catalog> = {}): Catalog {
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
    declarations: contracts.flatMap((contract) => contract.declarations),
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
    tables: [],
    pages: [],
    ordered: () => [],
    ...entries,
  }
}

/** Entries of every kind, with hostile texts where a text is free. */
export function exampleEntries(): Partial<Catalog> {
  const speed: Axis = {
    id: "axis/speed",
    name: "speed",
    values: ["none", "slow", "fast"],
    below: [
      ["none", "slow"],
      ["slow", "fast"],
    ],
  }
  const single: Axis = { id: "axis/single-step", name: "single-step", values: ["off", "on"], below: [["off", "on"]] }
  const spoken: Dialect = { id: "dialect/spoken_form", name: "spoken_form", method: "POST", path: "/v1/spoken" }
  const other: Dialect = {
    id: "dialect/other",
    name: "other",
    method: "POST",
    path: `/v1/${"long-".repeat(30)}?q="'\`\${x}`,
  }
  const provider: Provider = {
    id: "provider/acme-cloud",
    name: "acme-cloud",
    origin: "https://acme.example",
    credential: { header: "authorization", prefix: "Bearer " },
    accepts: [
      { dialect: spoken, path: "/a" },
      { dialect: other, path: "/b" },
    ],
    priced: true,
  }
  const quiet: Provider = {
    id: "provider/quiet",
    name: "quiet",
    origin: "https://q.example",
    credential: { header: "authorization", prefix: "Bearer " },
    accepts: [],
    priced: false,
  }
  const driver: Driver = {
    id: "driver/line-v1",
    name: "line-v1",
    protocol: null,
    lane: "acme:line@1",
    server: true,
    envelopes: [{ retention: "none", grants: { speed: "slow", __proto__x: "off", "single-step": "off" } }],
  }
  const raising: Declaration = {
    id: "declaration/acme/speed",
    name: "speed",
    member: "speed",
    values: ["fast"],
    raises: { axis: speed, from: "slow", to: "fast" },
  }
  const mechanism: Declaration = { ...raising, id: "declaration/acme/plug", name: "plug", member: "plug", raises: null }
  const harness: Harness = {
    id: "harness/rocket",
    name: "rocket",
    launchRole: "primary",
    mode: "managed",
    supply: {
      availability: "ready",
      image: `registry.example/rocket@sha256:${"0".repeat(64)}`,
      receipt: "line\nbreak \u2028 \ud800 </script>",
    },
    driver,
    modelLane: "gateway",
    mcpDelivery: "http",
    launch: { command: "rocket`", args: ["--line\nbreak", ""], packages: ["@scope/rocket"] },
    dialects: [spoken, other],
    declares: [raising, mechanism],
    ceiling: Object.fromEntries([
      ["speed", "fast"],
      ["__proto__", "x"],
    ]),
  }
  const bare: Harness = {
    ...harness,
    id: "harness/bare",
    name: "bare",
    supply: { availability: "image_required" },
    launch: null,
    dialects: null,
    declares: [],
    ceiling: {},
  }
  const stuck: Harness = {
    ...bare,
    id: "harness/stuck",
    name: "stuck",
    supply: { availability: "blocked", image: null, missingEvidence: "a licence", missingPlane: null },
  }
  const fast: Capability = {
    id: "capability/go-fast",
    name: "go-fast",
    literal: 'go."fast"\u2028',
    connected: "with_connection",
    needs: Object.fromEntries([
      ["speed", "fast"],
      ["__proto__", "x"],
    ]),
    gate: mechanism,
    tools: true,
  }
  const still: Capability = { ...fast, id: "capability/still", name: "still", connected: null, needs: {}, gate: null }
  const lane: AccessLane = {
    id: "access-lane/by-road",
    name: "by-road",
    literal: "by_road",
    modelSelection: "road",
    credentialCustody: "a 'place'",
    routing: "road",
    wireProvenance: "seen",
    usageEvidence: "absent",
    modelLane: "gateway",
    requires: [fast],
    lacks: [still, fast],
  }
  const experience: ExperienceProfile = {
    id: "experience-profile/core",
    name: "core",
    literal: "core",
    revision: "acme:core@1",
    requires: [still],
  }
  const proof: Check = {
    id: "check/speed-shown",
    name: "speed-shown",
    literal: "speed_shown",
    judgedBy: "opt_in",
    tier: null,
    requirement: "The speed is shown.",
    proves: raising,
  }
  const card: ModelCard = {
    id: "model-card/acme-cloud/big-1",
    name: "big-1",
    provider,
    model: "acme/big-1",
    contextWindow: 1_000_000,
    inputPrice: 0,
    outputPrice: null,
    cacheReadPrice: null,
    cacheWritePrice: null,
    outputCap: null,
    effort: [
      { effort: "low", value: null },
      { effort: "high", value: "</script>" },
    ],
  }
  return {
    capabilities: [fast, still],
    accessLanes: [lane, { ...lane, id: "access-lane/nowhere", name: "nowhere", requires: [], lacks: [] }],
    experienceProfiles: [experience],
    checks: [proof, { ...proof, id: "check/locus", name: "locus", judgedBy: "server", proves: null }],
    modelCards: [card, { ...card, id: "model-card/any", name: "any", provider: null, model: null, effort: [] }],
    sessionOutcomes: [{ id: "outcome/done", name: "done", stopReasons: ["end_turn"], becomes: "succeeded" }],
    updateRoutings: [{ id: "routing/told", name: "told", updates: ["plan"], landsIn: "plan" }],
    lineForms: [
      {
        id: "line-form/short",
        name: "short",
        writtenBy: ["short --json"],
        output: "last_message",
        opens: [{ "/type": "begin", "/id": { is: "text" } }],
        rules: [
          { name: "begin", when: { "/type": "begin" }, gives: [{ give: "session", id: "/id" }] },
          {
            name: "parts",
            when: { "/parts": { is: "object" }, "/old": false, "/none": null },
            each: { at: "/parts", rules: [{ name: "all", when: {}, gives: [{ give: "usage", raw: "#/usage" }] }] },
            gives: [],
          },
        ],
      },
    ],
    hostTools: [
      {
        id: "host-tool/tell",
        name: "tell",
        literal: "tell",
        description: "Tells it.",
        isReadOnly: false,
        arguments: [
          { name: "what", description: "What it is.", isRequired: true, among: ["a", "b"] },
          { name: 'to "whom"', description: "Who is told.", isRequired: false, among: null },
        ],
      },
      { id: "host-tool/look", name: "look", literal: "look", description: "Looks.", isReadOnly: true, arguments: [] },
    ],
    platformTools: [
      {
        id: "platform-tool/knock",
        name: "knock",
        literal: "acme_knock",
        description: "Shows that somebody is there.",
        plane: "tools-v1",
        callsAtMost: 3,
      },
    ],
    taskModes: [
      {
        id: "mode/look",
        name: "look",
        literal: "look",
        required: "tell",
        preferred: null,
        routing: "after_conformance",
      },
      { id: "mode/act", name: "act", literal: "act", required: null, preferred: "tell", routing: "always" },
    ],
    adoptionSources: [{ id: "adoption-source/a-b", name: "a-b", literal: "a", profiles: ["ready", "blocked"] }],
    axes: [speed, single],
    dialects: [spoken, other],
    providers: [provider, quiet],
    drivers: [driver],
    harnesses: [harness, bare, stuck],
    declarations: [raising, mechanism],
  }
}

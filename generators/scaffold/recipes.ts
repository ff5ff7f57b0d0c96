import type { FactBody } from "../../model/fact.ts"
import type { ContractHead } from "../../model/slot.ts"

/** How a new fact of one kind is made. */
export interface Recipe {
  /** Folder below the catalog's, or below the contract's own where the kind belongs to one. */
  readonly folder: string
  /** Module of the constructors below the catalog's `kinds/`. */
  readonly module: string
  /** Names that the skeleton imports, and no const may have. */
  readonly imports: readonly string[]
  /** Whether the fact lies below a contract: `beside` it on disk too, or only by its id; null: it belongs to none. */
  readonly contract: "beside" | "named" | null
  /** What the fact comes to as far as its names meet others, so that a name that is taken is found before anything is written. */
  readonly body: (name: string, contract: ContractHead | null, driver: string) => FactBody
  /** What to do next, after the sentence above the fact. */
  readonly next: readonly string[]
}

/** The kinds of fact that can be begun by command, besides rules and decision records. */
export const recipes: { readonly [kind: string]: Recipe } = {
  axis: {
    folder: "axes",
    module: "axis",
    imports: ["axis", "chain"],
    contract: null,
    body: () => ({ values: ["absent"], below: [] }),
    next: ["List its values, weakest first; partial() orders those that no chain does"],
  },
  contract: {
    folder: "contracts",
    module: "contract",
    imports: ["contract"],
    contract: null,
    body: (name) => ({ title: name, ownership: "owned", keyPrefix: `${name}.`, methodPrefix: `_${name}/` }),
    next: ["State the prefixes of its keys and methods, and whether it is ours to shape", "State its first slot"],
  },
  declaration: {
    folder: "declarations",
    module: "declaration",
    imports: ["declaration"],
    contract: "beside",
    body: (name, contract) => ({ contract: refTo(contract), member: name, values: [], raises: null }),
    next: [
      "List the values that count as declared, and add the member to the contract's handshake",
      "State the step that it raises on an axis, if it raises one",
      "Name it as the gate of the slot that it is for",
    ],
  },
  dialect: {
    folder: "dialects",
    module: "dialect",
    imports: ["dialect"],
    contract: null,
    body: (name) => ({ method: "POST", path: `/${name}` }),
    next: ["State the method and the exact target at the gateway", "Add it to the providers that accept it"],
  },
  document: {
    folder: "documents",
    module: "document",
    imports: ["Schema", "document"],
    contract: null,
    body: (name) => ({
      title: name,
      payload: { type: { kind: "object", members: [], excess: "closed" }, definitions: [] },
    }),
    next: [
      "State its members; what they have to do with each other by .check(agreement(…))",
      "Name it on a page that lists documents, if there is none yet",
    ],
  },
  driver: {
    folder: "drivers",
    module: "driver",
    imports: ["driver", "under"],
    contract: null,
    body: (name) => ({ protocol: null, lane: name, envelopes: [] }),
    next: ["State what the server grants under each retention mode", "Name it as the driver of a harness"],
  },
  harness: {
    folder: "harnesses",
    module: "harness",
    imports: ["harness", "imageRequired", "undeclared"],
    contract: null,
    body: (_name, _contract, driver) => ({
      launchRole: "alternative",
      mode: "custom",
      supply: { availability: "image_required" },
      driver: { $ref: `driver/${driver}` },
      modelLane: "",
      mcpDelivery: "",
      dialects: null,
      declares: [],
      ceiling: {},
    }),
    next: [
      "State its role, its mode, its driver and its lanes as they are",
      "List the dialects that somebody has seen it speak, or leave them undeclared",
      "List what it declares in its handshake, and each ceiling that differs from the driver's envelope",
    ],
  },
  provider: {
    folder: "providers",
    module: "provider",
    imports: ["provider"],
    contract: null,
    body: () => ({ origin: "", accepts: [], priced: false }),
    next: [
      "State its origin, and for each dialect that it accepts the path below it: serves(dialect, path)",
      "Give the page that you read and the day on which you read it",
      "Say priced: true only if its models have reviewed prices",
    ],
  },
  refusal: {
    folder: "refusals",
    module: "refusal",
    imports: ["refusal"],
    contract: null,
    body: (name) => ({
      codes: [codeOf(name)],
      title: name,
      status: null,
      raisedIn: "",
      cause: "",
      cure: "",
      example: "",
      heading: codeOf(name),
    }),
    next: [
      "State what brings it about and what mends it, for whoever meets it at night",
      "State the status of an HTTP answer with it, or null if it is only noted",
      "Generate, and raise it: no code can be raised that the catalog does not have",
    ],
  },
  revision: {
    folder: "revisions",
    module: "revision",
    imports: ["revision"],
    contract: null,
    body: (name) => ({ literal: name, subject: name, life: "current" }),
    next: ["State the literal on which others rely, and what it identifies", "Refer to it from what it identifies"],
  },
  slot: {
    folder: "slots",
    module: "slot",
    imports: ["Schema", "meta", "slot"],
    contract: "beside",
    body: (name, contract) => ({
      contract: refTo(contract),
      site: { kind: "meta", acp: 1, def: message, at: ["_meta", keyOfSlot(name, contract)] },
      posture: "fidelity",
      payload: { type: { kind: "object", members: [], excess: "closed" }, definitions: [] },
      life: "proposed",
    }),
    next: [
      "State where it rides, who refuses what by its posture, and what it carries",
      "If only those may use it who say so, state their declaration and name it as the gate",
      "Write its handler, where the type check asks for one, and its golden exchange",
    ],
  },
  table: {
    folder: "tables",
    module: "table",
    imports: ["member", "table"],
    contract: "named",
    body: (name, contract) => ({
      contract: refTo(contract),
      title: name,
      rows: ["contract"],
      where: [],
      each: null,
      keys: 1,
      columns: [],
    }),
    next: ["State which facts give its rows, and its columns", "Name it among the tables of a page"],
  },
}

/** The message whose `_meta` a new slot rides in until somebody says otherwise: the update of a session. */
export const message = "SessionNotification.update"

/** The key of a new slot: in its contract's namespace, in snake case. */
export function keyOfSlot(name: string, contract: ContractHead | null): string {
  const prefix = contract?.keyPrefix ?? ""
  return `${prefix}${/[./]$/.test(prefix) || prefix === "" ? "" : "/"}${name.replaceAll("-", "_")}`
}

/** The code of a new refusal: the first word of its name is the topic. */
export function codeOf(name: string): string {
  const [topic = name, ...problem] = name.replaceAll("_", "-").split("-")
  return `${topic}/${problem.join("-") || "problem"}`
}

function refTo(contract: ContractHead | null): { readonly $ref: `contract/${string}` } {
  return { $ref: `contract/${contract?.name ?? ""}` }
}

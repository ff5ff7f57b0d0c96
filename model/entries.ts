/**
 * The entries that admission judges by. This file holds types alone and imports nothing: it is also copied beside the
 * generated facts, so that the same laws read the catalog and what was generated from it.
 */

/** One dimension of capability: named values and which lies directly below which. */
export interface Axis {
  readonly id: string
  readonly name: string
  /** In published order, weakest first. */
  readonly values: readonly string[]
  /** Pairs [lower, higher]; the order is their reflexive, transitive closure. */
  readonly below: readonly (readonly [string, string])[]
}

/** A wire language in which a harness asks for a model, and the exact request that the gateway knows it by. */
export interface Dialect {
  readonly id: string
  readonly name: string
  readonly method: string
  /** Raw request target at the gateway, compared byte for byte. */
  readonly path: string
}

/** A model provider and the dialects that it accepts. */
export interface Provider {
  readonly id: string
  readonly name: string
  /** Scheme and authority of its public endpoint. */
  readonly origin: string
  /** How a request to it bears the credential. */
  readonly credential: CredentialHeader
  readonly accepts: readonly AcceptedDialect[]
  /** Whether the price catalog has a reviewed price for its models. */
  readonly priced: boolean
}

export interface CredentialHeader {
  /** The header's name, in lower case. */
  readonly header: string
  /** What stands before the credential in its value. */
  readonly prefix: string
}

export interface AcceptedDialect {
  readonly dialect: Dialect
  /** Path below the provider's origin, sent as it stands. */
  readonly path: string
}

/** What the server grants one driver under one retention mode, by axis. */
export interface Envelope {
  readonly retention: string
  /** Axis name to value. An axis left out is not granted at all. */
  readonly grants: { readonly [axis: string]: string }
}

/** How a harness process is driven, and what the server grants for it. */
export interface Driver {
  readonly id: string
  readonly name: string
  /** The release protocol; null for a lane without a release. */
  readonly protocol: string | null
  /** The published name of the execution lane. */
  readonly lane: string
  /** Whether the envelopes are what the server grants, and not only what the lane amounts to. */
  readonly server: boolean
  readonly envelopes: readonly Envelope[]
}

/** A member of the handshake by which a harness says what it serves. */
export interface Declaration {
  readonly id: string
  readonly name: string
  /** Member name inside the declaration object. */
  readonly member: string
  /** The values that count as declared. */
  readonly values: readonly string[]
  /** The axis that it raises, from exactly one value to exactly one other; null for a mechanism, which raises nothing. */
  readonly raises: Raise | null
}

export interface Raise {
  readonly axis: Axis
  /** The value to rise from: what the envelope grants, or the weakest value where it grants none. */
  readonly from: string
  readonly to: string
}

/** A coding agent that the platform knows. */
export interface Harness {
  readonly id: string
  readonly name: string
  readonly launchRole: "primary" | "alternative" | "local_fixture"
  readonly mode: "managed" | "packaged" | "custom" | "connected"
  readonly supply: Supply
  readonly driver: Driver
  readonly modelLane: string
  readonly mcpDelivery: string
  /** null: undeclared, therefore unconstrained. */
  readonly dialects: readonly Dialect[] | null
  readonly declares: readonly Declaration[]
  /** Axis name to the strongest value that it can realize; an axis left out stands at the driver's envelope. */
  readonly ceiling: { readonly [axis: string]: string }
  /** How it is started where somebody tries it; null: nobody has reviewed that. */
  readonly launch: HarnessLaunch | null
}

/** A command on the search path, and the npm packages that bring it. */
export interface HarnessLaunch {
  readonly command: string
  readonly args: readonly string[]
  readonly packages: readonly string[]
}

/**
 * Whether an image can be named. Readiness and image are inseparable; only a local fixture is ready without a receipt.
 * What is blocked says what it waits for: evidence, or a plane of the platform.
 */
export type Supply =
  | { readonly availability: "ready"; readonly image: string; readonly receipt: string | null }
  | { readonly availability: "image_required" }
  | {
      readonly availability: "blocked"
      readonly image: string | null
      readonly missingEvidence: string | null
      readonly missingPlane: string | null
    }

/** Something that a run may need and a lane may have. A managed run has it unless `needs`, `gate`, `tools` or its lane say no. */
export interface Capability {
  readonly id: string
  readonly name: string
  readonly literal: string
  /** Whether a connected runtime has it: always, with a released connection, or not at all. */
  readonly connected: "yes" | "with_connection" | null
  /** Axis name to the weakest realized value that carries it. */
  readonly needs: { readonly [axis: string]: string }
  /** The declaration without which no harness serves it. */
  readonly gate: Declaration | null
  /** Whether it rests on tools that the platform delivers into the session. */
  readonly tools: boolean
}

/** A way by which a run comes to its model: who does what, and what evidence there is. */
export interface AccessLane {
  readonly id: string
  readonly name: string
  readonly literal: string
  readonly modelSelection: string
  readonly credentialCustody: string
  readonly routing: string
  readonly wireProvenance: string
  readonly usageEvidence: string
  /** The model lane of the catalog entries that go by it. */
  readonly modelLane: string
  /** What a run must have besides its experience profile. */
  readonly requires: readonly Capability[]
  /** What no run of the lane can have. */
  readonly lacks: readonly Capability[]
}

/** What every run of a kind can be relied on to have. */
export interface ExperienceProfile {
  readonly id: string
  readonly name: string
  readonly literal: string
  /** The literal of its revision. */
  readonly revision: string
  readonly requires: readonly Capability[]
}

/** A requirement of the conformance suite. */
export interface Check {
  readonly id: string
  readonly name: string
  readonly literal: string
  /** The grammar of observations alone, an active case, one that must be asked for, the server, or a worker in a turn. */
  readonly judgedBy: "grammar" | "active" | "opt_in" | "server" | "worker"
  /** How much it weighs in a turn that a worker judges; null: it is judged otherwise. */
  readonly tier: "mandatory" | "advisory" | "informational" | null
  /** What it demands, a sentence. */
  readonly requirement: string
  /** The declaration whose axis a pass promotes. */
  readonly proves: Declaration | null
}

/** What is known of one provider's model. Prices are in micro-dollars per million tokens. */
export interface ModelCard {
  readonly id: string
  readonly name: string
  /** null, as `model` is: what holds for every model without a card. */
  readonly provider: Provider | null
  /** The model's id as the provider reads it. */
  readonly model: string | null
  /** In tokens. */
  readonly contextWindow: number | null
  readonly inputPrice: number | null
  readonly outputPrice: number | null
  /** For input tokens that a cache served, and for those that were written into it; null: not reviewed. */
  readonly cacheReadPrice: number | null
  readonly cacheWritePrice: number | null
  /** The one member by which a request may bound its output, where the dialect has several; null: any of them. */
  readonly outputCap: string | null
  /**
   * What the provider's parameter says for a word of effort, lowest first: a word, or a budget in tokens; null: the model
   * has no such effort. Empty: no such parameter.
   */
  readonly effort: readonly { readonly effort: string; readonly value: string | number | null }[]
}

/** A way by which a harness comes into a workspace, and the availabilities of packaged entries whose profile it makes. */
export interface AdoptionSource {
  readonly id: string
  readonly name: string
  readonly literal: string
  readonly profiles: readonly Supply["availability"][]
}

/** What the end of a turn makes of its session. */
export interface SessionOutcome {
  readonly id: string
  readonly name: string
  /** The stop reasons that lead to it, or words for an end without one. */
  readonly stopReasons: readonly string[]
  readonly becomes:
    "succeeded" | "awaiting_input" | "failed_retryable" | "as_requested" | "protocol_violation"
}

/** Where updates of a session are shown. */
export interface UpdateRouting {
  readonly id: string
  readonly name: string
  readonly updates: readonly string[]
  readonly landsIn: "activity" | "reasoning" | "plan" | "transcript" | "usage"
}

/** A mode of a task, the tool that a turn in it must call and the one that it had better call; null: none. */
export interface TaskMode {
  readonly id: string
  readonly name: string
  readonly literal: string
  readonly required: string | null
  readonly preferred: string | null
  /** Whether work in it is routed to every agent, or only to one that declares it and passed conformance for it. */
  readonly routing: "always" | "after_conformance"
}

/** A tool that a host gives an agent over MCP; `N` are the names of its arguments. */
export interface HostTool<N extends string = string> {
  readonly id: string
  readonly name: string
  readonly literal: string
  /** What the agent is told of it. */
  readonly description: string
  /** Whether a call of it changes nothing. */
  readonly isReadOnly: boolean
  /** What it is called with, and nothing else, in the order in which the agent is told of it. */
  readonly arguments: readonly ToolArgument<N>[]
}

/** A tool that the platform itself serves a harness in its sandbox over MCP. */
export interface PlatformTool {
  readonly id: string
  readonly name: string
  /** The name under which a harness calls it. */
  readonly literal: string
  /** What the harness is told of it. */
  readonly description: string
  /** The protocol that a runner announces which brings it into a sandbox. */
  readonly plane: string
  /** How often one claim is served it. */
  readonly callsAtMost: number
}

/** A text that a tool is called with. */
export interface ToolArgument<N extends string = string> {
  readonly name: N
  /** What the agent is told of it. */
  readonly description: string
  /** Whether a call must have it, and not empty. */
  readonly isRequired: boolean
  /** The texts that it may be; null: any. */
  readonly among: readonly string[] | null
}

/** A JSON Pointer into the item that a rule reads, or after a `#` into the whole line. */
export type LinePlace = string

/** What must stand at a place: this very value, any text, or any object. */
export type LineTest = string | boolean | null | { readonly is: "text" | "object" }

/** Places with what must stand at each; all of them together. */
export interface LineWhen {
  readonly [place: LinePlace]: LineTest
}

/** How a command may say that its turn ended. */
export type LineClaim = "succeeded" | "failed" | "needs_input" | "cancelled" | "unknown"

/** What a line means. A place that holds nothing fitting gives nothing, and takes nothing else of the line away. */
export type LineGift =
  /** The id by which the command knows its session. */
  | { readonly give: "session"; readonly id: LinePlace }
  /** Text of the agent's. `whole` repeats the pieces that came before it since the last whole, if any came. */
  | {
      readonly give: "message"
      readonly from: "agent" | "thought"
      readonly part: "piece" | "whole"
      readonly text: LinePlace
      /** What tells one message from the next. */
      readonly id?: LinePlace
    }
  | {
      readonly give: "tool"
      readonly step: "begins" | "goes_on"
      readonly id: LinePlace
      readonly title?: LinePlace
      readonly kind?: "execute" | "edit" | "search" | "fetch"
      readonly status: "pending" | "in_progress" | "completed" | "failed"
      readonly input?: LinePlace
      readonly output?: LinePlace
    }
  | { readonly give: "usage"; readonly raw: LinePlace }
  /** Typed output. */
  | { readonly give: "output"; readonly value: LinePlace }
  | {
      readonly give: "notice"
      readonly severity: "info" | "warning" | "error"
      readonly title: LinePlace
    }
  /** The command's word on how its turn ended. The last one counts: a command that tries again says it again. */
  | { readonly give: "end"; readonly claim: LineClaim; readonly says?: LinePlace }

/** A rule: the line that it is for, and what that means. One that gives nothing makes a line known, and no more. */
export interface LineRule {
  /** Tells it from the other rules of its list. */
  readonly name: string
  readonly when: LineWhen
  /** A list in the line, of which each item is read in the line's stead. */
  readonly each?: { readonly at: LinePlace; readonly rules: readonly LineRule[] }
  readonly gives: readonly LineGift[]
}

/**
 * A form of stream JSON: how the lines of one family of commands are read. Of its rules the first that fits a line counts,
 * and a line that none fits is unknown.
 */
export interface LineForm {
  readonly id: string
  readonly name: string
  /** The commands that were seen to write it. */
  readonly writtenBy: readonly string[]
  /** What tells this form from every other: a stream is of it from the first line that one of these fits. */
  readonly opens: readonly LineWhen[]
  /** Whether typed output has a line of its own, or is the JSON of the last message. */
  readonly output: "line" | "last_message"
  readonly rules: readonly LineRule[]
}

/** What the runtime refuses, or notes and goes on. */
export interface RefusalEntry {
  readonly id: string
  readonly name: string
  /** `topic/problem`: one, or one for each topic under which the same problem is met. */
  readonly codes: readonly string[]
  /** A few words that are the same for every occurrence. */
  readonly title: string
  /** Status of an HTTP answer with it; null for what is only noted. */
  readonly status: number | null
  readonly cause: string
  readonly cure: string
}

/** A literal on which other people rely. Current is emitted, accepted is still read, retired never returns. */
export interface Revision {
  readonly id: `${string}/${string}`
  readonly name: string
  readonly literal: string
  readonly subject: string
  readonly life: "current" | "accepted" | "retired"
}

/** How long a kind of evidence counts. */
export interface Validity {
  readonly id: string
  readonly name: string
  /** Days of 24 hours, from the moment at which the server saw it complete. */
  readonly days: number
}

import {
  capabilityExecutionLocus as locusCheck,
  cooperativeInterruptDrained as drainCheck,
  steeringCorrelation as steeringCheck,
  steeringDelivered as deliveryCheck,
  subagentCorrelation as subagentCheck,
} from "../../../output/facts/checks.ts"
import type { Rule } from "../rule.ts"

/** A declaration is as its schema says. */
export const declarationForm: Rule = {
  id: "declaration_form",
  tier: "capability",
  title: "The declaration follows its schema",
  what: "What the agent declares in the handshake follows the schema of the declaration, member by member.",
  why: "a declaration that is wrong in one member is refused whole, and the run with it",
  repair: "declare only members of the schema, each with the one value that it has",
  kit: [],
}

/** First declared, then sent. */
export const declaredEmission: Rule = {
  id: "declared_emission",
  tier: "mandatory",
  title: "Declared before sent",
  what: "No extension that needs a declaration is sent or answered without it.",
  why: "declaration comes before emission, so that a reader knows what silence means",
  repair: "declare it in the answer to initialize, or do not send it",
  kit: [],
}

/** What is sent is as its schema says. */
export const extensionPayload: Rule = {
  id: "extension_payload",
  tier: "capability",
  title: "Extensions follow their schemas",
  what: "Every extension that the agent sends follows the schema of its slot, without members that it does not know.",
  why: "readers ignore what they cannot read, and what you meant is lost",
  repair: "send what the slot's schema says; the author kit has vectors for each",
  kit: [],
}

/** Subagents begin and end. */
export const subagentCorrelation: Rule = {
  id: subagentCheck.literal,
  tier: "capability",
  title: "Subagents begin, work and settle",
  what: subagentCheck.requirement,
  why: "work is shown as somebody else's, or at work for ever",
  repair: "send started once, then activity, then completed once before the turn ends, and declare the member",
  kit: [],
}

/** Each steer has one acknowledgement. */
export const steeringCorrelation: Rule = {
  id: steeringCheck.literal,
  tier: "capability",
  title: "Each steer is acknowledged once",
  what: steeringCheck.requirement,
  why: "a maybe-delivered sentence is either lost or said twice",
  repair: "answer each steer once, with a status of its schema; answer -32601 where you do not declare it",
  kit: [],
}

/** A steer arrives. */
export const steeringDelivered: Rule = {
  id: deliveryCheck.literal,
  tier: "capability",
  title: "A steer reaches the running turn",
  what: deliveryCheck.requirement,
  why: "what is typed into a running turn would wait for its end, against what was declared",
  repair: "take the text into the running turn and answer delivered or queued, or do not declare it",
  kit: [],
}

/** A drained turn ends by itself. */
export const cooperativeInterruptDrained: Rule = {
  id: drainCheck.literal,
  tier: "capability",
  title: "A drained turn ends by itself",
  what: drainCheck.requirement,
  why: "the run would have to be killed after all, and its work is lost",
  repair: "answer draining, finish the step at hand, and answer the prompt within the window",
  kit: [],
}

/** Tools were called where the sandbox is. */
export const capabilityExecutionLocus: Rule = {
  id: locusCheck.literal,
  tier: "capability",
  title: "Tools are called from the sandbox",
  what: locusCheck.requirement,
  why: "a harness that tells of plausible work has shown nothing",
  repair: "call the platform's tools from the process in the sandbox, through the server that session/new names",
  kit: [],
}

/** Authority is taken or refused. */
export const authorityRefused: Rule = {
  id: "authority_refused",
  tier: "capability",
  title: "Malformed authority is refused",
  what: "session/new with a malformed member that grants or limits is refused, before any model is asked.",
  why: "the session would run with more than it was granted",
  repair: "read each member with the schema of its slot, and answer with error -32602 where it does not fit",
  kit: [],
}

/** Authority is taken. */
export const authorityServed: Rule = {
  id: "authority_served",
  tier: "capability",
  title: "Declared authority is served",
  what: "session/new with well-formed members that the agent declares to serve is answered with a session.",
  why: "what is declared is used, and no run begins where it fails",
  repair: "serve what you declare, or do not declare it",
  kit: [],
}

/** Only the tools that were granted. */
export const builtinToolsScoped: Rule = {
  id: "builtin_tools_scoped",
  tier: "capability",
  title: "No tool beyond those granted",
  what: "In a session that is granted a list of built-in tools, no other built-in tool is used.",
  why: "the list is the limit that people gave",
  repair: "offer the model the granted tools alone, and refuse a call of any other",
  kit: [],
}

/** The final output fits. */
export const outputSchemaKept: Rule = {
  id: "output_schema_kept",
  tier: "capability",
  title: "The final output is an output",
  what: "In a session with an output schema, a turn that ends with end_turn has sent JSON as its final output.",
  why: "whoever asked for a form reads it with a program",
  repair: "validate the final output against the schema you were given, and end the turn otherwise where it fails",
  kit: [],
}

/** What was kept comes back. */
export const checkpointTaken: Rule = {
  id: "checkpoint_taken",
  tier: "capability",
  title: "State comes back whence it came",
  what: "State that the agent handed out is taken back by a fresh process of it, with continuity same_run_resume.",
  why: "a run that was moved begins again from nothing",
  repair: "take back every state that you hand out, or answer too_large",
  kit: [],
}

/** Staged files are taken. */
export const stagedFilesTaken: Rule = {
  id: "staged_files_taken",
  tier: "capability",
  title: "Staged files are taken",
  what: "Where it is declared, a prompt with one link for each staged file is answered with a result.",
  why: "what is declared is used, and the turn is lost where it fails",
  repair: "take resource links in their order, and read the files where they are staged",
  kit: [],
}

import { terminalObservation as terminalCheck, toolCorrelation as toolCheck } from "../../../output/facts/checks.ts"
import type { Rule } from "../rule.ts"

/** A turn ends once, and well. */
export const terminalObservation: Rule = {
  id: terminalCheck.literal,
  tier: "mandatory",
  title: "A turn ends once, and well",
  what: terminalCheck.requirement,
  why: "nobody can tell a turn that failed, died or still runs from one that is done",
  repair: "answer each session/prompt once with a stop reason, also when a model, a tool or your own code fails",
  kit: ["ACP-PROMPT-001"],
}

/** Stop reasons of the protocol. */
export const stopReason: Rule = {
  id: "stop_reason",
  tier: "mandatory",
  title: "The stop reason is one that there is",
  what: "stopReason is end_turn, max_tokens, max_turn_requests, refusal or cancelled.",
  why: "strict clients throw the answer away, and lenient ones take a failure for a success",
  repair: "answer with one of the five, or with an error where none fits",
  kit: ["ACP-PROMPT-001"],
}

/** Cancelled means cancelled. */
export const cancelAnswered: Rule = {
  id: "cancel_answered",
  tier: "mandatory",
  title: "A cancelled turn says so",
  what: "A turn that is cancelled while it runs is answered with the stop reason cancelled, and not with an error.",
  why: "a turn that was stopped cannot be told from one that is done or broken",
  repair: "catch what aborting your model call throws, and answer with cancelled",
  kit: ["ACP-CANCEL-001"],
}

/** Cancelling ends. */
export const cancelSettles: Rule = {
  id: "cancel_settles",
  tier: "mandatory",
  title: "A cancelled turn ends soon",
  what: "A turn that is cancelled while it runs is answered within ten seconds.",
  why: "the client can do nothing more but kill the process, with every other session in it",
  repair: "abort the model call and every tool on session/cancel, then answer",
  kit: [],
}

/** After cancelling, go on. */
export const promptAfterCancel: Rule = {
  id: "prompt_after_cancel",
  tier: "mandatory",
  title: "A session goes on after a cancelled turn",
  what: "The next prompt after a cancelled turn is answered with a result.",
  why: "people cancel to say something else",
  repair: "put back whatever marks the session as busy or cancelled before you answer the cancelled prompt",
  kit: [],
}

/** Cancelling nothing does nothing. */
export const cancelIdle: Rule = {
  id: "cancel_idle",
  tier: "mandatory",
  title: "Cancelling nothing does nothing",
  what: "session/cancel while no turn runs is not answered, and the next prompt is not cancelled by it.",
  why: "a cancel often crosses the end of its turn",
  repair: "forget a cancel that finds no turn, and answer no notification",
  kit: ["ACP-JSONRPC-003"],
}

/** Updates of a turn come before its end. */
export const lateUpdate: Rule = {
  id: "late_update",
  tier: "advisory",
  title: "A turn's updates come before its answer",
  what: "No text, thought, plan or tool call comes for a session whose prompt was answered, until the next one.",
  why: "clients show the turn as done, and take what comes late for something new or lose it",
  repair: "send what is left, then answer the prompt",
  kit: ["ACP-CANCEL-002"],
}

/** A turn says something. */
export const emptyTurn: Rule = {
  id: "empty_turn",
  tier: "advisory",
  title: "A turn that ended well has said something",
  what: "A turn that ends with end_turn has sent text, a thought, a plan or a tool call.",
  why: "a failed call to the model that ends so is stored as an empty success",
  repair: "answer the prompt with an error where the model could not be asked",
  kit: [],
}

/** What is offered as content is taken. */
export const promptContent: Rule = {
  id: "prompt_content",
  tier: "capability",
  title: "Offered content is taken",
  what: "A prompt with an image, audio or an embedded resource is answered with a result where promptCapabilities offers it.",
  why: "what is offered is used, and the turn is lost where it fails",
  repair: "take the content, or do not offer it",
  kit: ["ACP-PROMPTCAP-001", "ACP-PROMPTCAP-002", "ACP-PROMPTCAP-003"],
}

/** Links are taken. */
export const promptResourceLink: Rule = {
  id: "prompt_resource_link",
  tier: "advisory",
  title: "Links to resources are taken",
  what: "A prompt with a resource_link beside its text is answered with a result.",
  why: "the protocol counts them among what every agent takes",
  repair: "read the link, or hand its name and URI on to the model as text",
  kit: ["ACP-PROMPT-003"],
}

/** Members of others do no harm. */
export const promptMeta: Rule = {
  id: "prompt_meta",
  tier: "advisory",
  title: "Unknown _meta does no harm",
  what: "A prompt with keys in _meta that the agent does not know is answered with a result.",
  why: "traces are followed through _meta",
  repair: "ignore the keys of _meta that you do not know",
  kit: ["ACP-META-001"],
}

/** What a second prompt does. */
export const concurrentPrompt: Rule = {
  id: "concurrent_prompt",
  tier: "informational",
  title: "What a second prompt does",
  what: "How a prompt is answered whose session has a running turn is written down.",
  why: "the protocol does not say, and agents refuse it, queue it, or cancel the first",
  repair: "say it in your documentation",
  kit: [],
}

/** Permissions can be given and denied. */
export const permissionOptions: Rule = {
  id: "permission_options",
  tier: "advisory",
  title: "A permission can be given and denied",
  what: "session/request_permission offers options with ids of their own, one at least that allows and one that rejects.",
  why: "a client that denies by policy has nothing to choose, and must cancel",
  repair: "offer allow_once and reject_once, each under its own optionId",
  kit: [],
}

/** Denied is denied. */
export const permissionKept: Rule = {
  id: "permission_kept",
  tier: "advisory",
  title: "A denied tool does not complete",
  what: "A tool call whose permission was denied or cancelled does not become completed.",
  why: "people deny what must not happen",
  repair: "end the tool call as failed, and tell the model that it was denied",
  kit: [],
}

/** Tool uses and their results belong together. */
export const toolCorrelation: Rule = {
  id: toolCheck.literal,
  tier: "mandatory",
  title: "Tool uses and their results belong together",
  what: toolCheck.requirement,
  why: "a result is shown at the wrong use, or nowhere",
  repair: "send tool_call before its updates, and make an id for each use that no other use of the session has had",
  kit: [],
}

/** One beginning for each tool. */
export const toolRepeated: Rule = {
  id: "tool_repeated",
  tier: "advisory",
  title: "A tool begins once",
  what: "No tool_call comes for a use that is open; what changes comes as tool_call_update.",
  why: "clients show the same use twice",
  repair: "send tool_call once, and what changes as tool_call_update",
  kit: [],
}

/** One end for each tool. */
export const toolUnfinished: Rule = {
  id: "tool_unfinished",
  tier: "advisory",
  title: "A tool ends before its turn",
  what: "When a turn ends, each of its tool calls is completed or failed.",
  why: "clients show a tool at work for ever",
  repair: "send completed or failed for each open tool call before you answer the prompt",
  kit: [],
}

/** How full a context is. */
export const usageWithinSize: Rule = {
  id: "usage_within_size",
  tier: "informational",
  title: "No context is fuller than it is large",
  what: "In usage_update, used is at most size.",
  why: "totals of a whole session are shown as a context of more than 100 %",
  repair: "send the tokens that are in the context now",
  kit: [],
}

import {
  currentPlan,
  endsInTime,
  hostStopReason,
  hostToolsReached,
  insideTheWorkspace,
  policyAboveTask,
  preferredCall,
  refusalWithReason,
  requiredCall,
  sessionOutlivesProcess,
  sessionWithBundle,
  usageShown,
} from "../../../output/facts/checks.ts"
import type { Check } from "../../../output/facts/types.ts"
import type { Rule } from "../../conformance/index.ts"

/** A rule of the worker's contract, and where the contract says it. */
export interface TurnRule extends Rule {
  readonly page: string
}

const contractPage = "/concepts/one-horizon-acp-contract"

function rule(
  { literal, tier, requirement }: Check,
  section: string,
  said: Pick<Rule, "title" | "why" | "repair">,
): TurnRule {
  if (tier === null) throw new Error(`${literal} is judged by no worker`)
  return { id: literal, tier, what: requirement, ...said, kit: [], page: `${contractPage}#${section}` }
}

/** The rules by the names under which the judge speaks of them. */
export interface TurnRules {
  readonly sessionWithBundle: TurnRule
  readonly hostStopReason: TurnRule
  readonly endsInTime: TurnRule
  readonly sessionOutlivesProcess: TurnRule
  readonly insideTheWorkspace: TurnRule
  readonly policyAboveTask: TurnRule
  readonly currentPlan: TurnRule
  readonly usageShown: TurnRule
  readonly refusalWithReason: TurnRule
  readonly requiredCall: TurnRule
  readonly preferredCall: TurnRule
  readonly hostToolsReached: TurnRule
}

/** What a worker holds a turn to beside the protocol, in the order of the catalog's table. */
export const turnRules: TurnRules = {
  sessionWithBundle: rule(sessionWithBundle, "_meta-in-two-places", {
    title: "The bundle does no harm",
    why: "every turn of the platform comes with it, so that an agent that refuses it has none",
    repair: "ignore the members of _meta that you do not read, and open the session",
  }),
  hostStopReason: rule(hostStopReason, "how-a-turn-ends", {
    title: "The turn ends with a stop reason",
    why: "without one the host can only take the turn for a crash, and log what stands on standard error",
    repair: "answer session/prompt with one of the protocol's stop reasons, and exit only when your input ends",
  }),
  endsInTime: rule(endsInTime, "one-turn-from-start-to-end", {
    title: "The turn ends in its time",
    why: "silence looks like a hang, and the host cancels what hangs",
    repair: "send updates while you work, and answer the prompt when you are done",
  }),
  sessionOutlivesProcess: rule(sessionOutlivesProcess, "one-turn-from-start-to-end", {
    title: "A later turn can go on with the session",
    why: "everything is told again to an agent that cannot, and each retry is paid in full",
    repair: "keep sessions where a later process finds them, and offer sessionCapabilities.resume or loadSession",
  }),
  insideTheWorkspace: rule(insideTheWorkspace, "nobody-is-watching", {
    title: "Changes stay inside the workspace",
    why: "cwd is the edge of the workspace, and what lies beyond it belongs to somebody else",
    repair: "resolve every path that you write against the cwd of session/new, and refuse what leaves it",
  }),
  policyAboveTask: rule(policyAboveTask, "trust", {
    title: "Text of the task overrides no policy",
    why: "whoever can write a comment could otherwise order anything",
    repair:
      "give trusted blocks to the model as its system prompt and the untrusted one as data, by their marks or frames",
  }),
  currentPlan: rule(currentPlan, "where-updates-land", {
    title: "The plan is kept current",
    why: "the panel of the run goes on showing work that nobody does",
    repair: "send the plan again when an entry is done or given up",
  }),
  usageShown: rule(usageShown, "where-updates-land", {
    title: "Usage is shown",
    why: "dashboards leave out what they are not told",
    repair: "send usage_update with the tokens in the context, their limit and the cost so far",
  }),
  refusalWithReason: rule(refusalWithReason, "how-a-turn-ends", {
    title: "A refusal says why",
    why: "its reason is the question that the user is asked, and an empty one cannot be answered",
    repair: "send the reason as agent_message_chunk before you answer with refusal",
  }),
  requiredCall: rule(requiredCall, "what-each-mode-expects", {
    title: "The mode's required call was made",
    why: "the workflow goes on with what the call reports, and there is nothing without it",
    repair: "connect to the MCP server that comes with session/new, and call the tool before the turn ends",
  }),
  preferredCall: rule(preferredCall, "what-each-mode-expects", {
    title: "The mode's preferred call was made",
    why: "what came of the turn is otherwise known from its text alone",
    repair: "call the tool as the last thing of the turn",
  }),
  hostToolsReached: rule(hostToolsReached, "what-the-host-gives-you", {
    title: "The host's tools are reached",
    why: "an agent that starts no MCP server can report nothing and read no document",
    repair: "connect to every server in mcpServers, over HTTP if you offer that, and else by starting its command",
  }),
}

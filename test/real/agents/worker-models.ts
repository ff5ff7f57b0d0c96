import { onehorizon } from "../../../output/contracts/onehorizon/index.ts"
import { reportResultTool, reportWorkflowVerdictTool, writeDocumentTool } from "../../../output/facts/host-tools.ts"
import { offersNoTools, replayed, scripted } from "../../../runtime/model-server/index.ts"
import type { Answer, Answering, Json, RecordedExchange } from "../../../runtime/model-server/index.ts"
import { planOf } from "../../../runtime/model-server/plan.ts"
import type { Wire } from "../../../runtime/model-server/wire.ts"
import { chat } from "../../../runtime/model-server/wires/chat.ts"
import { messages } from "../../../runtime/model-server/wires/messages.ts"
import { responses } from "../../../runtime/model-server/wires/responses.ts"
import type { TaskMode } from "../../../runtime/worker/index.ts"
import type { Recipe } from "./recipe.ts"
import { claude } from "./recipes/claude.ts"
import { codex } from "./recipes/codex.ts"
import { gemini } from "./recipes/gemini.ts"
import { opencode } from "./recipes/opencode.ts"

/** A real agent under the worker. */
export interface Worker {
  readonly recipe: Recipe
  /** How it asks its model, and what it calls a tool of the host's there; null: it starts no server that comes with a session. */
  readonly asks: { readonly wire: Wire; readonly target: string; readonly named: (tool: string) => string } | null
}

const host = onehorizon.name

/** The agents that are run under the worker. */
export const workers: readonly Worker[] = [
  {
    recipe: claude,
    asks: { wire: messages, target: "/v1/messages?beta=true", named: (tool) => `mcp__${host}__${tool}` },
  },
  { recipe: codex, asks: { wire: responses, target: "/v1/responses", named: (tool) => `mcp__${host}.${tool}` } },
  { recipe: opencode, asks: { wire: chat, target: "/v1/chat/completions", named: (tool) => `${host}_${tool}` } },
  { recipe: gemini, asks: null },
]

/** The text of every answer that is one. */
export const said = "The gate is mended."

/** What a model calls in each mode. */
export const calls: { readonly [mode in TaskMode]: { readonly tool: string; readonly given: Json } | null } = {
  code: { tool: reportResultTool.literal, given: { summary: said } },
  plan: { tool: writeDocumentTool.literal, given: { title: "Plan", type: "design_doc", content: `# ${said}` } },
  review: { tool: reportWorkflowVerdictTool.literal, given: { verdict: "approved", reason: said } },
  research: null,
}

/** A model that makes its mode's call where it is offered the tool, by whatever name, and says one sentence then. */
export function modelOf(mode: TaskMode): Answering {
  const call = calls[mode]
  return scripted(
    ({ tools, toolResults }) => {
      const tool = tools.find(({ name }) => call !== null && name.endsWith(call.tool))
      return call === null || tool === undefined || toolResults.length > 0
        ? { kind: "text", text: said }
        : { kind: "tool", tool: tool.name, arguments: call.given }
    },
    { isHelper: offersNoTools },
  )
}

/** What would be recorded of the same, for one way of asking and with the exact name of the tool. */
export function recordingOf(
  mode: TaskMode,
  { wire, target, named }: NonNullable<Worker["asks"]>,
): readonly RecordedExchange[] {
  const call = calls[mode]
  const text: Answer = { kind: "text", text: said }
  const answers: readonly Answer[] =
    call === null ? [text] : [{ kind: "tool", tool: named(call.tool), arguments: call.given }, text]
  return answers.map((answer, results) => exchange(wire, target, answer, results))
}

/** A model that answers from the recording, and what agents ask on their own behalf at once. */
export function replayOf(recording: readonly RecordedExchange[]): Answering {
  return scripted(replayed(recording), { isHelper: offersNoTools })
}

function exchange(wire: Wire, target: string, answer: Answer, toolResults: number): RecordedExchange {
  const name = answer.kind === "tool" && typeof answer.tool === "string" ? answer.tool : "any"
  const request = {
    dialect: wire.name,
    target,
    run: "",
    model: "recorded-model",
    stream: true,
    tools: [{ name, parameters: null }],
    wants: null,
    userText: "",
    toolResults: [],
    body: null,
  }
  const { status, headers, pieces, usage } = planOf(wire, request, answer, `recorded-${toolResults}`)
  return {
    request: { target, model: null, stream: true, userText: null, userTextHolds: null, toolResults },
    response: { status, headers, body: pieces.map(({ bytes }) => ({ after: 1, bytes })), end: "complete", usage },
  }
}

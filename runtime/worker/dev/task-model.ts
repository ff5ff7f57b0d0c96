import { reportResultTool, reportWorkflowVerdictTool, writeDocumentTool } from "../../../output/facts/host-tools.ts"
import { taskModes } from "../../../output/facts/task-modes.ts"
import { offersNoTools, scripted, shell } from "../../model-server/index.ts"
import type { Answer, Answering, Json, ModelRequest } from "../../model-server/index.ts"
import type { HostTool } from "../../../output/facts/types.ts"
import type { TaskMode } from "../prompt/prompt.ts"

/** What the model passes to the host's tools, by their names. */
const passed: ReadonlyMap<string, Json> = new Map([
  passing(reportResultTool, { summary: "The gate is closed at 22 o'clock now." }),
  passing(reportWorkflowVerdictTool, {
    verdict: reportWorkflowVerdictTool.arguments.find(({ among }) => among !== null)?.among?.at(-1) ?? "",
    reason: "isOpen(22) is true, and the gate closes at 22.",
  }),
  passing(writeDocumentTool, {
    title: "How the hours become configurable",
    type: "spec",
    content: "1. Put the hours into a file beside gate.js.\n2. Read it in isOpen.\n",
  }),
])

function passing<N extends string>(
  { literal }: HostTool<N>,
  values: { readonly [name in N]?: string },
): [name: string, passed: Json] {
  return [literal, values as { readonly [name: string]: Json }]
}

/** Mends the gate of the generated task. */
const mending = shell("sed -i.before 's/<= 22/< 22/' gate.js && rm gate.js.before")

/**
 * Makes a model that does the generated task of a mode, so that an agent can be tried without a key: in code mode it changes
 * the file by whichever offered tool runs commands, then it calls the tool of the host that the mode requires or prefers, by
 * whatever name the agent offers that, and then it says that it is done. What an agent does not offer is left out.
 */
export function taskModel(mode: TaskMode): Answering {
  const { required = null, preferred = null } = taskModes.find(({ literal }) => literal === mode) ?? {}
  const tool = required ?? preferred
  const steps = [...(mode === "code" ? [mending] : []), ...(tool === null ? [] : [calling(tool)])]
  let offersTools = false
  return scripted(
    (request): Answer => {
      offersTools ||= request.tools.length > 0
      const possible = steps.filter((step) => isOffered(request, step.tool))
      return possible[request.toolResults.length] ?? { kind: "text", text: "It is done." }
    },
    { isHelper: (request) => offersNoTools(request) && (offersTools || request.wants !== null) },
  )
}

type Step = Answer & { readonly kind: "tool" }

function calling(name: string): Step {
  return { kind: "tool", tool: new RegExp(`(?:^|[^a-z])${name}$`), arguments: passed.get(name) ?? {} }
}

function isOffered({ tools }: ModelRequest, wanted: string | RegExp): boolean {
  return tools.some(({ name }) => (typeof wanted === "string" ? name === wanted : name.search(wanted) !== -1))
}

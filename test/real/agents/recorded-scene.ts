import { readReplay, replayed, writeReplay } from "../../../runtime/model-server/index.ts"
import type { Answering, RecordedExchange } from "../../../runtime/model-server/index.ts"
import { planOf } from "../../../runtime/model-server/plan.ts"
import type { Wire } from "../../../runtime/model-server/wire.ts"
import { chat } from "../../../runtime/model-server/wires/chat.ts"
import { messages } from "../../../runtime/model-server/wires/messages.ts"
import { responses } from "../../../runtime/model-server/wires/responses.ts"
import { said, sceneModel, scenes } from "./scenes.ts"

const targets = [
  [chat, "/v1/chat/completions"],
  [responses, "/v1/responses"],
  [messages, "/v1/messages"],
] as const

/** The model of the scenes, of which the plain one is replayed from a recording, to the byte, in whichever dialect it is asked. */
export function recordedAndScripted(): Answering {
  const read = readReplay(writeReplay(targets.map(([wire, target]) => exchange(wire, target))))
  if (!read.ok) throw new Error(read.refusal.what)
  const recording = replayed(read.exchanges)
  const scripted = sceneModel()
  return (request) =>
    request.tools.length > 0 && request.userText.includes(scenes.plain) ? recording(request) : scripted(request)
}

/** What answers the plain scene once. */
function exchange(wire: Wire, target: string): RecordedExchange {
  const match = { target, model: null, stream: true, userText: null, userTextHolds: scenes.plain, toolResults: 0 }
  const tools = [{ name: "any", parameters: null }]
  const asked = {
    run: "",
    model: "recorded-model",
    stream: true,
    wants: null,
    userText: "",
    toolResults: [],
    body: null,
  }
  const answer = { kind: "text", text: said } as const
  const plan = planOf(wire, { dialect: wire.name, target, tools, ...asked }, answer, "recorded")
  const body = plan.pieces.map(({ bytes }) => ({ after: 1, bytes }))
  return {
    request: match,
    response: { status: plan.status, headers: plan.headers, body, end: "complete", usage: plan.usage },
  }
}

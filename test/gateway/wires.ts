import type { Outcome } from "../../runtime/gateway/index.ts"
import type { Answer, ModelRequest } from "../../runtime/model-server/index.ts"
import { planOf } from "../../runtime/model-server/plan.ts"
import type { Wire } from "../../runtime/model-server/wire.ts"
import { chat as chatWire } from "../../runtime/model-server/wires/chat.ts"
import { messages as messagesWire } from "../../runtime/model-server/wires/messages.ts"
import { responses as responsesWire } from "../../runtime/model-server/wires/responses.ts"
import { anthropicStream, chatStream, responsesStream } from "./streams.ts"

/** An answer of a provider to the byte, and what it is. */
export interface RecordedWire {
  readonly name: string
  readonly dialect: string
  readonly target: string
  readonly status: number
  readonly headers: { readonly [name: string]: string }
  readonly text: string
  readonly bytes: Buffer
  readonly end: "complete" | "cut"
  readonly outcome: Outcome
  /** The event that holds nothing but usage; null: there is none. */
  readonly usageOnly: string | null
}

const targets = [
  [chatWire, "/v1/chat/completions"],
  [responsesWire, "/v1/responses"],
  [messagesWire, "/v1/messages"],
] as const

const recorded = [chatStream, responsesStream, anthropicStream]

/** Answers of every kind, with characters of several bytes. */
const answers: readonly (readonly [Answer, Outcome])[] = [
  [{ kind: "text", text: "北京 says \u{1f600}, naïvely" }, "answered"],
  [{ kind: "tool", tool: "bash", arguments: { command: "echo 北 > \u{1f600}" } }, "answered"],
  [{ kind: "empty" }, "answered"],
  [{ kind: "broken", text: "one two 北 four" }, "failed_midstream"],
  [{ kind: "cut", text: "one two 北 four" }, "truncated"],
]

/** Every stream that is kept, and every kind of stream that the model server writes, in each dialect. */
export function everyWire(): readonly RecordedWire[] {
  return targets.flatMap(([wire, target], at) => [
    streamed(`${wire.name} as recorded`, wire, target, recorded[at] ?? "", "complete", "answered"),
    ...answers.map(([answer, outcome]) => {
      const { pieces, end } = planOf(wire, requestOf(wire, target), answer, "1")
      const text = Buffer.concat(pieces.map(({ bytes }) => bytes)).toString()
      return streamed(`${wire.name}, ${answer.kind}`, wire, target, text, end, outcome)
    }),
  ])
}

function streamed(
  name: string,
  wire: Wire,
  target: string,
  text: string,
  end: RecordedWire["end"],
  outcome: Outcome,
): RecordedWire {
  const usageOnly = text.split(/(?<=\n\n)/).find((event) => wire === chatWire && event.includes('"choices":[]')) ?? null
  const headers = { "content-type": "text/event-stream" }
  const bytes = Buffer.from(text)
  return { name, dialect: wire.name, target, status: 200, headers, text, bytes, end, outcome, usageOnly }
}

function requestOf(wire: Wire, target: string): ModelRequest {
  const tools = [{ name: "bash", parameters: null }]
  const nothing = { wants: null, userText: "", toolResults: [], body: null }
  return { dialect: wire.name, target, run: "", model: "m", stream: true, tools, ...nothing }
}

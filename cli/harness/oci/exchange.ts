import type { Answer, Answering, ModelRequest } from "../../../runtime/model-server/index.ts"

/** One prompt of the test and what its model answers. Both are made for the occasion, so that neither can be known before. */
export interface Exchange {
  readonly prompt: string
  /** Stands in the prompt; a model call that bears it was made for this prompt. */
  readonly asked: string
  /** Stands in the model's answer and nowhere else; output that bears it came through the relay. */
  readonly answered: string
  /** The answer is this JSON, and the schema of it is given to the program. */
  readonly typed: { readonly schema: object; readonly value: object } | null
}

/** What the model was seen to be asked. */
export interface Asked {
  /** Whether a call came for an exchange. */
  readonly came: (exchange: Exchange) => boolean
  /** Whether a call for the later one knew of the earlier one: by its text, or by the answer that it goes on from. */
  readonly knew: (later: Exchange, earlier: Exchange) => boolean
}

/** An exchange in plain text. */
export function plainExchange(asked: string, answered: string): Exchange {
  const prompt = `Connection test ${asked}. Use no tool, and answer with what comes to you first.`
  return { prompt, asked, answered, typed: null }
}

/** An exchange whose answer is JSON by a schema. */
export function typedExchange(asked: string, answered: string): Exchange {
  const prompt = `Connection test ${asked}. Answer with an object whose only member is word.`
  const schema = {
    type: "object",
    properties: { word: { type: "string", maxLength: 200 } },
    required: ["word"],
    additionalProperties: false,
  }
  return { prompt, asked, answered, typed: { schema, value: { word: answered } } }
}

/** A model that answers exchanges, the last one that a request bears, and everything else plainly. */
export function exchanging(exchanges: readonly Exchange[]): { readonly answers: Answering; readonly asked: Asked } {
  const bodies: string[] = []
  const lastIn = (text: string): Exchange | undefined =>
    exchanges
      .map((exchange) => ({ exchange, at: text.lastIndexOf(exchange.asked) }))
      .filter(({ at }) => at >= 0)
      .toSorted((left, right) => right.at - left.at)[0]?.exchange
  const forExchange = (exchange: Exchange): readonly string[] => bodies.filter((body) => lastIn(body) === exchange)
  return {
    answers: (request) => {
      const body = JSON.stringify(request.body)
      bodies.push(body)
      const exchange = lastIn(request.userText) ?? lastIn(body)
      return exchange === undefined ? { kind: "text", text: "Noted." } : answerOf(exchange, request)
    },
    asked: {
      came: (exchange) => forExchange(exchange).length > 0,
      knew: (later, earlier) =>
        forExchange(later).some((body) => body.includes(earlier.asked) || body.includes('"previous_response_id":"')),
    },
  }
}

/** A program that has its output submitted by a tool offers one whose arguments are the output. */
function answerOf({ typed, answered }: Exchange, { tools, toolResults }: ModelRequest): Answer {
  if (typed === null) return { kind: "text", text: `The word is ${answered}.` }
  const submits = tools.find(({ parameters }) => JSON.stringify(parameters).includes('"word"'))
  if (submits === undefined || toolResults.length > 0) return { kind: "text", text: JSON.stringify(typed.value) }
  return { kind: "tool", tool: submits.name, arguments: { word: answered } }
}

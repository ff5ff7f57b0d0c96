import { act } from "./steps.js"
import { Fault, internalError } from "./fault.js"

const { OPENAI_BASE_URL: base, OPENAI_API_KEY: key, OPENAI_MODEL: model = "default" } = process.env

/**
 * Where an OpenAI-compatible model is at hand, asks it about the conversation, uses the tools that it asks for, and says
 * what it answers. Without one the turn is what the prompt's words ask for. A model that fails fails the turn.
 */
export async function askModel(turn) {
  if (base === undefined) return
  const { history, granted } = turn.session
  const messages = history.map(({ role, text }) => ({ role, content: text }))
  const schema = turn.mechanism === "response_format" ? granted.output_schema : undefined
  const format = schema && { type: "json_schema", json_schema: { name: "output", schema } }
  for (let rounds = 0; rounds < 4 && !turn.isOver(); rounds++) {
    const answer = await chat(turn, { model, messages, response_format: format })
    if (answer === null) return
    const { content, tool_calls: calls = [], ...usage } = answer
    if (usage.total_tokens !== undefined) turn.update("usage_update", { used: usage.total_tokens, size: 200_000 })
    if (schema !== undefined && calls.length === 0) turn.value = parsed(content)
    else if (content) turn.say(content)
    if (calls.length === 0) return
    messages.push({ role: "assistant", content, tool_calls: calls })
    for (const call of calls) {
      const ended = (await act(turn, call.function.name)) ? "completed" : "not done"
      messages.push({ role: "tool", tool_call_id: call.id, content: ended })
    }
  }
}

/** One call, tried a second time where the server is at fault; null where the turn was cancelled meanwhile. */
async function chat(turn, body) {
  const headers = { "content-type": "application/json", ...(key && { authorization: `Bearer ${key}` }) }
  for (let tries = 0; ; tries++) {
    try {
      const request = { method: "POST", headers, body: JSON.stringify(body), signal: turn.signal }
      const response = await fetch(`${base}/chat/completions`, request)
      if (response.status >= 500 && tries === 0) turn.modelRetries++
      else if (!response.ok) throw new Fault(internalError, `the model answered with ${response.status}`)
      else {
        const { choices, usage } = await response.json()
        return { ...choices[0].message, total_tokens: usage?.total_tokens }
      }
    } catch (error) {
      if (turn.isCancelled) return null
      throw error instanceof Fault ? error : new Fault(internalError, `the model cannot be reached: ${error.message}`)
    }
  }
}

function parsed(content) {
  try {
    return JSON.parse(content)
  } catch {
    return null
  }
}

// What the defective harnesses are made with: the reference with one change on the way out or in.
import { serve } from "./reference/agent.js"

/** Serves the reference with a change of what it sends, what it takes, or what it is told to declare. */
export function defective({ sending, receiving, flags = [] }) {
  serve([...process.argv.slice(2), ...flags], { sending, receiving })
}

/** Puts what `change` gives in place of each answer to a method, an error too. `change` may give one message or several. */
export const answersTo = (method, change) => (message, about, write) =>
  message.method === undefined && about === method ? [change(message, write)].flat() : [message]

/** Puts what `change` gives in place of each update of a kind; of any kind where none is named. */
export const updates = (kind, change) => (message, about, write) => {
  const isOne = message.method === "session/update" && (kind === null || message.params.update.sessionUpdate === kind)
  return isOne ? [change(message, write)].flat() : [message]
}

/** A message whose update has other members. */
export const withUpdate = (message, members) => {
  const update = { ...message.params.update, ...members }
  return { ...message, params: { ...message.params, update } }
}

/** A message whose update carries another value under a key of `_meta`; the key is gone where `change` gives undefined. */
export const withMeta = (message, key, change) => {
  const { [key]: value, ...rest } = message.params.update._meta ?? {}
  if (value === undefined) return message
  const changed = change(value)
  return withUpdate(message, { _meta: changed === undefined ? rest : { ...rest, [key]: changed } })
}

/** A message whose result has other members. */
export const withResult = (message, members) =>
  message.result === undefined ? message : { ...message, result: { ...message.result, ...members } }

/** Carries out changes one after the other, each on what the one before it gave. */
export const both =
  (...changes) =>
  (message, about, write) =>
    changes.reduce((messages, change) => messages.flatMap((each) => change(each, about, write)), [message])

/** What the handshake declares, with other members. */
export const declaring = (members) =>
  answersTo("initialize", (message) => {
    const declared = message.result?._meta?.["checkfu.capabilities"]
    return withResult(message, { _meta: { "checkfu.capabilities": { ...declared, ...members } } })
  })

/** A message that the agent speaks of itself, as the text of its answer. */
export const saying = (sessionId, text, members = {}) => ({
  jsonrpc: "2.0",
  method: "session/update",
  params: {
    sessionId,
    update: { sessionUpdate: "agent_message_chunk", content: { type: "text", text }, ...members },
  },
})

/** Whether a message is one of the client's with this method. */
export const isMethod = (message, method) => message.method === method

import { setTimeout as sleep } from "node:timers/promises"
import { finalValue } from "./output.js"
import { askModel } from "./model.js"
import { journal, report } from "./accounts.js"
import { stepsOf, textOf } from "./script.js"

/** Runs one prompt from its first step to its answer. */
export async function runTurn(session, blocks, { wire, options }) {
  const began = performance.now()
  const turn = openTurn(session, { wire, options })
  session.turn = turn
  session.history.push({ role: "user", text: textOf(blocks) })
  try {
    await askModel(turn)
    for (const step of stepsOf(blocks)) {
      if (turn.isOver()) break
      await step(turn)
      turn.hear()
    }
    if (!turn.isOver()) await finalValue(turn)
    turn.hear()
    if (turn.text !== "") session.history.push({ role: "assistant", text: turn.text })
    if (turn.declares("native_checkpoint")) turn.update("session_info_update", {}, journal(turn))
  } finally {
    session.turn = null
  }
  const stopReason = turn.isCancelled ? "cancelled" : turn.stopReason
  return options.isPlain ? { stopReason } : { stopReason, _meta: { "checkfu.turn": report(turn, began) } }
}

function openTurn(session, { wire, options }) {
  const abort = new AbortController()
  const aborted = new Promise((resolve) => abort.signal.addEventListener("abort", resolve))
  const heard = []
  const turn = {
    session,
    wire,
    text: "",
    stopReason: "end_turn",
    work: "direct",
    modelRetries: 0,
    inputs: new Map(),
    steering: { status: "delivered" },
    refusesInterrupts: false,
    isTooLarge: false,
    isCancelled: false,
    isDraining: false,
    signal: abort.signal,
    isExtended: !options.isPlain,
    declares: (name) => Object.hasOwn(options.declares, name),
    mechanism: options.declares.structured_output,
    isOver: () => turn.isCancelled || turn.isDraining,
    cancel() {
      turn.isCancelled = true
      abort.abort()
    },
    /** Waits, but no longer than until the turn is cancelled. */
    pause: (milliseconds) => sleep(milliseconds, undefined, { signal: abort.signal }).catch(() => {}),
    /** What a promise gives; null where the turn is cancelled before. */
    unlessCancelled: (promise) => Promise.race([promise, aborted.then(() => null)]),
    update(sessionUpdate, more, meta) {
      const update = { sessionUpdate, ...more, ...(meta === undefined ? {} : { _meta: meta }) }
      wire.notify("session/update", { sessionId: session.id, update })
    },
    say(text, meta) {
      turn.text += text
      turn.update("agent_message_chunk", { content: { type: "text", text } }, meta)
    },
    takeIn(text) {
      if (turn.steering.status !== "refused") heard.push(text)
      return turn.steering
    },
    /** Acts on the input that came in since the last step. */
    hear() {
      for (const text of heard.splice(0)) {
        session.history.push({ role: "user", text })
        turn.say(`Heard: ${text}\n`)
      }
    },
    isTold: (text) => session.history.some((entry) => entry.role === "user" && entry.text === text),
    duration: (milliseconds) => (options.isFrozen ? 0 : Math.round(milliseconds)),
  }
  return turn
}

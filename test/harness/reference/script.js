import { delegate } from "./subagents.js"
import { act, ask, compact, count, plan, recall, spend, stop, think } from "./steps.js"
import { callServed } from "./servers.js"
import { readStaged } from "./staged.js"

/** What a line that begins with @ and one of these words does; the rest of the line is its argument. */
const words = {
  say: (turn, text) => turn.say(text),
  think,
  plan,
  tool: act,
  call: callServed,
  fail: (turn, name) => act(turn, name, "failed"),
  permission: ask,
  slow: count,
  delegate,
  compact,
  recall,
  usage: spend,
  stop,
  pause: (turn, milliseconds) => turn.pause(Number(milliseconds)),
  steering: (turn, status) => void (turn.steering = { status, reason: "the prompt says so" }),
  refuse_interrupts: (turn) => void (turn.refusesInterrupts = true),
  too_large: (turn) => void (turn.isTooLarge = true),
  error: (turn, message) => {
    throw new Error(message)
  },
  exit: (turn, code) => process.exit(Number(code)),
  nothing: () => {},
}

/** What a prompt without such lines does: the first that its words speak of. */
const meanings = [
  [/\bcount slowly\b/i, (turn) => count(turn, "1000")],
  [/\bsubagents?\b/i, (turn) => delegate(turn, "Helper")],
  [/\bmake room\b|\bcompact\b/i, compact],
  [/\bplan\b/i, plan],
  [/\bpermission\b|\bwrite (?:a|the) file\b/i, (turn) => ask(turn, "write_file")],
  [/\bread (?:a|the) file\b|\buse a tool\b/i, (turn) => act(turn, "read_file")],
  [/\bsearch\b|\bgrep\b/i, (turn) => act(turn, "grep")],
  [/\bwhat did I say\b/i, recall],
]

/** The text of a prompt's blocks. */
export function textOf(blocks) {
  return blocks.map(({ text = "" }) => text).join("\n")
}

/** The steps that a prompt asks for, in order: its files are read first. */
export function stepsOf(blocks) {
  const text = textOf(blocks)
  const links = blocks.filter(({ type }) => type === "resource_link")
  const staged = links.map((link) => (turn) => readStaged(turn, link))
  const told = text.split("\n").flatMap((line) => {
    const [, word, argument] = /^@(\w+) ?(.*)$/.exec(line) ?? []
    return Object.hasOwn(words, word ?? "") ? [(turn) => words[word](turn, argument)] : []
  })
  if (told.length > 0) return [...staged, ...told]
  const [, called] = /\bcall the tool (\w+)/i.exec(text) ?? []
  if (called !== undefined) return [...staged, (turn) => callServed(turn, called)]
  const [, meant] = meanings.find(([pattern]) => pattern.test(text)) ?? []
  const greeting = (turn) => turn.text === "" && turn.say("Good day.")
  return [...staged, meant ?? greeting]
}

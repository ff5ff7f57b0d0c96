import type { Observed, RunObservation } from "../../runtime/driver/index.ts"
import { harmless, oneLine, widest } from "../../runtime/worker/routing/terminal-text.ts"

/** What a run looks like to whoever watches: the agent's text, and lines about everything else. */
export interface Show {
  readonly take: (observed: Pick<Observed, "observation" | "phase">) => void
  /** Ends the line that stands open. */
  readonly end: () => void
}

/** Where text and lines go; lines have no line feed of their own. */
export interface Screen {
  readonly text: (text: string) => void
  readonly line: (line: string) => void
  readonly color: boolean
  /** What a line has room for; null: nobody watches. A title is cut to it, and at 120 anyway. */
  readonly columns: number | null
}

const dim = "\u001B[2m"
const bold = "\u001B[1m"
const red = "\u001B[31m"
const plain = "\u001B[0m"

/**
 * Shows observations as they come: text as it streams, thoughts as one line that counts their words, a tool call when it
 * begins and when it ends, the plan whole. Nothing of the agent's can move the cursor or change a colour.
 */
export function show({ text, line, color, columns }: Screen): Show {
  let isOpen = false
  let thought = 0
  let tools = new Map<string, string>()
  const fit = (words: string, taken: number): string =>
    oneLine(words, Math.min(widest, Math.max(20, (columns ?? Infinity) - taken)))
  const paint = (style: string, words: string): string => (color ? `${style}${words}${plain}` : words)
  const close = (): void => {
    if (isOpen) text("\n")
    isOpen = false
    if (thought > 0) line(paint(dim, `thought: ${thought} ${thought === 1 ? "word" : "words"}`))
    thought = 0
  }
  const say = (words: string): void => {
    close()
    line(words)
  }
  const take = (observation: RunObservation): void => {
    switch (observation.kind) {
      case "message": {
        const { from, content } = observation
        const words = content.type === "text" ? content.text : `[${content.type}]`
        if (from === "thought") {
          if (isOpen) close()
          thought += words.split(/\s+/).filter((word) => word !== "").length
        } else if (from === "agent") {
          if (thought > 0) close()
          text(harmless(words))
          isOpen = !words.endsWith("\n")
        }
        return
      }
      case "tool": {
        const key = `${observation.turn} ${observation.toolCallId} ${observation.generation}`
        const title = observation.patch.title ?? tools.get(key) ?? observation.toolCallId
        if (!tools.has(key)) say(`${paint(bold, "tool")} ${fit(title, 5)}`)
        tools.set(key, title)
        if (observation.status !== "completed" && observation.status !== "failed") return
        const ended = `tool ${observation.status}`
        say(`${paint(observation.status === "failed" ? red : dim, ended)} ${fit(title, ended.length + 1)}`)
        return
      }
      case "plan":
        say(paint(bold, "plan"))
        for (const { status, content } of observation.entries) line(`  ${marks[status]} ${fit(content, 6)}`)
        return
      case "permission":
        if (observation.phase === "answered") say(paint(dim, `permission ${observation.because.replaceAll("_", " ")}`))
        return
      case "notice":
        say(`${oneLine(observation.severity)}: ${oneLine(observation.title)}`)
        return
      case "promotion":
        say(paint(dim, `steer becomes the next prompt: ${observation.because}`))
        return
      case "unacknowledged":
        say(paint(red, `${oneLine(observation.slot)} was not acknowledged`))
        return
      case "interruption":
        say(paint(dim, observation.phase === "interrupted" ? "turn drained" : "turn did not drain in time"))
        return
      case "diagnostic":
        say(paint(red, `${oneLine(observation.code)}: ${oneLine(observation.what)}`))
        return
      default:
    }
  }
  return {
    take: ({ observation, phase }) => {
      if (phase !== "replay") take(observation)
    },
    end: () => {
      close()
      tools = new Map()
    },
  }
}

const marks = { pending: "[ ]", in_progress: "[>]", completed: "[x]" } as const

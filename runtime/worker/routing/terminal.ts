import { harmless, oneLine } from "./terminal-text.ts"
import type { WorkerUpdate } from "./update.ts"

/** Where updates are shown to somebody who watches. */
export interface Terminal {
  readonly write: (text: string) => void
  readonly color: boolean
}

/** Shows updates one below the other. */
export interface TerminalRenderer {
  readonly show: (update: WorkerUpdate) => void
  /** Ends the line that stands open. */
  readonly end: () => void
}

const styles = { dim: "\u001B[2m", bold: "\u001B[1m", red: "\u001B[31m" } as const
const plain = "\u001B[0m"
const marks = { pending: "[ ]", in_progress: "[>]", completed: "[x]" } as const

/**
 * Makes a renderer. Sentences stand as the agent wrote them, everything else on lines of its own: a thought folded to its first
 * words and its length, the plan whole, a tool call whenever its state changes, and what was used. Nothing of the agent's can
 * move the cursor or change a colour.
 */
export function terminalRenderer({ write, color }: Terminal): TerminalRenderer {
  let isOpen = false
  const paint = (style: keyof typeof styles, words: string): string =>
    color ? `${styles[style]}${words}${plain}` : words
  const end = (): void => {
    if (isOpen) write("\n")
    isOpen = false
  }
  const line = (words: string): void => {
    end()
    write(`${words}\n`)
  }
  const show = (update: WorkerUpdate): void => {
    switch (update.landsIn) {
      case "activity": {
        if ("content" in update) return line(paint("dim", `[${oneLine(update.content)}]`))
        const text = harmless(update.text)
        if (text === "") return
        write(text)
        isOpen = !text.endsWith("\n")
        return
      }
      case "reasoning":
        return line(paint("dim", `thought (${update.units}): ${oneLine(update.text, 72)}`))
      case "plan":
        line(paint("bold", "plan"))
        for (const { status, content } of update.entries) line(`  ${marks[status]} ${oneLine(content, 110)}`)
        return
      case "transcript": {
        const style = update.status === "failed" ? "red" : "dim"
        const title = oneLine(update.title ?? update.toolCallId, 80)
        return line(`${paint("bold", "tool")} ${title} ${paint(style, update.status.replaceAll("_", " "))}`)
      }
      case "usage": {
        const { used, size, cost } = update
        const spent = cost === null ? "" : `, ${cost.amount} ${oneLine(cost.currency, 8)}`
        return line(paint("dim", `context ${used} of ${size}${spent}`))
      }
      default:
        update satisfies never
    }
  }
  return { show, end }
}

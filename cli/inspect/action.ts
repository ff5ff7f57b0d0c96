import { inspect, probeNames } from "../../runtime/inspect/index.ts"
import type { ProbeName } from "../../runtime/inspect/index.ts"
import type { Arguments, ExitCode, Terminal } from "../command.ts"
import { UsageError } from "../command.ts"
import { markdown } from "./markdown.ts"
import { inspectOptions } from "./options.ts"
import { sectionsOf } from "./sections.ts"
import { text } from "./text.ts"

/** Inspects an agent and prints what was seen. Exit 0 where everything could be tried. */
export async function inspectAgent(terminal: Terminal, given: Arguments): Promise<ExitCode> {
  const { json, markdown: asMarkdown } = given.options
  if (json === true && asMarkdown === true) throw new UsageError("inspect prints --json or --markdown, not both")
  const options = inspectOptions(terminal, given, process.env)
  const progress = progressOn(terminal)
  const report = await inspect({ ...options, signal: terminal.signal, progress: progress.take })
  progress.end()
  if (report === null) {
    terminal.err(`${terminal.command} inspect: interrupted; every process that was started has been ended\n`)
    return 1
  }
  if (json === true) terminal.out(`${JSON.stringify(report, null, 2)}\n`)
  else if (asMarkdown === true) terminal.out(markdown([{ name: "Seen", sections: sectionsOf(report) }]))
  else terminal.out(text(report, terminal.color))
  return report.troubles.length === 0 ? 0 : 1
}

/** One line on standard error that says what is being tried, where somebody watches. */
function progressOn({ interactive, err }: Terminal): {
  readonly take: (probe: ProbeName, state: "begun" | "done") => void
  readonly end: () => void
} {
  const running = new Set<ProbeName>()
  let done = 0
  const show = (words: string): void => {
    if (interactive) err(`\r\u001B[K${words}`)
  }
  return {
    take: (probe, state) => {
      if (state === "begun") running.add(probe)
      else if (running.delete(probe)) done += 1
      show(`${done}/${probeNames.length} ${[...running].join(", ")}`)
    },
    end: () => show(""),
  }
}

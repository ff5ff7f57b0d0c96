import { brokenRule } from "../../runtime/conformance/index.ts"
import { terminalRenderer } from "../../runtime/worker/index.ts"
import type { DevEvent, DevReport, HeldVerdict, TaskMode, Unlock } from "../../runtime/worker/index.ts"
import { harmless } from "../../runtime/worker/routing/terminal-text.ts"
import type { Terminal } from "../command.ts"
import { outcomeLines } from "./outcome-lines.ts"
import type { Plan } from "./plan.ts"

/** Shows one turn to whoever watches. */
export interface Showing {
  readonly take: (event: DevEvent) => void
  readonly end: (report: DevReport, unlock: Unlock) => void
}

/**
 * Shows a turn as it goes: what the agent does, each rule of the contract when it first holds, and every rule, the protocol's
 * too, when it is broken. Rules of the protocol that hold are counted at the end.
 */
export function showing({ out, color }: Terminal, mode: TaskMode, { command, manifest }: Plan): Showing {
  const paint = (code: number, text: string): string =>
    color ? `\u001B[${code}m${text}\u001B[${code < 10 ? 22 : 39}m` : text
  const line = (text: string): void => out(`${text}\n`)
  const renderer = terminalRenderer({ write: out, color })
  const shown = new Set<string>()
  let hasBegun = false
  const begin = (): void => {
    if (!hasBegun) line(paint(1, `${mode}: ${harmless(command.join(" "))}`))
    hasBegun = true
  }
  return {
    take: (event) => {
      begin()
      switch (event.kind) {
        case "update":
          return renderer.show(event.update)
        case "holds":
          if (event.rule.of === "protocol") return
          renderer.end()
          return line(`${paint(32, "holds")} ${event.rule.id}  line ${event.at.line}`)
        case "fails":
          renderer.end()
          return line(shown.has(event.rule.id) ? again(event) : broken(event, color, shown))
        default:
          event satisfies never
      }
    },
    end: (report, unlock) => {
      begin()
      renderer.end()
      const own = report.rules.filter(({ rule }) => rule.of === "contract")
      const protocol = report.rules.filter(({ rule }) => rule.of === "protocol")
      const open = own.filter(({ verdict }) => verdict === "not_elicited").map(({ rule }) => rule.id)
      if (open.length > 0) line(`not elicited: ${open.join(", ")}`)
      for (const each of outcomeLines(report)) line(each)
      const passed = report.hasPassed ? paint(32, "passed") : paint(31, "failed")
      line(`${paint(1, mode)} ${passed}: contract ${counts(own)}; protocol ${counts(protocol)}`)
      line(unlocking(mode, unlock, manifest))
    },
  }
}

type Broken = Extract<DevEvent, { readonly kind: "fails" }>

/** A rule that is broken for the first time, with everything that helps; `shown` are those that were. */
function broken({ rule, failure: { what, transcript } }: Broken, color: boolean, shown: Set<string>): string {
  shown.add(rule.id)
  const marks = transcript.map((mark) => ({ process: null, ...mark }))
  return brokenRule({ ...rule, failed: 1, failures: [{ what, transcript: marks }] }, color)
}

/** What is new where a rule is broken again. */
function again({ rule, failure: { what, transcript } }: Broken): string {
  return `again ${rule.id}  line ${transcript.at(-1)?.line ?? 0}: ${what}`
}

function counts(rules: readonly HeldVerdict[]): string {
  const of = (verdict: HeldVerdict["verdict"]): number => rules.filter((each) => each.verdict === verdict).length
  return `${of("pass")} hold, ${of("fail")} broken, ${of("not_elicited")} not elicited`
}

function unlocking(mode: TaskMode, unlock: Unlock, manifest: Plan["manifest"]): string {
  switch (unlock) {
    case "needs_none":
      return `  Work in ${mode} mode is routed to every agent; nothing has to be unlocked.`
    case "unlocked":
      return `  Routing of ${mode} is unlocked: ${manifest?.file ?? "the manifest"} declares it, and the turn passed.`
    case "undeclared":
      return `  Routing of ${mode} stays locked: the turn passed, and ${manifest === null ? "no manifest" : `${manifest.file} does not`} ${manifest === null ? "declares" : "declare"} the mode.`
    case "failed":
      return `  Routing of ${mode} stays locked until a turn in it passes.`
    default:
      return unlock satisfies never
  }
}

import type { Ended, FailureName, Reaction, Report, SeenKey, SeenMethod, Turn } from "../../runtime/inspect/index.ts"
import { oneLine } from "../../runtime/worker/routing/terminal-text.ts"

/**
 * A part of a report as people read it. What a cell lists are words, with what is literal between backticks; nothing stands as
 * an empty list. Every report has the same sections with the same labels, so that reports can stand side by side.
 */
export interface Section {
  readonly title: string
  readonly rows: readonly Row[]
}

/** `lines` says that what the cell lists is too long to stand side by side. */
export type Row = readonly [label: string, cell: readonly string[], shown?: "lines"]

/** What is literal: between backticks, and without any of its own. */
export function literal(words: string): string {
  return `\`${oneLine(words).replaceAll("`", "'")}\``
}

/** A report in sections. Pure; what was measured is left out where it is not known. */
export function sectionsOf(report: Report): readonly Section[] {
  const { agent, model, output, turns, unknown, endings, measured } = report
  return [
    {
      title: "What it offers",
      rows: [
        ["Says that it is", agent === null ? [] : [literal(`${agent.name} ${agent.version}`)]],
        ["Capabilities", report.capabilities.map(literal)],
        ["Logins", report.logins.map(({ id }) => literal(id))],
        ["Updates", report.updates.map(literal)],
        ["Asks the client", report.asks.map(literal)],
      ],
    },
    {
      title: "Extensions",
      rows: [
        ["Named keys of `_meta`", report.keys.flatMap((key) => (isNamed(key) ? [keyWords(key)] : [])), "lines"],
        ["Other keys of `_meta`", report.keys.flatMap((key) => (isNamed(key) ? [] : [keyWords(key)])), "lines"],
        ["Named methods", report.methods.flatMap((method) => (isNamed(method) ? [methodWords(method)] : [])), "lines"],
        ["Other methods", report.methods.flatMap((method) => (isNamed(method) ? [] : [methodWords(method)])), "lines"],
      ],
    },
    {
      title: "Turns",
      rows: [
        ["Answer", turnWords(turns.plain)],
        ["Command", turns.tool === null ? [] : [...turnWords(turns.tool), ...commandWords(turns.tool)]],
        ["In a second session", turnWords(turns.second)],
        [
          "Cancelled",
          [...reactionWords(turns.cancelled), ...hungUpWords(turns.cancelled), ...milliseconds(measured.cancel)],
        ],
      ],
    },
    {
      title: "When its model fails",
      rows: [
        ["Answers 401", failureWords(report, "unauthorized")],
        ["Answers 500", failureWords(report, "broken")],
        ["Breaks off", failureWords(report, "cut")],
      ],
    },
    {
      title: "What it cannot know",
      rows: [
        ["`_` method", reactionWords(unknown.extension)],
        ["Other method", reactionWords(unknown.method)],
        ["Session", reactionWords(unknown.session)],
        ["Content block", reactionWords(unknown.block)],
        ["Key in `_meta`", reactionWords(unknown.meta)],
      ],
    },
    {
      title: "How it ends",
      rows: [
        ["Its input ends", endWords(endings.inputEnd, measured.inputEnd)],
        ["SIGTERM", endWords(endings.terminate, measured.terminate)],
      ],
    },
    {
      title: "Its model",
      rows: [
        ["Requests", model.requests.map(({ method, target }) => literal(`${method} ${target}`))],
        ["Models of its turns", model.turns.map(literal)],
        ["On its own behalf", model.helpers.map(literal)],
        ["With its key", model.keyed === null ? [] : [model.keyed ? "always" : "not always"]],
        ["Headers", model.headers.map(headerWords), "lines"],
      ],
    },
    {
      title: "Besides",
      rows: [
        ["Reaches for", report.egress.map(literal)],
        ["Heeds `NO_PROXY`", model.keyed === null ? [] : [model.throughProxy ? "no" : "yes"]],
        ["Noise on its output", output.noise === 0 ? [] : [`${output.noise} lines`, ...output.examples.map(literal)]],
        ["Odd on the wire", output.faults.map(literal)],
        ["Longest line", longestWords(report)],
        ["First steps", firstWords(report)],
      ],
    },
  ]
}

function isNamed({ known }: SeenKey | SeenMethod): boolean {
  return known === "slot" || known === "reserved"
}

function keyWords({ path, at, known, contract, fits }: SeenKey): string {
  const said: { readonly [word in SeenKey["known"]]: string } = {
    slot: contract ?? "",
    misplaced: `${contract ?? ""}, elsewhere`,
    vendor: `${contract ?? ""}'s, not known`,
    reserved: "trace context",
    unknown: "not known",
  }
  const unfit = fits === false ? ", but not as its slot has it" : ""
  return `${literal(path.join("."))} (${said[known]}${unfit}) in ${at.map(literal).join(" and ")}`
}

function methodWords({ method, form, known, contract, hasUnderscore }: SeenMethod): string {
  const who = known === "slot" ? contract : known === "vendor" ? `${contract ?? ""}'s, not known` : "not known"
  return `${literal(method)} (${who ?? ""}, a ${form}${hasUnderscore ? "" : ", without `_`"})`
}

function reactionWords(reaction: Reaction | null): readonly string[] {
  if (reaction === null) return []
  const { says, message } = reaction
  return message === null || message === "" ? [literal(says)] : [`${literal(says)}: ${literal(message)}`]
}

function turnWords(turn: Turn | null): readonly string[] {
  return turn === null ? [] : [...reactionWords(turn), turn.text ? "with text" : "without text"]
}

function commandWords({ asked, ran }: NonNullable<Report["turns"]["tool"]>): readonly string[] {
  const said = ran === null ? "no tool for commands" : ran ? "command ran" : "command did not run"
  return [asked ? "permission asked" : "no permission asked", said]
}

function hungUpWords(cancelled: Report["turns"]["cancelled"]): readonly string[] {
  if (cancelled === null || cancelled.hungUp === null) return []
  return [cancelled.hungUp ? "hangs up on its model" : "does not hang up on its model"]
}

function failureWords({ failures, measured }: Report, name: FailureName): readonly string[] {
  const took = measured.failures[name]
  const asked = took === null ? [] : [`${took.requests} ${took.requests === 1 ? "request" : "requests"}`]
  return [...turnWords(failures[name]), ...asked, ...milliseconds(took?.milliseconds ?? null)]
}

const rungs: { readonly [by in Exclude<Ended["by"], "itself">]: string } = {
  input_end: "the end of its input",
  group_sigterm: "SIGTERM to all of its processes",
  sigkill: "SIGKILL",
}

function endWords(ended: Ended | null, took: number | null): readonly string[] {
  if (ended === null) return []
  const { by, exitCode, signal, descendants } = ended
  const how = signal === null ? `exits with ${exitCode ?? "no code"}` : `ends by ${signal}`
  const left = descendants === 0 ? [] : [`leaves ${descendants} ${descendants === 1 ? "process" : "processes"} behind`]
  return [by === "itself" ? how : `goes on until ${rungs[by]}`, ...milliseconds(took), ...left]
}

function headerWords({ name, values }: Report["model"]["headers"][number]): string {
  return values === null ? literal(name) : `${literal(name)} = ${values.map(literal).join(" or ")}`
}

function longestWords({ measured: { biggestLine } }: Report): readonly string[] {
  return biggestLine === null ? [] : [`${biggestLine.bytes} bytes`, literal(biggestLine.what)]
}

function firstWords({ measured: { initialize, newSession, firstUpdate } }: Report): readonly string[] {
  const steps = { "`initialize`": initialize, "`session/new`": newSession, "first update": firstUpdate }
  return Object.entries(steps).flatMap(([step, took]) => (took === null ? [] : [`${step} ${took} ms`]))
}

function milliseconds(took: number | null): readonly string[] {
  return took === null ? [] : [`${took} ms`]
}

import { LineCounter, isMap, isScalar, isSeq, parseDocument } from "yaml"
import type { Node, Pair } from "yaml"
import type { FactBody } from "../../model/fact.ts"
import type { LintProblem } from "./data-lint.ts"
import type { SpanNode } from "./span-tree.ts"
import type { Place } from "./syntax.ts"

/** A decision record as its text states it. Plain JSON, so that it can be kept by content. */
export interface DecisionInfo {
  readonly problems: readonly LintProblem[]
  /** null where it could not be read. */
  readonly body: FactBody | null
  readonly span: SpanNode
}

/** Members of the front matter that are one text each, and those that are lists of them; the latter may be left out, but for the facts. */
const texts = ["before", "after"] as const
const lists = ["facts", "gone", "tests"] as const

/** What marks a place where somebody has still to write: what is asked for stands in it. */
const gap = /\[\[ write: ([^\]\n]+) \]\]/g

/**
 * Reads a decision record: YAML front matter with `facts`, `before` and `after`, and perhaps `gone` and `tests`, then
 * Markdown whose first heading is the title. What is marked as still to be written becomes `gaps`. This module loads the
 * parser, which takes as long as everything else of a run that finds nothing to do: import it only for a record that is new.
 */
export function readDecision(text: string): DecisionInfo {
  const problems: LintProblem[] = []
  const refuse = (at: Place, what: string, fix: string): void =>
    void problems.push({ code: "load/decision", at, what, fix })
  const lines = text.split(/\r?\n/)
  const end = lines.indexOf("---", 1)
  if (lines[0] !== "---" || end === -1) {
    refuse([1, 1], "the record has no front matter", "begin it with --- , the members facts, before and after, and ---")
    return { problems, body: null, span: { at: [1, 1] } }
  }
  const counter = new LineCounter()
  const document = parseDocument(lines.slice(1, end).join("\n"), { lineCounter: counter, prettyErrors: false })
  const placeOf = (offset: number): Place => {
    const { line, col } = counter.linePos(offset)
    return [line + 1, col]
  }
  for (const error of document.errors)
    refuse(placeOf(error.pos[0]), `the front matter is no YAML: ${error.message}`, "mend the YAML")
  const heading = titleOf(lines, end + 1)
  if (heading === null)
    refuse([Math.min(end + 2, lines.length), 1], "the record has no title", "begin its text with a heading: # Title")
  const pairs = document.errors.length === 0 && isMap(document.contents) ? document.contents.items : []
  const body: { [name: string]: string | string[] } = { title: heading?.title ?? "" }
  const members: [string, SpanNode][] = [["title", { at: [heading?.line ?? 1, 1] }]]
  for (const pair of pairs) {
    const { name, at } = keyOfPair(pair, placeOf)
    const isList = lists.some((known) => known === name)
    const stated = isList ? textsOf(pair.value) : textOf(pair.value)
    if (!isList && !texts.some((known) => known === name))
      refuse(at, `there is no member ${name}`, "use facts, gone, tests, before and after, or remove it")
    else if (stated === null) refuse(at, isList ? `${name} is no list of texts` : `${name} is no text`, "state it so")
    else {
      body[name] = stated
      const elements = isSeq(pair.value)
        ? pair.value.items.map((item) => ({ at: placeOf((item as Node).range?.[0] ?? 0) }))
        : []
      members.push([name, elements.length > 0 ? { at, elements } : { at }])
    }
  }
  if (problems.length === 0)
    for (const name of ["facts", ...texts])
      if (!Object.hasOwn(body, name)) refuse([1, 1], `${name} is missing`, `state ${name} in the front matter`)
  const { title = "", facts = [], before = "", after = "", gone, tests } = body
  const gaps = gapsIn(lines)
  if (gaps.length > 0) members.push(["gaps", { at: gaps[0]?.at ?? [1, 1], elements: gaps.map(({ at }) => ({ at })) }])
  const whole: FactBody = {
    title,
    facts,
    ...(gone === undefined ? {} : { gone }),
    before,
    after,
    ...(tests === undefined ? {} : { tests }),
    ...(gaps.length === 0 ? {} : { gaps: gaps.map(({ asks }) => asks) }),
  }
  return { problems, body: problems.length > 0 ? null : whole, span: { at: [1, 1], members } }
}

/** What is still to be written, each question once. */
function gapsIn(lines: readonly string[]): readonly { readonly asks: string; readonly at: Place }[] {
  const found = lines.flatMap((line, index) =>
    [...line.matchAll(gap)].map((match) => ({ asks: match[1] ?? "", at: [index + 1, match.index + 1] as const })),
  )
  return found.filter(({ asks }, index) => found.findIndex((other) => other.asks === asks) === index)
}

function titleOf(lines: readonly string[], from: number): { readonly title: string; readonly line: number } | null {
  const index = lines.findIndex((line, at) => at >= from && /^# \S/.test(line))
  return index === -1 ? null : { title: (lines[index] ?? "").slice(2).trim(), line: index + 1 }
}

function keyOfPair({ key }: Pair, placeOf: (offset: number) => Place): { readonly name: string; readonly at: Place } {
  const node = key as Node
  return { name: isScalar(node) ? String(node.value) : "", at: placeOf(node.range?.[0] ?? 0) }
}

function textOf(node: unknown): string | null {
  return isScalar(node) && typeof node.value === "string" && node.value !== "" ? node.value : null
}

function textsOf(node: unknown): string[] | null {
  if (!isSeq(node)) return null
  const found = node.items.map(textOf)
  return found.some((text) => text === null) ? null : (found as string[])
}

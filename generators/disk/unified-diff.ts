import { lineEdits } from "./line-edits.ts"
import type { LineEdit } from "./line-edits.ts"

const context = 3

/**
 * A unified diff that turns `before` into `after`, as `patch -p1` takes it: three lines of context, paths under `a/` and
 * `b/`, `\ No newline at end of file` where the last line has none. Empty for equal texts.
 */
export function unifiedDiff(path: string, before: string, after: string): string {
  const old = linesOf(before)
  const now = linesOf(after)
  const edits = lineEdits(old, now)
  if (edits.length === 0) return ""
  const hunks = grouped(edits).flatMap((group) => hunk(group, old, now))
  return `${[`--- a/${path}`, `+++ b/${path}`, ...hunks].join("\n")}\n`
}

/** A diff for people: at most `lines` lines of at most `columns` characters, then how much was left out. */
export function bounded(diff: string, lines: number, columns: number): string {
  const all = diff.replace(/\n$/, "").split("\n")
  const shown = all.slice(0, lines).map((line) => (line.length > columns ? `${line.slice(0, columns)}…` : line))
  if (all.length > lines) shown.push(`… ${all.length - lines} more lines`)
  return shown.join("\n")
}

/** Lines with their line feeds, so that a last line without one differs from one that has it. */
function linesOf(text: string): readonly string[] {
  const lines = text.split("\n").map((line, index, all) => (index === all.length - 1 ? line : `${line}\n`))
  return lines.at(-1) === "" ? lines.slice(0, -1) : lines
}

/** Edits whose contexts touch stand in one hunk. */
function grouped(edits: readonly LineEdit[]): readonly (readonly LineEdit[])[] {
  const groups: LineEdit[][] = []
  for (const edit of edits) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group !== undefined && last !== undefined && edit.beforeStart - last.beforeEnd <= 2 * context) group.push(edit)
    else groups.push([edit])
  }
  return groups
}

function hunk(edits: readonly LineEdit[], old: readonly string[], now: readonly string[]): readonly string[] {
  const [first] = edits
  const last = edits.at(-1)
  if (first === undefined || last === undefined) return []
  const beforeStart = Math.max(0, first.beforeStart - context)
  const beforeEnd = Math.min(old.length, last.beforeEnd + context)
  const afterStart = first.afterStart - (first.beforeStart - beforeStart)
  const afterEnd = last.afterEnd + (beforeEnd - last.beforeEnd)
  const lines = [`@@ -${span(beforeStart, beforeEnd)} +${span(afterStart, afterEnd)} @@`]
  const show = (sign: string, shown: readonly string[]): void => {
    for (const line of shown)
      if (line.endsWith("\n")) lines.push(sign + line.slice(0, -1))
      else lines.push(sign + line, "\\ No newline at end of file")
  }
  let done = beforeStart
  for (const edit of edits) {
    show(" ", old.slice(done, edit.beforeStart))
    show("-", old.slice(edit.beforeStart, edit.beforeEnd))
    show("+", now.slice(edit.afterStart, edit.afterEnd))
    done = edit.beforeEnd
  }
  show(" ", old.slice(done, beforeEnd))
  return lines
}

/** `start,length` from 1; an empty span names the line before it, as the format wants. */
function span(start: number, end: number): string {
  return `${start === end ? start : start + 1},${end - start}`
}

import Handlebars from "handlebars"
import type { HelperOptions } from "handlebars"

/** What a skeleton may name: finished text, lists of such values, and nothing that is not listed. */
export type Value = string | { readonly [name: string]: Value } | readonly Value[]

/** A filled skeleton, or what is wrong with it and where; line and column count from 1. */
export type Filled =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: string; readonly line: number; readonly column: number }

const noHelpers = {
  blockHelperMissing: false,
  helperMissing: false,
  log: false,
  lookup: false,
  unless: false,
  with: false,
}

/** A skeleton made ready to be filled, as often as is wanted. */
export type Skeleton = (values: { readonly [name: string]: Value }) => Filled

/**
 * Makes a Handlebars skeleton ready. Nothing is escaped: every value is finished text. Strict: a name that the values do
 * not have is a problem, in a block as well. Blocks are `each` (a list, `else` for an empty one) and `if` (a text that is
 * not empty). A skeleton that is no Handlebars at all gives its problem whatever it is filled with.
 */
export function skeletonOf(text: string): Skeleton {
  const known = ready.get(text)
  if (known !== undefined) return known
  const made = madeReady(text)
  if (ready.size < mostReady) ready.set(text, made)
  return made
}

/** What was made ready in this process, as far as it is kept: a watcher fills the same skeletons again and again. */
const ready = new Map<string, Skeleton>()
const mostReady = 100

function madeReady(text: string): Skeleton {
  const handlebars = Handlebars.create()
  handlebars.registerHelper("each", each)
  handlebars.registerHelper("if", when)
  const knownHelpers = { ...noHelpers, each: true, if: true }
  const template = attempt(() => {
    const program = handlebars.parse(text)
    new KnownBlocks().accept(program)
    return handlebars.compile(program, { noEscape: true, strict: true, knownHelpersOnly: true, knownHelpers })
  })
  if (!template.ok) return () => template
  return (values) => {
    const filled = attempt(() => template.value(values))
    return filled.ok ? { ok: true, text: filled.value } : filled
  }
}

type Attempt<T> = { readonly ok: true; readonly value: T } | Extract<Filled, { readonly ok: false }>

function attempt<T>(act: () => T): Attempt<T> {
  try {
    return { ok: true, value: act() }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { ok: false, ...problemOf(error) }
  }
}

/** A block that is no call of a helper would print nothing for a name that does not exist. */
class KnownBlocks extends Handlebars.Visitor {
  override BlockStatement(block: hbs.AST.BlockStatement): void {
    if (block.params.length === 0) throw placed(block.loc, "a block begins with each or if")
    super.BlockStatement(block)
  }
}

function each(this: unknown, list: unknown, options: HelperOptions): string {
  if (!Array.isArray(list)) throw placed(placeOf(options), "each needs a list among the values")
  return list.length === 0 ? options.inverse(this) : list.map((element) => options.fn(element)).join("")
}

function when(this: unknown, value: unknown, options: HelperOptions): string {
  if (typeof value !== "string") throw placed(placeOf(options), "if needs a text among the values")
  return value === "" ? options.inverse(this) : options.fn(this)
}

interface Place {
  readonly start: { readonly line: number; readonly column: number }
}

function placeOf(options: HelperOptions): Place | undefined {
  return (options as HelperOptions & { readonly loc?: Place }).loc
}

function placed(place: Place | undefined, problem: string): Error {
  return Object.assign(new Error(problem), { lineNumber: place?.start.line, column: place?.start.column })
}

/** Handlebars puts the place into the error, its column from 0; for a parse error the line stands in the message alone. */
function problemOf(error: Error): { readonly problem: string; readonly line: number; readonly column: number } {
  const { lineNumber, column } = error as Error & { readonly lineNumber?: number; readonly column?: number }
  const parse = /^Parse error on line (\d+):\n[^]*\n(.+)$/u.exec(error.message)
  const unknown = /^"(.+)" not defined in /u.exec(error.message)
  const problem =
    parse?.[2] ??
    (unknown === null ? error.message.replace(/ - \d+:\d+$/u, "") : `${unknown[1]} is not among the values`)
  return { problem, line: lineNumber ?? Number(parse?.[1] ?? 1), column: (column ?? 0) + 1 }
}

import type { Rule, Verdict } from "../rule.ts"
import { rules } from "../rules/all.ts"
import type { TraceEntry } from "./entry.ts"

/** How many failures of one rule are kept; more are counted. */
export const failuresKept = 8

/** How many notes of one rule are kept. */
const notesKept = 4

/** A line of a trace, counted from 1, and what stands there. */
export interface Mark {
  readonly line: number
  readonly excerpt: string
}

/** Where and how a rule does not hold. */
export interface Failure {
  /** One sentence with the names in it. */
  readonly what: string
  /** The lines that show it, the one where it became certain last. */
  readonly transcript: readonly Mark[]
}

/** What became of a rule over one trace. */
export interface Judgement {
  readonly rule: Rule
  readonly verdict: Verdict
  /** At most eight. */
  readonly failures: readonly Failure[]
  /** How many there were altogether. */
  readonly failed: number
  /** What was seen, where that is all that the rule asks for. */
  readonly notes: readonly string[]
}

/** What one rule is told. */
export interface Scale {
  /** Something happened by which the rule could have failed, and it did not. */
  readonly holds: () => void
  /** The line at hand shows that it does not hold; `before` are earlier lines that belong to it. */
  readonly fails: (what: string, ...before: readonly Mark[]) => void
  readonly notes: (what: string) => void
}

/**
 * Told while a trace is being read: that a rule held for the first time, so far, which costs no showing of the line, and
 * each of its failures that is kept.
 */
export interface Told {
  readonly holds: (rule: Rule, here: () => Mark) => void
  readonly fails: (rule: Rule, failure: Failure) => void
}

/** The judgements of one trace while it is being read. Keeps the same little memory however long the trace is. */
export interface Tally {
  readonly of: (rule: Rule) => Scale
  /** Says which line is at hand. */
  readonly at: (line: number, entry: TraceEntry) => void
  /** The line at hand, as failures show it. */
  readonly here: () => Mark
  /** The same in a few words, where it is kept for every line of a kind and showing the line would cost too much. */
  readonly briefly: (words: string) => Mark
  readonly judgements: () => readonly Judgement[]
}

/** What is known of one rule. A class, since most lines of a trace do nothing but say of a dozen rules that they hold. */
class Cell implements Scale {
  readonly rule: Rule
  readonly failures: Failure[] = []
  readonly noted: string[] = []
  elicited = false
  failed = 0
  readonly #here: () => Mark
  readonly #told: Told | null

  constructor(rule: Rule, here: () => Mark, told: Told | null) {
    this.rule = rule
    this.#here = here
    this.#told = told
  }

  holds(): void {
    if (this.elicited) return
    this.elicited = true
    this.#told?.holds(this.rule, this.#here)
  }

  fails(what: string, ...before: readonly Mark[]): void {
    this.failed++
    if (this.failures.length === failuresKept) return
    const failure = { what, transcript: [...before, this.#here()] }
    this.failures.push(failure)
    this.#told?.fails(this.rule, failure)
  }

  notes(what: string): void {
    this.holds()
    if (this.noted.length < notesKept && !this.noted.includes(what)) this.noted.push(what)
  }

  judgement(): Judgement {
    const { rule, failures, failed, noted } = this
    return {
      rule,
      verdict: failed > 0 ? "fail" : this.elicited ? "pass" : "not_elicited",
      failures,
      failed,
      notes: noted,
    }
  }
}

/** Makes a tally over every rule. `excerpt` shows an entry. */
export function tallying(excerpt: (entry: TraceEntry) => string, told: Told | null = null): Tally {
  let line = 0
  let entry: TraceEntry | null = null
  const here = (): Mark => ({ line, excerpt: entry === null ? "" : excerpt(entry) })
  const cells = new Map(rules.map((rule) => [rule, new Cell(rule, here, told)]))
  return {
    of: (rule) => {
      const cell = cells.get(rule)
      if (cell === undefined) throw new Error(`${rule.id} is not among the rules`)
      return cell
    },
    at: (nextLine, nextEntry) => {
      line = nextLine
      entry = nextEntry
    },
    here,
    briefly: (words) => ({ line, excerpt: words }),
    judgements: () => [...cells.values()].map((cell) => cell.judgement()),
  }
}

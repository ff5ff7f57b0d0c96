import { equivalents } from "./equivalents.ts"
import type { Equivalent } from "./equivalents.ts"

interface Position {
  /** From 1, both. */
  readonly line: number
  readonly column: number
}

interface Mutant {
  readonly mutatorName: string
  readonly replacement: string
  readonly status:
    "Killed" | "Timeout" | "Survived" | "NoCoverage" | "RuntimeError" | "CompileError" | "Ignored" | "Pending"
  readonly location: { readonly start: Position; readonly end: Position }
}

/** As much of what Stryker writes as a report is made of. */
export interface StrykerResult {
  readonly files: { readonly [path: string]: { readonly source: string; readonly mutants: readonly Mutant[] } }
}

/** How many mutants came to which end. The score is the share, in percent, of what was killed or ran out of time. */
export interface Counts {
  readonly mutants: number
  readonly killed: number
  readonly timeout: number
  readonly survived: number
  readonly noCoverage: number
  readonly errors: number
  readonly score: number
}

/** A mutant that no test tells from the source. */
export interface Survivor {
  readonly file: string
  readonly line: number
  readonly mutator: string
  readonly original: string
  readonly replacement: string
  readonly covered: boolean
  /** Why no test can tell it from the source; null: one could. */
  readonly equivalent: string | null
}

/** What mutating came to, in all and by file, with every survivor. */
export interface MutationReport extends Counts {
  readonly files: readonly (Counts & { readonly file: string })[]
  readonly survivors: readonly Survivor[]
}

/** Makes a report of what Stryker found in some files; whatever else it knows does not count. A file without a mutant has no line. */
export function reportOf({ files }: StrykerResult, of: readonly string[]): MutationReport {
  const told = of.flatMap((file) => {
    const found = files[file]
    return found === undefined || found.mutants.length === 0 ? [] : [{ file, ...found }]
  })
  return {
    ...countsOf(told.flatMap(({ mutants }) => mutants)),
    files: told.map(({ file, mutants }) => ({ file, ...countsOf(mutants) })),
    survivors: told.flatMap(({ file, source, mutants }) =>
      mutants
        .filter(({ status }) => status === "Survived" || status === "NoCoverage")
        .map((mutant) => survivorOf(file, source, mutant))
        .toSorted((left, right) => left.line - right.line),
    ),
  }
}

/** The text of a report: one line for each file and each survivor, so that a difference reads as what it is. */
export function reportText(head: { readonly [name: string]: string }, report: MutationReport): string {
  const { files, survivors, ...counts } = report
  const member = ([name, value]: readonly [string, string | number]): string => `  "${name}": ${JSON.stringify(value)}`
  const list = (name: string, lines: readonly object[]): string =>
    `  "${name}": [\n${lines.map((line) => `    ${JSON.stringify(line)}`).join(",\n")}\n  ]`
  const members = [
    ...Object.entries({ ...head, ...counts }).map(member),
    list("files", files),
    list("survivors", survivors),
  ]
  return `{\n${members.join(",\n")}\n}\n`
}

function countsOf(mutants: readonly Mutant[]): Counts {
  const count = (...statuses: readonly Mutant["status"][]): number =>
    mutants.filter(({ status }) => statuses.includes(status)).length
  const [killed, timeout] = [count("Killed"), count("Timeout")]
  const [survived, noCoverage] = [count("Survived"), count("NoCoverage")]
  const judged = killed + timeout + survived + noCoverage
  return {
    mutants: mutants.length,
    killed,
    timeout,
    survived,
    noCoverage,
    errors: count("RuntimeError", "CompileError", "Ignored", "Pending"),
    score: judged === 0 ? 100 : Math.round((10_000 * (killed + timeout)) / judged) / 100,
  }
}

function survivorOf(file: string, source: string, mutant: Mutant): Survivor {
  const { start, end } = mutant.location
  const lines = source.split("\n").slice(start.line - 1, end.line)
  const cut = lines.map((line, index) =>
    line.slice(index === 0 ? start.column - 1 : 0, index === lines.length - 1 ? end.column - 1 : undefined),
  )
  const told = {
    file,
    line: start.line,
    mutator: mutant.mutatorName,
    original: inOneLine(cut.join("\n")),
    replacement: inOneLine(mutant.replacement),
  }
  const equivalent = equivalents.find((each) => isOf(each, told))
  return { ...told, covered: mutant.status === "Survived", equivalent: equivalent?.because ?? null }
}

/** Whether an equivalent is that of a survivor. Lines move with every edit, so they do not count. */
export function isOf(equivalent: Equivalent, survivor: Pick<Survivor, "file" | "original" | "replacement">): boolean {
  return (
    equivalent.file === survivor.file &&
    equivalent.original === survivor.original &&
    equivalent.replacements.includes(survivor.replacement)
  )
}

function inOneLine(code: string): string {
  const line = code.trim().replaceAll(/\s+/g, " ")
  return line.length > 160 ? `${line.slice(0, 159)}…` : line
}

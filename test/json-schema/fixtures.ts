import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { expect } from "vitest"

const folder = "test/fixtures/json-schema"

/** One row of the table of schemas made to break a validator. */
export interface AdversarialRow {
  readonly id: string
  readonly name: string
  readonly encoding: "utf8" | "base64"
  readonly schema: string
  readonly expected: "accept" | "reject"
  /** Codes with `|` between them: any of them. */
  readonly code: string | null
  readonly pointer: string | null
  readonly value?: string
  readonly valueExpected?: "valid" | "invalid" | "any-clean-verdict" | "rejected-before-validation"
  readonly maxMs?: number
}

/** One group of the official suite with the verdict that its schema gets. */
export interface SuiteGroup {
  readonly file: string
  readonly group: string
  readonly verdict: "accept" | "reject"
  readonly errors: readonly { readonly code: string; readonly pointer?: string }[]
  /** The schema as it stands in the file, character by character. */
  readonly schema: string
  readonly tests: readonly { readonly description: string; readonly data: string; readonly valid: boolean }[]
}

/** The rows of the table. */
export const adversarialRows = linesOf("adversarial.jsonl") as readonly AdversarialRow[]

/** The source of a row's schema. */
export function sourceOf({ encoding, schema }: AdversarialRow): Uint8Array | string {
  return encoding === "base64" ? new Uint8Array(Buffer.from(schema, "base64")) : schema
}

/** Every group of the suite with its expected verdict. Sources keep the numbers as they are written. */
export function suiteGroups(): readonly SuiteGroup[] {
  type Expected = Pick<SuiteGroup, "file" | "group" | "verdict" | "errors">
  const files = new Map<string, readonly Group[]>()
  return (linesOf("suite/expected-verdicts.jsonl") as readonly Expected[]).map((expected) => {
    const groups =
      files.get(expected.file) ?? groupsOf(readFileSync(`${folder}/suite/tests/draft2020-12/${expected.file}`, "utf8"))
    files.set(expected.file, groups)
    const found = groups.find(({ description }) => description === expected.group)
    if (found === undefined) throw new Error(`${expected.file} has no group ${expected.group}`)
    const tests = found.tests.map(({ data, ...test }) => ({ ...test, data: restored(data) }))
    return { ...expected, schema: restored(found.schema), tests }
  })
}

interface Group {
  readonly description: string
  readonly schema: unknown
  readonly tests: readonly { readonly description: string; readonly data: unknown; readonly valid: boolean }[]
}

const marked = "number as written: "

/** Parses a file of the suite, each number that a double would change kept as a marked string. */
function groupsOf(text: string): readonly Group[] {
  const long = text.replaceAll(/(?<=[:[,]\s*)-?[0-9.]{17,}(?=\s*[,\]}])/g, (number) => `"${marked}${number}"`)
  return JSON.parse(long) as readonly Group[]
}

function restored(value: unknown): string {
  return JSON.stringify(value).replaceAll(new RegExp(`"${marked}([^"]*)"`, "g"), "$1")
}

/** A schema of the corpus, by its path. */
export function corpus(): readonly { readonly file: string; readonly source: Uint8Array }[] {
  const manifest = JSON.parse(readFileSync(`${folder}/corpus/MANIFEST.json`, "utf8")) as readonly {
    readonly file: string
  }[]
  return manifest
    .map(({ file }) => ({ file, source: new Uint8Array(readFileSync(`${folder}/corpus/${file}`)) }))
    .toSorted((left, right) => (left.file < right.file ? -1 : 1))
}

/** Expects a committed list to be equal to what was found; with UPDATE set, writes it anew first. */
export function expectCommitted(name: string, lines: readonly string[]): void {
  const path = `${folder}/${name}`
  const text = `${lines.join("\n")}\n`
  if (process.env["UPDATE"] !== undefined) writeFileSync(path, text)
  expect(existsSync(path) ? readFileSync(path, "utf8") : "").toBe(text)
}

function linesOf(path: string): readonly unknown[] {
  const lines = readFileSync(`${folder}/${path}`, "utf8").trimEnd().split("\n")
  return lines.map((line) => JSON.parse(line) as unknown)
}

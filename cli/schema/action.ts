import { closeSync, openSync, readSync } from "node:fs"
import { relative, resolve } from "node:path"
import type { Finding } from "../../model/finding.ts"
import {
  createConfigurationEngine,
  schemaBounds,
  validateConfiguration,
  valueBounds,
} from "../../runtime/admission/index.ts"
import type {
  ConfigurationEngine,
  ConfigurationVerdict,
  SchemaFinding,
  SchemaMeasure,
} from "../../runtime/admission/index.ts"
import { placedVerdict } from "../../runtime/admission/profile/check.ts"
import type { Arguments, ExitCode, Terminal } from "../command.ts"
import { UsageError } from "../command.ts"
import { printFindings } from "../findings.ts"
import { placeAt, placeOf } from "./locate.ts"
import type { LineAndColumn } from "./locate.ts"

/** A finding as `--json` prints it: also with its place in the schema's file, or in that of the value. */
type PrintedFinding = SchemaFinding & LineAndColumn

/** What `--json` prints of one schema. */
type Printed =
  | { readonly file: string; readonly ok: true; readonly measure: SchemaMeasure; readonly value?: "valid" }
  | {
      readonly file: string
      readonly ok: false
      readonly refused: Exclude<ConfigurationVerdict, { readonly ok: true }>["refused"]
      readonly findings: readonly PrintedFinding[]
    }

/** Judges schemas by the profile, and with `--value` a configuration by each of them. Exit 1 where one is refused. */
export async function schema(terminal: Terminal, given: Arguments): Promise<ExitCode> {
  const [verb, ...files] = given.positional
  if (verb !== "check") throw new UsageError(`schema does check, not ${verb ?? "nothing"}`)
  if (files.length === 0) throw new UsageError("schema check needs the files of the schemas")
  const valueFile = given.options["value"]
  const value: Read | null =
    typeof valueFile === "string"
      ? { file: valueFile, source: contentOf(terminal, valueFile, valueBounds.bytes) }
      : null
  const engine = createConfigurationEngine()
  const verdicts: Printed[] = []
  for (const file of files) {
    const source = contentOf(terminal, file, schemaBounds.bytes)
    verdicts.push(await verdictOf({ file, source }, value, engine))
  }
  await engine.close()
  if (given.options["json"] === true) terminal.out(`${JSON.stringify(verdicts, null, 2)}\n`)
  const findings = verdicts.flatMap((verdict) => (verdict.ok ? [] : shown(terminal, verdict, value)))
  if (given.options["json"] !== true && findings.length > 0) await printFindings(terminal, findings, "pretty")
  return findings.length > 0 ? 1 : 0
}

/** A file as it was read. */
interface Read {
  readonly file: string
  readonly source: Uint8Array
}

async function verdictOf({ file, source }: Read, value: Read | null, engine: ConfigurationEngine): Promise<Printed> {
  const placed = placedVerdict(source)
  if (!placed.ok) {
    const text = new TextDecoder().decode(source)
    const findings = placed.findings.map(({ offset, ...finding }) => ({ ...finding, ...placeOf(text, offset) }))
    return { file, ok: false, refused: "schema", findings }
  }
  if (value === null) return { file, ok: true, measure: placed.measure }
  const verdict = await validateConfiguration(source, value.source, engine)
  if (verdict.ok) return { file, ok: true, measure: placed.measure, value: "valid" }
  const text = new TextDecoder().decode(value.source)
  const findings = verdict.findings.map((finding) => ({ ...finding, ...placeAt(text, finding.pointer) }))
  return { file, ok: false, refused: verdict.refused, findings }
}

/** At most one byte more of a file than is looked at, so that a large one costs nothing. */
function contentOf(terminal: Terminal, file: string, most: number): Uint8Array {
  const buffer = new Uint8Array(most + 1)
  let length = 0
  try {
    const descriptor = openSync(resolve(terminal.cwd, file), "r")
    try {
      for (let read = -1; read !== 0 && length < buffer.length; length += read)
        read = readSync(descriptor, buffer, length, buffer.length - length, null)
    } finally {
      closeSync(descriptor)
    }
  } catch (thrown) {
    throw new UsageError(
      `cannot read ${file}: ${thrown instanceof Error && "code" in thrown ? String(thrown.code) : "unknown"}`,
    )
  }
  return buffer.subarray(0, length)
}

function shown(terminal: Terminal, verdict: Printed & { readonly ok: false }, value: Read | null): readonly Finding[] {
  const isOfSchema = verdict.refused === "schema"
  const file = isOfSchema ? verdict.file : (value?.file ?? verdict.file)
  return verdict.findings.map(({ code, pointer, message, fix, line, column }) => ({
    code: `${isOfSchema ? "schema" : "configuration"}/${code}`,
    severity: "error",
    what: `${pointer === "" ? "" : `${pointer}: `}${message}${isOfSchema ? "" : `, by ${verdict.file}`}.`,
    why: isOfSchema
      ? "no schema that is accepted, with any value, may keep a worker busy"
      : "a configuration is held to its schema before anything starts",
    fix,
    at: { file: relative(terminal.cwd, resolve(terminal.cwd, file)).replaceAll("\\", "/"), line, column },
    related: [],
    facts: [],
  }))
}

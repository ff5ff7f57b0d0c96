import { valueBounds } from "../profile/bounds.ts"
import { checkConfigurationSchema } from "../profile/check.ts"
import type { SchemaMeasure } from "../profile/check.ts"
import type { SchemaFinding } from "../profile/finding.ts"
import { isFormat } from "../profile/keywords.ts"
import { sourceText } from "../profile/source.ts"
import { noFaults } from "../profile/finding.ts"
import { formatsByName } from "./format/formats.ts"
import { createConfigurationEngine } from "./engine.ts"
import type { ConfigurationEngine, EngineOutcome } from "./engine.ts"
import { readValue, requiresPrototypeMember } from "./value.ts"
import type { ValueMeasure } from "./value.ts"

/**
 * What is said of a configuration. `schema`: the schema is outside the profile. `value`: the configuration is outside the
 * bounds of values. `work`: both together would take too long. `invalid`: it does not satisfy the schema. `engine`: there
 * was no answer. Pointers lead into the schema for `schema`, into the configuration otherwise.
 */
export type ConfigurationVerdict =
  | { readonly ok: true }
  | {
      readonly ok: false
      readonly refused: "schema" | "value" | "work" | "invalid" | "engine"
      readonly findings: readonly SchemaFinding[]
    }

const shared = createConfigurationEngine()

/**
 * Judges a configuration by its schema. The schema's profile, the value's bounds and the work of both are held first; only
 * then the engine is asked, in a thread that is killed if it should take long after all. Never rejects.
 *
 * The engine is `ajv`, an optional peer: without it the answer is `engine` and names it.
 */
export async function validateConfiguration(
  schemaSource: Uint8Array | string,
  valueSource: Uint8Array | string,
  engine: ConfigurationEngine = shared,
): Promise<ConfigurationVerdict> {
  const schema = checkConfigurationSchema(schemaSource)
  if (!schema.ok) return { ok: false, refused: "schema", findings: schema.findings }
  const text = sourceText(schemaSource, schema.measure.bytes, noFaults())?.text ?? ""
  const value = readValue(valueSource, requiresPrototypeMember(text))
  if (!value.ok) return { ok: false, refused: "value", findings: value.findings }
  const findings = workOf(schema.measure, value.measure)
  if (findings.length > 0) return { ok: false, refused: "work", findings }
  return verdictOf(await engine.judge({ schema: text, value: value.text }))
}

/** What makes a schema and a value too much together. */
export function workOf(schema: SchemaMeasure, value: ValueMeasure): readonly SchemaFinding[] {
  const products = [
    ["limit-work", schema.expandedNodes * value.nodes, valueBounds.work, "nodes of the schema times values"],
    [
      "limit-patternWork",
      schema.expandedPatterns * value.strings,
      valueBounds.patternWork,
      "patterns of the schema times strings",
    ],
    [
      "limit-textWork",
      schema.expandedTexts * value.bytes,
      valueBounds.textWork,
      "formats and lengths of the schema times bytes of the configuration",
    ],
  ] as const
  return products.flatMap(([code, work, most, what]) =>
    work <= most
      ? []
      : [
          {
            code,
            pointer: "",
            message: `${work} ${what}, and ${most} are allowed`,
            fix: "make either of the two smaller",
          },
        ],
  )
}

function verdictOf(outcome: EngineOutcome): ConfigurationVerdict {
  switch (outcome.kind) {
    case "valid":
      return { ok: true }
    case "invalid": {
      const { pointer, keyword, format } = outcome
      const wanted = format !== undefined && isFormat(format) ? formatsByName[format] : null
      const message = wanted === null ? outcome.message : `must be ${wanted.wants}`
      const fix =
        wanted === null
          ? `change the configuration, or ${keyword} in the schema`
          : `write it as in ${wanted.example}, or change the format in the schema`
      return { ok: false, refused: "invalid", findings: [{ code: "invalid", pointer, message, fix }] }
    }
    case "timeout":
      return unanswered(
        "timeout",
        "the engine took too long and was stopped",
        "report the schema: the bounds should have held it",
      )
    case "missing":
      return unanswered("missing", `${outcome.module} is not installed`, "install ajv@8 beside this package")
    case "failed":
      return unanswered(
        "failed",
        `the engine failed: ${outcome.message}`,
        "report the schema: the profile should have refused it",
      )
    default:
      return outcome satisfies never
  }
}

function unanswered(code: string, message: string, fix: string): ConfigurationVerdict {
  return { ok: false, refused: "engine", findings: [{ code, pointer: "", message, fix }] }
}

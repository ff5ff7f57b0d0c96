import { validateConfiguration } from "../../admission/configuration/validate.ts"
import type { ConfigurationValidator } from "../../admission/release/public-configuration.ts"
import type { TypedOutput } from "../result.ts"

/** What a command gave for typed output: a value of its own line, or a text that should be its JSON. */
export type GivenOutput =
  | { readonly kind: "value"; readonly value: unknown }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "nothing" }

/** Holds typed output to its schema. Never rejects: where nobody can judge it, that is its state. */
export async function judgeOutput(
  schema: string,
  given: GivenOutput,
  validate: ConfigurationValidator = validateConfiguration,
): Promise<TypedOutput> {
  const read = valueOf(given)
  if (read === null) {
    const isSilent = given.kind === "nothing" || (given.kind === "text" && given.text.trim() === "")
    return { state: isSilent ? "missing" : "misfit", value: undefined, findings: [] }
  }
  const { value } = read
  try {
    const verdict = await validate(schema, JSON.stringify(value))
    if (verdict.ok) return { state: "fits", value, findings: [] }
    const isUnjudged = verdict.refused === "engine" || verdict.refused === "schema"
    return { state: isUnjudged ? "unjudged" : "misfit", value, findings: verdict.findings }
  } catch {
    return { state: "unjudged", value, findings: [] }
  }
}

function valueOf(given: GivenOutput): { readonly value: unknown } | null {
  if (given.kind === "value") return given
  if (given.kind === "nothing") return null
  try {
    return { value: JSON.parse(given.text) as unknown }
  } catch {
    return null
  }
}

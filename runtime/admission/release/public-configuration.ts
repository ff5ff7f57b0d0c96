import type { HarnessRelease } from "../../../output/documents/definitions.ts"
import { pointer } from "../../extensions/pointer.ts"
import { refused } from "../../refusal.ts"
import type { Refusal, Refused } from "../../refusal.ts"
import { validateConfiguration } from "../configuration/validate.ts"
import type { ConfigurationVerdict } from "../configuration/validate.ts"
import { secretIn } from "./secrets.ts"

/** Judges a configuration by a schema, both as texts; the one of this room, unless another is passed in. */
export type ConfigurationValidator = (schema: string, value: string) => Promise<ConfigurationVerdict>

/**
 * Judges the public configuration of a release: nothing in it looks like a secret, and it satisfies the release's schema.
 * A configuration that was left out is `{}`. Without a schema only an empty one passes, since nobody could say what another
 * means. The validator is bounded and cannot be blocked.
 */
export async function admitConfiguration(
  { configuration_schema: schema }: Pick<HarnessRelease, "configuration_schema">,
  configuration: unknown = {},
  validate: ConfigurationValidator = validateConfiguration,
): Promise<{ readonly ok: true; readonly configuration: unknown } | Refused> {
  const secret = secretIn(configuration)
  if (secret !== null) return refused(secretRefusal(pointer(secret.path), secret.looksLike))
  const text = JSON.stringify(configuration)
  if (schema === undefined) return text === "{}" ? { ok: true, configuration } : refused(unschematic())
  const verdict = await validate(JSON.stringify(schema), text)
  return verdict.ok ? { ok: true, configuration } : refused(invalid(verdict))
}

function secretRefusal(at: string, looksLike: string): Refusal {
  return {
    code: "configuration/secret",
    what: `The configuration holds what looks like ${looksLike} at ${at}.`,
    why: "configuration is public: it is stored, shown and handed to the sandbox as it stands",
    fix: "remove it and revoke it; model keys stay in a model credential",
    facts: [],
  }
}

function unschematic(): Refusal {
  return {
    code: "configuration/no-schema",
    what: "The release takes no configuration, since it has no configuration schema.",
    why: "a configuration that nothing checks is wrong before anybody notices",
    fix: "state a configuration_schema in the release, or leave the configuration out",
    facts: ["release-field/oci-configuration-schema"],
  }
}

function invalid({ refused: reason, findings }: Extract<ConfigurationVerdict, { readonly ok: false }>): Refusal {
  const [first] = findings
  const at = first === undefined ? "" : ` at ${first.pointer || "its root"}: ${first.message}`
  const answered = reason !== "engine"
  return {
    code: answered ? "configuration/invalid" : "configuration/unanswered",
    what: answered
      ? `The configuration does not satisfy the schema of the release${at}.`
      : `Nobody could say whether the configuration satisfies the schema of the release${at}.`,
    why: "a harness that starts with what it does not take fails in the middle of a run",
    fix: first?.fix ?? "change the configuration",
    facts: ["release-field/oci-configuration-schema"],
  }
}

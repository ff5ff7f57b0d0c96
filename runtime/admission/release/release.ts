import { decodeHarnessRelease } from "../../../output/documents/harness-release.ts"
import type { HarnessRelease } from "../../../output/documents/definitions.ts"
import { acpV1 } from "../../../output/facts/drivers.ts"
import type { Driver } from "../../../model/entries.ts"
import { pointer } from "../../extensions/pointer.ts"
import { refused } from "../../refusal.ts"
import type { Refusal, Refused } from "../../refusal.ts"
import { malformed, whereIn } from "../malformed.ts"
import { checkConfigurationSchema } from "../profile/check.ts"
import type { SchemaVerdict } from "../profile/check.ts"
import { secretIn } from "./secrets.ts"

/** Where a release is to run. Hosted takes one platform; a local engine what it can run, such as `linux/arm64`. */
export type Target = { readonly kind: "hosted" } | { readonly kind: "local"; readonly platforms: readonly string[] }

/** Judges a configuration schema by its text; the safety profile's own checker, unless another is passed in. */
export type SchemaChecker = (source: string) => SchemaVerdict

/** What a release is judged by. */
export interface ReleaseTerms {
  readonly drivers: readonly Driver[]
  readonly target: Target
  readonly checkSchema?: SchemaChecker
}

/** A release that may be started, and the driver that its protocol names. */
export interface AdmittedRelease {
  readonly ok: true
  readonly release: HarnessRelease
  readonly driver: Driver
}

/** The platform of hosted sandboxes, in the words of the image specification. */
export const hostedPlatform = "linux/amd64"

/** What a release speaks that says nothing of it. */
const unstatedProtocol = acpV1.protocol

/**
 * Judges a release as it came from outside: its form with every rule across fields, its platform by the target, its
 * configuration schema by the safety profile, and that nothing public in it looks like a secret. A release that states no
 * platform has that of its image, and is not refused for it here.
 */
export function admitRelease(source: unknown, terms: ReleaseTerms): AdmittedRelease | Refused {
  const decoded = decodeHarnessRelease(source)
  if (!decoded.ok)
    return malformed({
      code: "release/malformed",
      what: `The release is malformed ${whereIn(decoded.error)}.`,
      error: decoded.error,
    })
  return judgeRelease(decoded.value, terms)
}

/** The same for a release that was decoded already, as a part of a request. */
export function judgeRelease(
  release: HarnessRelease,
  { drivers, target, checkSchema = checkConfigurationSchema }: ReleaseTerms,
): AdmittedRelease | Refused {
  const protocol = release.protocol ?? unstatedProtocol
  const driver = drivers.find((each) => each.protocol === protocol)
  if (driver === undefined) return refused(noDriver(protocol ?? "nothing"))
  const refusal = platformFault(release, target) ?? schemaFault(release, checkSchema) ?? secretFault(release)
  return refusal === null ? { ok: true, release, driver } : refused(refusal)
}

function platformFault({ platform }: HarnessRelease, target: Target): Refusal | null {
  if (platform === undefined) return null
  const stated = `${platform.os}/${platform.architecture}`
  const runs = target.kind === "hosted" ? [hostedPlatform] : target.platforms
  if (runs.includes(stated)) return null
  return {
    code: "release/platform",
    what: `The release is for ${stated}, and the ${target.kind} target runs ${runs.join(" and ") || "nothing"}.`,
    why: "an image for another processor starts nowhere or only by emulation, and fails in the middle of a turn",
    fix: `build the image for ${runs[0] ?? hostedPlatform}`,
    facts: ["release-field/oci-platform"],
  }
}

function schemaFault({ configuration_schema: schema }: HarnessRelease, check: SchemaChecker): Refusal | null {
  if (schema === undefined) return null
  const verdict = check(JSON.stringify(schema))
  if (verdict.ok) return null
  const [first] = verdict.findings
  return {
    code: "release/unsafe-schema",
    what: `The configuration schema is outside the safety profile: ${first === undefined ? "no reason was given" : `${first.code} at ${first.pointer || "its root"}, ${first.message}`}.`,
    why: "a schema that may work for long, or read elsewhere, would hold up everybody who validates by it",
    fix: first?.fix ?? "write a smaller schema",
    facts: ["release-field/oci-configuration-schema"],
  }
}

/** Names in a schema say what is asked for; only what stands in it as a value is public. */
function secretFault(release: HarnessRelease): Refusal | null {
  const { configuration_schema: schema, arguments: words, argv } = release
  const found = secretIn({ arguments: words ?? [], argv: argv ?? [], configuration_schema: valuesOf(schema) })
  if (found === null) return null
  return {
    code: "release/secret",
    what: `The release holds what looks like ${found.looksLike} at ${pointer(found.path)}.`,
    why: "a release is public, and whoever may read it would have the secret",
    fix: "remove it and revoke it; model keys stay in a model credential",
    facts: [],
  }
}

/** The members of a schema that hold values and no schemas, wherever they stand, in a list. */
function valuesOf(schema: unknown): readonly unknown[] {
  const values: unknown[] = []
  const open: unknown[] = [schema]
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next !== "object" || next === null) continue
    for (const [name, inner] of Object.entries(next))
      if (valueKeywords.has(name)) values.push(inner)
      else open.push(inner)
  }
  return values
}

const valueKeywords: ReadonlySet<string> = new Set(["const", "default", "enum", "examples"])

function noDriver(protocol: string): Refusal {
  return {
    code: "release/no-driver",
    what: `No driver speaks ${protocol}.`,
    why: "what nobody drives cannot be started",
    fix: "state a protocol that a driver speaks",
    facts: [],
  }
}

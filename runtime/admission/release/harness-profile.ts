import type { AdoptionSource, Driver, Harness } from "../../../model/entries.ts"
import type { FactId } from "../../../model/fact.ts"
import { factPath } from "../../../model/fact.ts"
import { profileSource } from "../../../model/supply.ts"
import type { HarnessRelease, ProfileSource } from "../../../output/documents/definitions.ts"
import { decodeHarnessProfile } from "../../../output/documents/harness-profile.ts"
import { refused, shown } from "../../refusal.ts"
import type { Refusal, Refused } from "../../refusal.ts"
import { malformed, whereIn } from "../malformed.ts"
import { admitConfiguration } from "./public-configuration.ts"
import type { ConfigurationValidator } from "./public-configuration.ts"
import { judgeRelease } from "./release.ts"
import type { ReleaseTerms } from "./release.ts"

/** A release that exists already, by its id. */
export interface KnownRelease {
  readonly id: string
  readonly release: HarnessRelease
}

/** What a profile is judged by. */
export interface ProfileTerms extends ReleaseTerms {
  readonly harnesses: readonly Harness[]
  readonly sources: readonly AdoptionSource[]
  /** The releases of the workspace; one of another workspace looks like none. */
  readonly releases: readonly KnownRelease[]
  readonly validate?: ConfigurationValidator
}

/** A profile that may be created. It begins unverified: no run before a conformance report of its exact tuple. */
export interface AdmittedProfile {
  readonly ok: true
  readonly name: string
  readonly kind: ProfileSource["kind"]
  /** The catalog entry; null for an image of one's own, whose ceiling is what its handshake is admitted to. */
  readonly harness: Harness | null
  readonly image: string
  readonly driver: Driver
  /** null for an entry: its recipe says how it is started. */
  readonly release: HarnessRelease | null
  readonly configuration: unknown
}

/**
 * Judges a request for a harness profile from one of four sources: an entry that is ready, an entry with an image of one's
 * own, an image with a command, or a release that exists.
 */
export async function admitProfile(request: unknown, terms: ProfileTerms): Promise<AdmittedProfile | Refused> {
  const decoded = decodeHarnessProfile(request)
  if (!decoded.ok)
    return malformed({
      code: "profile/malformed",
      what: `The harness profile is malformed ${whereIn(decoded.error)}.`,
      error: decoded.error,
    })
  const { name, source, configuration } = decoded.value
  const sourced = fromSource(source, terms)
  if (!sourced.ok) return sourced
  const taken = await admitConfiguration(sourced.release ?? {}, configuration, terms.validate)
  if (!taken.ok) return taken
  return { ...sourced, name, kind: source.kind, configuration: taken.configuration }
}

type Sourced = Pick<AdmittedProfile, "ok" | "harness" | "image" | "driver" | "release">

function fromSource(source: ProfileSource, terms: ProfileTerms): Sourced | Refused {
  switch (source.kind) {
    case "catalog":
    case "recipe":
      return fromEntry(source, terms)
    case "oci": {
      const judged = judgeRelease(source.release, terms)
      return judged.ok ? { ...judged, harness: null, image: judged.release.image } : judged
    }
    case "release": {
      const known = terms.releases.find(({ id }) => id === source.release_id)
      if (known === undefined) return refused(unknownRelease())
      const judged = judgeRelease(known.release, terms)
      if (!judged.ok) return judged
      if (judged.driver.protocol !== source.driver) return refused(otherDriver(judged.driver))
      return { ...judged, harness: null, image: judged.release.image }
    }
    default:
      return source satisfies never
  }
}

function fromEntry(
  source: Extract<ProfileSource, { readonly kind: "catalog" | "recipe" }>,
  { harnesses, sources, target }: ProfileTerms,
): Sourced | Refused {
  const harness = harnesses.find(({ name }) => name === source.entry)
  if (harness === undefined) return refused(unknownEntry(source.entry))
  const { driver, supply } = harness
  const makes = profileSource(harness, sources).value
  if (makes === null) return refused(unprofiled(harness))
  if (makes !== source.kind) return refused(otherSource(harness, source.kind, makes))
  if (harness.launchRole === "local_fixture" && target.kind === "hosted") return refused(fixture(harness))
  const image = source.kind === "recipe" ? source.image : supply.availability === "ready" ? supply.image : null
  if (image === null) return refused(otherSource(harness, source.kind, makes))
  return { ok: true, harness, image, driver, release: null }
}

function unknownEntry(name: string): Refusal {
  return {
    code: "profile/unknown-entry",
    what: `The catalog has no harness ${shown(name)}.`,
    why: "a name alone says neither what is started nor how",
    fix: "name an entry of the catalog, or bring an image as oci",
    facts: [],
  }
}

function unprofiled(harness: Harness): Refusal {
  return {
    code: "profile/connected-entry",
    what: `${harness.name} is ${harness.mode} and has no profile.`,
    why: "its process runs already, at somebody else's place",
    fix: "enrol it as a connected runtime",
    facts: [factPath(harness.id as FactId, "mode")],
  }
}

function otherSource(harness: Harness, asked: string, makes: string): Refusal {
  return {
    code: "profile/other-source",
    what: `${harness.name} is ${harness.supply.availability}, and ${asked} makes no profile of it.`,
    why: "a ready entry comes with its own image, and every other one with yours",
    fix: `adopt it as ${makes}`,
    facts: [factPath(harness.id as FactId, "supply")],
  }
}

function fixture(harness: Harness): Refusal {
  return {
    code: "profile/fixture-deployed",
    what: `${harness.name} is a local fixture, and the target is hosted.`,
    why: "what makes tests pass without a model would answer customers without one",
    fix: "use it on a local engine, or choose another entry",
    facts: [factPath(harness.id as FactId, "launchRole")],
  }
}

/** A foreign release is not told from a missing one, so its id is not repeated. */
function unknownRelease(): Refusal {
  return {
    code: "profile/unknown-release",
    what: "The workspace has no such release.",
    why: "a profile stands on one exact release",
    fix: "name a release of this workspace, or bring the image as oci",
    facts: [],
  }
}

function otherDriver(driver: Driver): Refusal {
  return {
    code: "profile/other-driver",
    what: `The release is driven by ${driver.name}, and by no other.`,
    why: "a release states its protocol once, and evidence counts for that driver alone",
    fix: `name ${driver.name} as its driver`,
    facts: [driver.id],
  }
}

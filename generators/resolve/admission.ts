import type {
  AccessLane,
  AdoptionSource,
  Capability,
  Check,
  ExperienceProfile,
  ModelCard,
  Provider,
} from "../../model/entries.ts"
import type { Fact } from "../../model/fact.ts"
import type { Linker } from "./linker.ts"
import { at, elements, oneOf, reference, root, text, textMap, textOrNull, truth, wrong } from "./reader.ts"
import type { Place } from "./reader.ts"

/** Follows references to capabilities. */
interface CapabilityLinker {
  readonly capability: (place: Place) => Capability
}

/** Reads a capability and what it rests on. */
export function readCapability(fact: Fact, link: Pick<Linker, "declaration">): Capability {
  const place = root(fact)
  const connected = at(place, "connected")
  const gate = at(place, "gate")
  return {
    id: fact.id,
    name: fact.name,
    literal: text(at(place, "literal")),
    connected: connected.value === null ? null : oneOf(connected, "yes", "with_connection"),
    needs: at(place, "needs").value === undefined ? {} : textMap(at(place, "needs")),
    gate: gate.value === undefined ? null : link.declaration(gate),
    tools: at(place, "tools").value === undefined ? false : truth(at(place, "tools")),
  }
}

/** Reads an access lane. */
export function readAccessLane(fact: Fact, link: CapabilityLinker): AccessLane {
  const place = root(fact)
  return {
    id: fact.id,
    name: fact.name,
    literal: text(at(place, "literal")),
    modelSelection: text(at(place, "modelSelection")),
    credentialCustody: text(at(place, "credentialCustody")),
    routing: text(at(place, "routing")),
    wireProvenance: text(at(place, "wireProvenance")),
    usageEvidence: text(at(place, "usageEvidence")),
    modelLane: text(at(place, "modelLane")),
    requires: elements(at(place, "requires")).map((entry) => link.capability(entry)),
    lacks: elements(at(place, "lacks")).map((entry) => link.capability(entry)),
  }
}

/** Reads an experience profile. */
export function readExperienceProfile(
  fact: Fact,
  link: CapabilityLinker & Pick<Linker, "revision">,
): ExperienceProfile {
  const place = root(fact)
  return {
    id: fact.id,
    name: fact.name,
    literal: text(at(place, "literal")),
    revision: link.revision(at(place, "revision")).literal,
    requires: elements(at(place, "requires")).map((entry) => link.capability(entry)),
  }
}

/** Reads a check of the conformance suite. */
export function readCheck(fact: Fact, link: Pick<Linker, "declaration">): Check {
  const place = root(fact)
  const [tier, proves] = [at(place, "tier"), at(place, "proves")]
  return {
    id: fact.id,
    name: fact.name,
    literal: text(at(place, "literal")),
    judgedBy: oneOf(at(place, "judgedBy"), "grammar", "active", "opt_in", "server", "worker"),
    tier: tier.value === undefined ? null : oneOf(tier, "mandatory", "advisory", "informational"),
    requirement: text(at(place, "summary")),
    proves: proves.value === undefined ? null : link.declaration(proves),
  }
}

/** Reads a model card, or what holds for models without one. */
export function readModelCard(
  fact: Fact,
  link: Pick<Linker, "fact"> & { readonly provider: (place: Place) => Provider },
): ModelCard {
  const place = root(fact)
  const provider = at(place, "provider")
  return {
    id: fact.id,
    name: fact.name,
    provider: provider.value === null ? null : link.provider(provider),
    model: textOrNull(at(place, "model")),
    contextWindow: amountOrNull(at(place, "contextWindow")),
    inputPrice: amountOrNull(at(place, "inputPrice")),
    outputPrice: amountOrNull(at(place, "outputPrice")),
    cacheReadPrice: amountOrNull(at(place, "cacheReadPrice")),
    cacheWritePrice: amountOrNull(at(place, "cacheWritePrice")),
    outputCap: at(place, "outputCap").value === undefined ? null : text(at(place, "outputCap")),
    effort: (at(place, "effort").value === undefined ? [] : elements(at(place, "effort"))).map((entry) => ({
      effort: literalOf(at(entry, "effort"), link),
      value:
        typeof at(entry, "value").value === "number"
          ? amountOrNull(at(entry, "value"))
          : textOrNull(at(entry, "value")),
    })),
  }
}

/** Reads a way by which a harness comes into a workspace. */
export function readAdoptionSource(fact: Fact): AdoptionSource {
  const place = root(fact)
  return {
    id: fact.id,
    name: fact.name,
    literal: text(at(place, "literal")),
    profiles: elements(at(place, "profiles")).map((entry) => oneOf(entry, "ready", "image_required", "blocked")),
  }
}

/** The published literal of a word that is referred to. */
function literalOf(place: Place, link: Pick<Linker, "fact">): string {
  const word = link.fact(reference(place))
  if (word === undefined) throw wrong(place, "a word of a vocabulary")
  return text(at(root(word), "literal"))
}

function amountOrNull(place: Place): number | null {
  const { value } = place
  if (value === null || value === undefined) return null
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 0)
    throw wrong(place, "a whole number from 0")
  return value
}

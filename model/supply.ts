import type { Derived, Turn } from "./derived.ts"
import type { AdoptionSource, Harness, Supply } from "./entries.ts"
import { factPath } from "./fact.ts"
import type { FactId } from "./fact.ts"

/** A way by which a harness comes into a workspace, as far as it says which profiles it makes. */
export type ProfileSource = Pick<AdoptionSource, "id" | "literal" | "profiles">

/**
 * Where the profile of a catalog entry comes from; null for none. A connected entry has no profile: its process runs
 * already. Of everything else the source is the one that makes profiles of such availability.
 */
export function profileSource(harness: Harness, sources: readonly ProfileSource[]): Derived<string | null> {
  const { mode, supply } = harness
  const value = sourceFor(mode, supply.availability, sources)
  const modeAt = factPath(harness.id as FactId, "mode")
  const supplyAt = factPath(harness.id as FactId, "supply")
  const source = sources.find(({ literal }) => literal === value)
  const turns: readonly Turn<string | null>[] = [
    ...modes
      .filter((other) => other !== mode)
      .map((other): Turn<string | null> => ({
        says: `${harness.name} were ${other}`,
        change: { at: modeAt, before: mode, after: other },
        becomes: sourceFor(other, supply.availability, sources),
      })),
    ...supplies
      .filter(({ availability }) => availability !== supply.availability)
      .map((other): Turn<string | null> => ({
        says: `${harness.name} were ${other.availability}`,
        change: { at: supplyAt, before: { ...supply }, after: { ...other } },
        becomes: sourceFor(mode, other.availability, sources),
      })),
  ]
  return {
    value,
    reasons: [
      { says: `${harness.name} is`, value: mode, from: { fact: modeAt } },
      {
        says: "its image is",
        value: supply.availability,
        from: { fact: factPath(harness.id as FactId, "supply", "availability") },
      },
      ...(source === undefined
        ? []
        : [
            {
              says: `${source.literal} profiles what is`,
              value: source.profiles.join(", "),
              from: { fact: factPath(source.id as FactId, "profiles") },
            },
          ]),
      { says: "so its profile comes from", value: value ?? "nowhere", from: { law: "model/supply.ts" } },
    ],
    turns: turns.filter(({ becomes }) => becomes !== value),
  }
}

const modes = ["packaged", "connected"] as const
const supplies: readonly Supply[] = [
  { availability: "ready", image: `image.example/it@sha256:${"0".repeat(64)}`, receipt: "receipt" },
  { availability: "image_required" },
  { availability: "blocked", image: null, missingEvidence: "evidence", missingPlane: null },
]

function sourceFor(
  mode: Harness["mode"],
  availability: Supply["availability"],
  sources: readonly ProfileSource[],
): string | null {
  if (mode === "connected") return null
  return sources.find(({ profiles }) => profiles.includes(availability))?.literal ?? null
}
